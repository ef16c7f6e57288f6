/** The API's reasons for refusing a time. Source: calls.md, `error.details` of 409. */
import type { SlotAlternative } from '@aksamit/contracts';
import { isHttpError } from '@aksamit/module-sdk/http';

export interface Refusal {
  /** `taken`: another customer was quicker. `from`: allowed only from a date. `other`: see the server's message. */
  kind: 'taken' | 'from' | 'other';
  alternatives: SlotAlternative[];
  /** The instant from which it is allowed; null where there is none. */
  from: string | null;
  error: unknown;
}

const TAKEN = ['slot_taken', 'hold_expired', 'day_not_full'];

/** Reads an error of a booking call. */
export function refusalOf(error: unknown): Refusal {
  const details = isHttpError(error) ? error.details : {};
  const from = typeof details.from === 'string' ? details.from : null;
  const isTaken = isHttpError(error) && TAKEN.includes(error.code);
  return { kind: isTaken ? 'taken' : from ? 'from' : 'other', alternatives: alternativesOf(details), from, error };
}

function alternativesOf({ alternatives }: Readonly<Record<string, unknown>>): SlotAlternative[] {
  if (!Array.isArray(alternatives)) return [];
  return alternatives.filter(
    (one): one is SlotAlternative => typeof one?.locationId === 'string' && typeof one?.startAt === 'string',
  );
}
