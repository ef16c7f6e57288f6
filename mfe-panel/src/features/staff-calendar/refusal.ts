import type { SlotAlternative } from '@aksamit/contracts';
import type { StaffEvent } from '@aksamit/contracts/staff';
import { isHttpError } from '@aksamit/module-sdk/http';
import type { Translate } from '@aksamit/module-sdk/i18n';
import { refusalWords } from '../../staff-kit/refusal-words';

/** Why a change of the calendar was refused, and the nearest free times when the wanted one is taken. */
export interface CalendarRefusal {
  message: string;
  alternatives: readonly SlotAlternative[];
}

/** Reads a failed call. */
export function refusalOf(error: unknown, t: Translate): CalendarRefusal {
  return { message: refusalWords(error, t), alternatives: isHttpError(error) ? alternativesOf(error.details) : [] };
}

/** The visit as it is now, of a change that was refused because somebody else changed it meanwhile; null: another error. */
export function changedVisit(error: unknown): StaffEvent | null {
  if (!isHttpError(error) || error.code !== 'event_changed') return null;
  const { event } = error.details;
  return isVisit(event) ? event : null;
}

const isVisit = (value: unknown): value is StaffEvent =>
  ['id', 'startAt', 'doneStatus'].every((name) => typeof Reflect.get(Object(value), name) === 'string');

function alternativesOf({ alternatives }: Readonly<Record<string, unknown>>): SlotAlternative[] {
  if (!Array.isArray(alternatives)) return [];
  return alternatives.filter(
    (one): one is SlotAlternative =>
      typeof Reflect.get(Object(one), 'startAt') === 'string' &&
      typeof Reflect.get(Object(one), 'locationId') === 'string',
  );
}
