/**
 * Forms that people send. Source: content-and-business-rules.md, section 3 (call-back, reviewer-club application,
 * contact topics, complaint subjects) and 5; calls.md, POST /leads and the calls beside it.
 */
import { z } from 'zod';
import { agreesInput, emailInput, phoneInput, phonePrefixInput } from './account';
import { instant, recordId } from './envelope';

export const leadType = z.enum([
  'callBack',
  'professional',
  'businessIdea',
  'contact',
  'contactBusiness',
  'influencer',
  'mail',
]);
export type LeadType = z.infer<typeof leadType>;

export const contactTopic = z.enum(['complaints', 'reservations', 'marketing', 'other']);
export type ContactTopic = z.infer<typeof contactTopic>;
export const complaintSubject = z.enum(['resignation', 'noEffects', 'sideEffects', 'other']);
export type ComplaintSubject = z.infer<typeof complaintSubject>;
/** Services are answered within 30 days, products within 14. */
export const complaintAbout = z.enum(['services', 'products']);
export type ComplaintAbout = z.infer<typeof complaintAbout>;

/** `lifystyle` is the specification's own spelling. */
export const accountCategory = z.enum([
  'fashion',
  'beauty',
  'sport',
  'lifystyle',
  'travels',
  'specialized',
  'familyLife',
  'other',
]);
export const skinTone = z.enum(['veryBright', 'bright', 'natural', 'tanned', 'dark']);
export const hairShade = z.enum(['lightBlonde', 'mediumBlond', 'dark']);

/** Receipt for the sender: the reference number, and until when the shop answers. */
export const lead = z.object({
  id: z.string(),
  /** `ZG-2026-001001` */
  number: z.string(),
  leadType,
  createdAt: instant,
  /** Null: there is nothing to answer. */
  answerBy: instant.nullable(),
});
export type Lead = z.infer<typeof lead>;

/** Shortest time in which a person fills in a form, milliseconds. Source: docs/decisions/0198. */
export const LEAST_FORM_MS = 2000;

/**
 * What programs that fill in every form betray themselves by. `website` is a field that nobody sees; `elapsedMs` is how
 * long the page was open, which only a page with scripts knows. Absent from forms of modules from before.
 */
export const formGuard = z.strictObject({
  website: z.string().max(500).optional(),
  elapsedMs: z.int().min(0).optional(),
});
export type FormGuard = z.infer<typeof formGuard>;
const guard = formGuard.optional();

const line = (most: number) => z.string().trim().min(1).max(most);
const words = z.string().trim().min(1).max(4000);
const person = {
  firstName: line(80),
  lastName: line(80),
  phonePrefix: phonePrefixInput,
  phone: phoneInput,
  email: emailInput,
};
const anna = { firstName: 'Anna', lastName: 'Nowak', phonePrefix: '48', phone: '600700800', email: 'anna@example.com' };
const regulations = [{ type: 'regulations', value: true }];

/**
 * POST /leads: call me back. A call needs a first name and a number; surname and e-mail are optional, and forms of modules
 * from before ask for them. With an address its sender receives a confirmation. Offers by e-mail need an address.
 */
export const callBackRequest = z
  .strictObject({
    ...person,
    lastName: person.lastName.optional(),
    email: emailInput.optional(),
    locationId: recordId.optional(),
    city: line(80).optional(),
    agrees: agreesInput,
    guard,
  })
  .superRefine(({ email, agrees }, context) => {
    const wantsMail = agrees.some(({ type, value }) => type === 'marketingEmail' && value);
    if (wantsMail && email === undefined) context.addIssue({ code: 'custom', path: ['email'], message: 'required' });
  })
  .meta({
    examples: [
      { firstName: 'Anna', phonePrefix: '48', phone: '600700800', agrees: regulations },
      { ...anna, locationId: '1', agrees: regulations },
    ],
  });
export type CallBackRequest = z.input<typeof callBackRequest>;

/** POST /leads/professional: `agrees` also holds `professional: true`, the declaration of being one. */
export const professionalLeadRequest = z
  .strictObject({
    ...person,
    companyName: line(200).optional(),
    city: line(80).optional(),
    message: words.optional(),
    agrees: agreesInput,
    guard,
  })
  .meta({ examples: [{ ...anna, agrees: [...regulations, { type: 'professional', value: true }] }] });
export type ProfessionalLeadRequest = z.input<typeof professionalLeadRequest>;

/** POST /leads/business-idea: a salon of one's own, in which city. */
export const businessIdeaRequest = z
  .strictObject({ ...person, city: line(80), message: words.optional(), agrees: agreesInput, guard })
  .meta({ examples: [{ ...anna, city: 'Radom', agrees: regulations }] });
export type BusinessIdeaRequest = z.input<typeof businessIdeaRequest>;

/** Files that one form takes. */
export const MOST_LEAD_FILES = 5;

const matter = {
  topic: contactTopic,
  message: words.optional(),
  complaintSubject: complaintSubject.optional(),
  complaintAbout: complaintAbout.optional(),
  /** The salon; needed for a complaint about services. */
  locationId: recordId.optional(),
  /** Postal address of the complainant, required for every complaint: street and number, postal code, city. */
  address: line(200).optional(),
  postalCode: z.string().trim().min(2).max(12).optional(),
  city: line(80).optional(),
  orderNumber: line(40).optional(),
  claim: words.optional(),
  /** What happened, and what shows it. */
  circumstances: words.optional(),
  /** Own files that are ready (POST /file-uploads): photographs, documents. */
  fileUploadIds: z.array(z.uuid()).max(MOST_LEAD_FILES).optional(),
  agrees: agreesInput.optional(),
};
/** Without them a complaint is not handled (content, "Salon terms"); the API requires them itself. */
export const COMPLAINT_ADDRESS = ['address', 'postalCode', 'city'] as const;
const COMPLAINT_FIELDS = ['complaintSubject', 'complaintAbout', 'claim', 'circumstances'] as const;

interface Matter {
  topic: ContactTopic;
  message?: string | undefined;
  complaintSubject?: string | undefined;
  complaintAbout?: string | undefined;
  claim?: string | undefined;
  circumstances?: string | undefined;
  locationId?: string | undefined;
}

// A complaint without its claim and circumstances is not handled (section 5): the form refuses it at once.
function checkMatter(value: Matter, context: z.RefinementCtx): void {
  const add = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message });
  if (value.topic !== 'complaints') {
    for (const name of COMPLAINT_FIELDS) if (value[name] !== undefined) add(name, 'not_allowed');
    if (value.message === undefined) add('message', 'required');
    return;
  }
  for (const name of COMPLAINT_FIELDS) if (value[name] === undefined) add(name, 'required');
  if (value.complaintAbout === 'services' && value.locationId === undefined) add('locationId', 'required');
}

const complaint = {
  topic: 'complaints',
  complaintSubject: 'noEffects',
  complaintAbout: 'services',
  locationId: '1',
  address: 'ul. Polna 4',
  postalCode: '90-001',
  city: 'Łódź',
  claim: 'A free treatment in its place.',
  circumstances: 'Third treatment of the series, 12 November. Photographs follow by e-mail.',
};

/** POST /contact. */
export const contactRequest = z
  .strictObject({ ...person, phonePrefix: phonePrefixInput.optional(), phone: phoneInput.optional(), ...matter, guard })
  .superRefine(checkMatter)
  .meta({
    examples: [
      {
        firstName: 'Anna',
        lastName: 'Nowak',
        email: 'anna@example.com',
        topic: 'other',
        message: 'Do you sell gift cards?',
      },
      { firstName: 'Anna', lastName: 'Nowak', email: 'anna@example.com', ...complaint },
    ],
  });
export type ContactRequest = z.input<typeof contactRequest>;

/** POST /me/contact: who writes is known. */
export const ownContactRequest = z
  .strictObject(matter)
  .superRefine(checkMatter)
  .meta({ examples: [complaint] });
export type OwnContactRequest = z.input<typeof ownContactRequest>;

/** POST /contact/business. */
export const businessContactRequest = z
  .strictObject({ ...person, companyName: line(200), message: words, agrees: agreesInput.optional(), guard })
  .meta({ examples: [{ ...anna, companyName: 'Nowak sp. z o.o.', message: 'We would like to work with you.' }] });
export type BusinessContactRequest = z.input<typeof businessContactRequest>;

const application = {
  instagramLink: z.url({ protocol: /^https?$/, hostname: /^(?:www\.)?instagram\.com$/ }).max(200),
  followersCount: z.int().min(0).max(1_000_000_000),
  accountCategory,
  skinTone,
  hairShade,
  description: line(250).optional(),
  agrees: agreesInput,
};
const reviewer = {
  instagramLink: 'https://instagram.com/anna',
  followersCount: 12_000,
  accountCategory: 'beauty',
  skinTone: 'bright',
  hairShade: 'mediumBlond',
  description: 'I write about skin care.',
  agrees: regulations,
};

/** POST /influencer-submit-form: an application to the reviewer club; nobody under 16. */
export const influencerRequest = z
  .strictObject({ name: line(160), email: emailInput, dateBirth: z.iso.date(), ...application, guard })
  .meta({ examples: [{ name: 'Anna Nowak', email: 'anna@example.com', dateBirth: '1995-04-12', ...reviewer }] });
export type InfluencerRequest = z.input<typeof influencerRequest>;

/** POST /me/influencer-submit-form: the date of birth is needed only when the profile has none. */
export const ownInfluencerRequest = z
  .strictObject({ dateBirth: z.iso.date().optional(), ...application })
  .meta({ examples: [reviewer] });
export type OwnInfluencerRequest = z.input<typeof ownInfluencerRequest>;

/**
 * POST /mails: a listed template. `question` goes to the shop; `application` (where to find the mobile application) to
 * the logged-in sender's own verified address. There is no field for an address to send to.
 */
export const mailRequest = z
  .discriminatedUnion('template', [
    z.strictObject({
      template: z.literal('question'),
      firstName: line(80),
      lastName: line(80).optional(),
      email: emailInput,
      message: words,
    }),
    z.strictObject({ template: z.literal('application') }),
  ])
  .meta({
    examples: [
      { template: 'question', firstName: 'Anna', email: 'anna@example.com', message: 'Do you open on Sundays?' },
      { template: 'application' },
    ],
  });
export type MailRequest = z.input<typeof mailRequest>;
