import { type HttpError, isHttpError } from '@aksamit/module-sdk/http';
import { transportFailure } from '../requests/message-of-error';

/** Messages of a form after the API refused it. */
export interface FormFailure {
  /** Messages by field of the form. */
  fields: Record<string, string>;
  /** Key of a message for the whole form, under `failures`; null when the fields show everything. */
  messageKey: string | null;
  code: string;
}

/** Codes that have words of their own. */
const KNOWN_CODES = [
  'email_in_use',
  'phone_in_use',
  'invalid_credentials',
  'attempts_slowed',
  'fresh_login_required',
  'invalid_code',
  'link_invalid',
];

/** Turns a failed call into messages. `fields` are the names that the form has a control for. */
export function formFailure(error: unknown, fields: readonly string[]): FormFailure {
  if (!isHttpError(error)) return { fields: {}, messageKey: 'unknown', code: 'unknown' };
  // A nested field (`userInvoice.vatId`) has its control under its last segment.
  const last = Object.entries(error.fieldPaths).map(([path, text]) => [path.split('.').at(-1) ?? path, text] as const);
  const own = [...last, ...Object.entries(error.fields)].filter(([name]) => fields.includes(name));
  const messageKey = messageKeyOf(error, own.length > 0);
  return { fields: Object.fromEntries(own), messageKey, code: error.code };
}

function messageKeyOf(error: HttpError, hasFields: boolean): string | null {
  const { status, code } = error;
  if (KNOWN_CODES.includes(code)) return code;
  if (hasFields) return null;
  if (status === 429) return 'tooOften';
  return status === 0 || status >= 500 ? transportFailure(error) : 'unknown';
}
