/** Fields of the contact form. Source: specification, content, sections 3 (topics, subjects) and 5 (complaints). */
import type { ContactTopic, OwnContactRequest } from '@aksamit/contracts';

export const TOPICS = ['reservations', 'complaints', 'marketing', 'other'] as const satisfies readonly ContactTopic[];
export const SUBJECTS = ['resignation', 'noEffects', 'sideEffects', 'other'] as const;
export const ABOUT = ['services', 'products'] as const;

export interface ContactFields {
  topic: (typeof TOPICS)[number];
  message: string;
  complaintSubject: (typeof SUBJECTS)[number] | '';
  complaintAbout: (typeof ABOUT)[number];
  locationId: string;
  orderNumber: string;
  address: string;
  postalCode: string;
  city: string;
  claim: string;
  circumstances: string;
}

export const EMPTY_CONTACT: ContactFields = {
  topic: 'reservations',
  message: '',
  complaintSubject: '',
  complaintAbout: 'services',
  locationId: '',
  orderNumber: '',
  address: '',
  postalCode: '',
  city: '',
  claim: '',
  circumstances: '',
};

/** Controls in the order in which they stand. */
export const CONTACT_FIELDS = [
  'topic',
  'complaintSubject',
  'complaintAbout',
  'locationId',
  'claim',
  'circumstances',
  'address',
  'postalCode',
  'city',
  'orderNumber',
  'message',
] as const;

const filled = <Name extends string>(name: Name, value: string) =>
  value.trim() === '' ? {} : ({ [name]: value.trim() } as Record<Name, string>);

/** The form as the API takes it: a complaint with its fields, anything else with its message alone. */
export function contactRequest(fields: ContactFields, fileUploadIds: string[] = []): OwnContactRequest {
  const { topic, complaintSubject, complaintAbout } = fields;
  const order = filled('orderNumber', fields.orderNumber);
  if (topic !== 'complaints') return { topic, message: fields.message.trim(), ...order };
  return {
    topic,
    ...(complaintSubject === '' ? {} : { complaintSubject }),
    complaintAbout,
    claim: fields.claim.trim(),
    circumstances: fields.circumstances.trim(),
    ...order,
    address: fields.address.trim(),
    postalCode: fields.postalCode.trim(),
    city: fields.city.trim(),
    ...(complaintAbout === 'services' ? filled('locationId', fields.locationId) : {}),
    ...filled('message', fields.message),
    ...(fileUploadIds.length > 0 ? { fileUploadIds } : {}),
  };
}
