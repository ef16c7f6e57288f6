/** Receipt of a form in the address that its action leads to: `?sent=callBack.ZG-2026-000123.2026-12-10.mail`. */
import type { Lead } from '@aksamit/contracts';
import { type FormName, type FormValues, formDefinitions } from '../form-definitions';

export interface Receipt {
  name: FormName;
  /** Null: this form has no number. */
  number: string | null;
  /** ISO 8601; null: there is nothing to answer. */
  answerBy: string | null;
  /** A confirmation went to the sender's address. */
  isMailed: boolean;
}

const SHAPE = /^([a-zA-Z]+)(?:\.(ZG-\d{4}-\d{6,9}))?(?:\.(\d{4}-\d{2}-\d{2}))?(\.mail)?$/;

/** @param values what was sent: without an address there is no confirmation */
export const receiptOf = (name: FormName, lead: Lead | null, { email = '' }: FormValues): Receipt => ({
  name,
  number: lead?.number ?? null,
  answerBy: lead?.answerBy ?? null,
  isMailed: lead !== null && email.trim() !== '',
});

/** Value of the parameter. An answer is due until the end of a day, of which the date is enough. */
export function writeReceipt({ name, number, answerBy, isMailed }: Receipt): string {
  return [name, number, answerBy?.slice(0, 10), isMailed && 'mail'].filter(Boolean).join('.');
}

/** Null for a value that the shop has not written: anybody can make an address. */
export function readReceipt(value: string | null | undefined): Receipt | null {
  const [, given = '', number = null, date, mail] = SHAPE.exec(value ?? '') ?? [];
  const definition = Object.values(formDefinitions).find(({ name }) => name === given);
  if (!definition) return null;
  const answerBy = date === undefined ? null : `${date}T12:00:00.000Z`;
  if (answerBy !== null && Number.isNaN(Date.parse(answerBy))) return null;
  return { name: definition.name, number, answerBy, isMailed: mail !== undefined };
}
