import type { AgreeInput, RegisterRequest } from '@aksamit/contracts';

/** What the registration form holds. */
export interface RegistrationFields {
  firstName: string;
  lastName: string;
  email: string;
  phonePrefix: string;
  phone: string;
  password: string;
  /** Empty: not given. */
  gender: NonNullable<RegisterRequest['gender']> | '';
  regulations: boolean;
  marketingEmail: boolean;
  marketingPhone: boolean;
}

/** Controls with a short label, in the order in which they stand. */
export const PERSONAL_FIELDS = [
  'firstName',
  'lastName',
  'email',
  'phonePrefix',
  'phone',
  'gender',
  'password',
] as const;

/** Names of all controls in the order in which they stand. */
export const REGISTRATION_FIELDS = [...PERSONAL_FIELDS, 'regulations', 'marketingEmail', 'marketingPhone'] as const;

export const CONSENTS = ['regulations', 'marketingEmail', 'marketingPhone'] as const;

/** Consents as the API takes them; "select all" is a switch of the form and never sent. */
export function agreesOf(fields: Pick<RegistrationFields, (typeof CONSENTS)[number]>): AgreeInput[] {
  return CONSENTS.map((type) => ({ type, value: fields[type] }));
}
