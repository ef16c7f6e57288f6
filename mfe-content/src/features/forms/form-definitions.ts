/** The public forms as data. Fields: specification, content, section 3; what the API takes: shared-kit/contracts/lead. */

import type { FormCall } from './api/forms-calls';

export type FormValues = Readonly<Record<string, string>>;
export type Consent = 'regulations' | 'marketingEmail' | 'marketingPhone';

export interface FieldDefinition {
  /** The API's name; its label stands under `forms.fields`, its hint, if any, under `forms.hints`. */
  name: string;
  /** Key of its label where another form's field of this name has another text. */
  label?: string;
  kind: 'text' | 'email' | 'tel' | 'url' | 'number' | 'date' | 'area' | 'select' | 'salon';
  isOptional?: boolean;
  hasHint?: boolean;
  autoComplete?: string;
  longest?: number;
  /** Of a select; their words stand under `forms.choices.<name>`. */
  choices?: readonly string[];
  pattern?: RegExp;
  /** Omitted from the form, and from the request, unless this holds. */
  isShown?: (values: FormValues) => boolean;
}

/** Its words stand under `forms.<name>`. */
export type FormName = 'contact' | 'callBack' | 'businessIdea' | 'reviewer';

export interface FormDefinition {
  name: FormName;
  call: FormCall;
  fields: readonly FieldDefinition[];
  consents: readonly Consent[];
  initial: FormValues;
  /** Photographs and documents can be attached while this holds. */
  takesFiles?: (values: FormValues) => boolean;
}

const LONGEST_TEXT = 4000;
/** Characters; specification, content, section 5. */
const LONGEST_DESCRIPTION = 250;

const firstName: FieldDefinition = { name: 'firstName', kind: 'text', autoComplete: 'given-name', longest: 80 };
const lastName: FieldDefinition = { name: 'lastName', kind: 'text', autoComplete: 'family-name', longest: 80 };
const email: FieldDefinition = { name: 'email', kind: 'email', autoComplete: 'email', pattern: /^\s*\S+@\S+\.\S+\s*$/ };
const phonePrefix: FieldDefinition = {
  name: 'phonePrefix',
  kind: 'tel',
  autoComplete: 'tel-country-code',
  pattern: /^\s*\+?[1-9]\d{0,3}\s*$/,
  longest: 6,
};
const phone: FieldDefinition = {
  name: 'phone',
  kind: 'tel',
  autoComplete: 'tel-national',
  pattern: /^(?:[\s-]*\d){6,12}[\s-]*$/,
  longest: 20,
};
const person = [firstName, lastName, phonePrefix, phone, email];
const prefix = { phonePrefix: '48' };

const isComplaint = ({ topic }: FormValues) => topic === 'complaints';
const isOfServices = (values: FormValues) => isComplaint(values) && values.complaintAbout === 'services';

export const contactForm: FormDefinition = {
  name: 'contact',
  call: 'POST /contact',
  consents: [],
  takesFiles: isComplaint,
  initial: { ...prefix, topic: 'reservations', complaintSubject: 'noEffects', complaintAbout: 'services' },
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
    { name: 'city', label: 'town', kind: 'text', autoComplete: 'address-level2', longest: 80, isShown: isComplaint },
    { name: 'orderNumber', kind: 'text', isOptional: true, longest: 40, hasHint: true },
    { name: 'claim', kind: 'area', longest: LONGEST_TEXT, hasHint: true, isShown: isComplaint },
    { name: 'circumstances', kind: 'area', longest: LONGEST_TEXT, hasHint: true, isShown: isComplaint },
    { name: 'message', kind: 'area', longest: LONGEST_TEXT, isShown: (values) => !isComplaint(values) },
  ],
};

export const callBackForm: FormDefinition = {
  name: 'callBack',
  call: 'POST /leads',
  consents: ['regulations', 'marketingPhone'],
  initial: prefix,
  fields: [...person, { name: 'locationId', kind: 'salon', isOptional: true }],
};

export const businessIdeaForm: FormDefinition = {
  name: 'businessIdea',
  call: 'POST /leads/business-idea',
  consents: ['regulations', 'marketingEmail'],
  initial: prefix,
  fields: [
    ...person,
    { name: 'city', kind: 'text', autoComplete: 'address-level2', longest: 80, hasHint: true },
    { name: 'message', kind: 'area', isOptional: true, longest: LONGEST_TEXT },
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
    { name: 'dateBirth', kind: 'date', autoComplete: 'bday', hasHint: true },
    {
      name: 'instagramLink',
      kind: 'url',
      longest: 200,
      hasHint: true,
      pattern: /^\s*https?:\/\/(www\.)?instagram\.com\/\S+\s*$/,
    },
    { name: 'followersCount', kind: 'number', pattern: /^\s*\d{1,9}\s*$/, longest: 9 },
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

export const formDefinitions: Readonly<Record<FormName, FormDefinition>> = {
  contact: contactForm,
  callBack: callBackForm,
  businessIdea: businessIdeaForm,
  reviewer: reviewerForm,
};

/** Fields that the form has with these values. */
export function shownFields({ fields }: FormDefinition, values: FormValues): FieldDefinition[] {
  return fields.filter(({ isShown }) => isShown?.(values) ?? true);
}

/** Error of a value; null: none. */
export function problemOf(
  { isOptional = false, pattern }: FieldDefinition,
  value: string | undefined,
): 'missing' | 'wrong' | null {
  const text = value?.trim() ?? '';
  if (text === '') return isOptional ? null : 'missing';
  return pattern && !pattern.test(text) ? 'wrong' : null;
}

/** The form as the API takes it: shown and filled fields, attached files, and the consents that were requested. */
export function requestOf(
  form: FormDefinition,
  values: FormValues,
  agrees: Readonly<Partial<Record<Consent, boolean>>>,
  fileUploadIds: readonly string[] = [],
): Record<string, unknown> {
  const shown = shownFields(form, values);
  // A prefix without its number is an empty value.
  const isFilled = ({ name }: FieldDefinition) =>
    (values[name]?.trim() ?? '') !== '' && !(name === 'phonePrefix' && !values.phone?.trim());
  const fields = shown
    .filter(isFilled)
    .map(({ name, kind }) => [name, kind === 'number' ? Number(values[name]) : values[name]?.trim()] as const);
  const consents = form.consents.map((type) => ({ type, value: agrees[type] === true }));
  const files = form.takesFiles?.(values) && fileUploadIds.length > 0 ? { fileUploadIds } : {};
  return { ...Object.fromEntries(fields), ...files, ...(consents.length > 0 ? { agrees: consents } : {}) };
}
