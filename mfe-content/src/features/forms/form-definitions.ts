/**
 * The public forms as data: which fields are shown, and in which order. What a value must be is stated by the API's
 * schemas alone (`check-form.ts`). Fields: specification, content, section 3.
 */

import { instagramAddress, typedNumber } from '@aksamit/contracts/typed-values';
import type { FormCall } from './api/forms-calls';

export type FormValues = Readonly<Record<string, string>>;
export type Consent = 'regulations' | 'professional' | 'marketingEmail' | 'marketingPhone';
export type Agrees = Readonly<Partial<Record<Consent, boolean>>>;

export interface FieldDefinition {
  /** The API's name; its label stands under `forms.fields`, its hint, if any, under `forms.hints`. */
  name: string;
  /** Key of its label where another form's field of this name has another text. */
  label?: string;
  kind: 'text' | 'email' | 'tel' | 'url' | 'number' | 'date' | 'area' | 'select' | 'salon';
  isOptional?: boolean;
  /** A consent with which an optional field is needed; its message then stands under `forms.needed.<name>`. */
  neededFor?: Consent;
  hasHint?: boolean;
  /** It has a row of its own: beside it there is no other short field. */
  isWide?: boolean;
  /** What a wrong value should be stands under `forms.wrong.<name>`. */
  hasWrong?: boolean;
  autoComplete?: string;
  /** Characters that can be typed; the schema's figure, for the browser. */
  longest?: number;
  /** Of a select; their words stand under `forms.choices.<name>`. */
  choices?: readonly string[];
  /** Omitted from the form, and from the request, unless this holds. */
  isShown?: (values: FormValues) => boolean;
}

/** Its words stand under `forms.<name>`. */
export type FormName =
  | 'contact'
  | 'contactBusiness'
  | 'callBack'
  | 'businessIdea'
  | 'professional'
  | 'reviewer'
  | 'newsletter';

export interface FormDefinition {
  name: FormName;
  call: FormCall;
  fields: readonly FieldDefinition[];
  consents: readonly Consent[];
  initial: FormValues;
  /** It is answered by a call within days: the last day for an answer is the shop's own matter. */
  isCall?: boolean;
  /** It is a request for e-mails: its text beside the button is the consent, and its request carries the text's version. */
  textVersion?: string;
  /** Photographs and documents can be attached while this holds. */
  takesFiles?: (values: FormValues) => boolean;
}

const LONGEST_TEXT = 4000;
/** Characters; specification, content, section 5. */
const LONGEST_DESCRIPTION = 250;

const firstName: FieldDefinition = { name: 'firstName', kind: 'text', autoComplete: 'given-name', longest: 80 };
const lastName: FieldDefinition = { name: 'lastName', kind: 'text', autoComplete: 'family-name', longest: 80 };
const email: FieldDefinition = {
  name: 'email',
  kind: 'email',
  autoComplete: 'email',
  longest: 254,
  hasWrong: true,
};
const phonePrefix: FieldDefinition = {
  name: 'phonePrefix',
  kind: 'tel',
  autoComplete: 'tel-country-code',
  longest: 6,
  hasWrong: true,
};
const phone: FieldDefinition = {
  name: 'phone',
  kind: 'tel',
  autoComplete: 'tel-national',
  longest: 20,
  hasWrong: true,
};
const companyName: FieldDefinition = { name: 'companyName', kind: 'text', autoComplete: 'organization', longest: 200 };
const city: FieldDefinition = { name: 'city', kind: 'text', autoComplete: 'address-level2', longest: 80 };
const message: FieldDefinition = { name: 'message', kind: 'area', longest: LONGEST_TEXT };
const person = [firstName, lastName, phonePrefix, phone, email];

const isComplaint = ({ topic }: FormValues) => topic === 'complaints';
const isOfServices = (values: FormValues) => isComplaint(values) && values.complaintAbout === 'services';

export const contactForm: FormDefinition = {
  name: 'contact',
  call: 'POST /contact',
  consents: [],
  takesFiles: isComplaint,
  initial: { topic: 'reservations', complaintSubject: 'noEffects', complaintAbout: 'services' },
  fields: [
    { name: 'topic', kind: 'select', choices: ['reservations', 'complaints', 'marketing', 'other'] },
    {
      name: 'complaintSubject',
      kind: 'select',
      choices: ['resignation', 'noEffects', 'sideEffects', 'other'],
      isShown: isComplaint,
    },
    { name: 'complaintAbout', kind: 'select', choices: ['services', 'products'], hasHint: true, isShown: isComplaint },
    { name: 'locationId', kind: 'salon', isShown: isOfServices },
    firstName,
    lastName,
    email,
    { ...phonePrefix, isOptional: true },
    { ...phone, isOptional: true },
    {
      name: 'address',
      kind: 'text',
      autoComplete: 'street-address',
      longest: 200,
      hasHint: true,
      isShown: isComplaint,
    },
    { name: 'postalCode', kind: 'text', autoComplete: 'postal-code', longest: 12, isShown: isComplaint },
    { ...city, label: 'town', isShown: isComplaint },
    { name: 'orderNumber', kind: 'text', isOptional: true, longest: 40, hasHint: true, isWide: true },
    { name: 'claim', kind: 'area', longest: LONGEST_TEXT, hasHint: true, isShown: isComplaint },
    { name: 'circumstances', kind: 'area', longest: LONGEST_TEXT, hasHint: true, isShown: isComplaint },
    { ...message, isShown: (values) => !isComplaint(values) },
  ],
};

export const contactBusinessForm: FormDefinition = {
  name: 'contactBusiness',
  call: 'POST /contact/business',
  consents: [],
  initial: {},
  fields: [{ ...companyName, isWide: true }, ...person, message],
};

/** No more than a call needs: a name and a number. A city is for who is near none of the salons. */
export const callBackForm: FormDefinition = {
  name: 'callBack',
  call: 'POST /leads',
  isCall: true,
  consents: ['regulations', 'marketingEmail', 'marketingPhone'],
  initial: {},
  fields: [
    firstName,
    phonePrefix,
    phone,
    { name: 'locationId', kind: 'salon', isOptional: true },
    { ...city, label: 'nearCity', isOptional: true, isShown: ({ locationId }) => !locationId },
    { ...email, isOptional: true, neededFor: 'marketingEmail', hasHint: true, isWide: true },
  ],
};

export const businessIdeaForm: FormDefinition = {
  name: 'businessIdea',
  call: 'POST /leads/business-idea',
  consents: ['regulations', 'marketingEmail', 'marketingPhone'],
  initial: {},
  fields: [...person, { ...city, hasHint: true, isWide: true }, { ...message, isOptional: true }],
};

export const professionalForm: FormDefinition = {
  name: 'professional',
  call: 'POST /leads/professional',
  consents: ['regulations', 'professional', 'marketingEmail'],
  initial: {},
  fields: [
    ...person,
    { ...companyName, isOptional: true },
    { ...city, label: 'town', isOptional: true },
    { ...message, isOptional: true },
  ],
};

export const reviewerForm: FormDefinition = {
  name: 'reviewer',
  call: 'POST /influencer-submit-form',
  consents: ['regulations', 'marketingEmail'],
  initial: { accountCategory: 'beauty', skinTone: 'natural', hairShade: 'dark' },
  fields: [
    { name: 'name', kind: 'text', autoComplete: 'name', longest: 160 },
    email,
    { name: 'dateBirth', kind: 'date', autoComplete: 'bday', hasHint: true, hasWrong: true },
    {
      name: 'instagramLink',
      kind: 'url',
      longest: 200,
      hasHint: true,
      hasWrong: true,
    },
    { name: 'followersCount', kind: 'number', longest: 11, hasWrong: true },
    {
      name: 'accountCategory',
      kind: 'select',
      choices: ['fashion', 'beauty', 'sport', 'lifystyle', 'travels', 'specialized', 'familyLife', 'other'],
    },
    { name: 'skinTone', kind: 'select', choices: ['veryBright', 'bright', 'natural', 'tanned', 'dark'] },
    { name: 'hairShade', kind: 'select', choices: ['lightBlonde', 'mediumBlond', 'dark'] },
    { name: 'description', kind: 'area', isOptional: true, longest: LONGEST_DESCRIPTION, hasHint: true },
  ],
};

/** As the API's contracts have it; a test compares both. */
const NEWSLETTER_TEXT_VERSION = '2026-11-26';

export const newsletterForm: FormDefinition = {
  name: 'newsletter',
  call: 'POST /newsletter-subscriptions',
  consents: [],
  textVersion: NEWSLETTER_TEXT_VERSION,
  initial: {},
  fields: [{ ...email, isWide: true }],
};

export const formDefinitions: Readonly<Record<FormName, FormDefinition>> = {
  contact: contactForm,
  contactBusiness: contactBusinessForm,
  callBack: callBackForm,
  businessIdea: businessIdeaForm,
  professional: professionalForm,
  reviewer: reviewerForm,
  newsletter: newsletterForm,
};

/** Consents without which a form is not taken. */
export const isRequiredConsent = (type: Consent): type is 'regulations' | 'professional' =>
  type === 'regulations' || type === 'professional';

/** Fields that the form has with these values. */
export function shownFields({ fields }: FormDefinition, values: FormValues): FieldDefinition[] {
  return fields.filter(({ isShown }) => isShown?.(values) ?? true);
}

/** What a form holds when it is sent. */
export interface FilledForm {
  values: FormValues;
  agrees: Agrees;
  fileUploadIds?: readonly string[];
  /** Path of the page that it stands on. */
  source: string;
}

/** The form as the API takes it: shown and filled fields, attached files, and the consents that were requested. */
export function requestOf(form: FormDefinition, filled: FilledForm): Record<string, unknown> {
  const { values, agrees, fileUploadIds = [], source } = filled;
  // A prefix without its number is an empty value.
  const isFilled = ({ name }: FieldDefinition) =>
    (values[name]?.trim() ?? '') !== '' && !(name === 'phonePrefix' && !values.phone?.trim());
  const fields = shownFields(form, values)
    .filter(isFilled)
    .map(({ name, kind }) => [name, sentValue(kind, values[name])] as const);
  const consents = form.consents.map((type) => ({ type, value: agrees[type] === true }));
  const { textVersion } = form;
  return {
    ...Object.fromEntries(fields),
    ...(form.takesFiles?.(values) && fileUploadIds.length > 0 ? { fileUploadIds } : {}),
    ...(consents.length > 0 ? { agrees: consents } : {}),
    ...(textVersion === undefined ? {} : { textVersion, source }),
  };
}

function sentValue(kind: FieldDefinition['kind'], typed = ''): number | string {
  // Text that is no number stays text, which the API's schema refuses.
  if (kind === 'number') return typedNumber(typed) ?? typed.trim();
  // The forms ask for one kind of address only.
  return kind === 'url' ? instagramAddress(typed) : typed.trim();
}
