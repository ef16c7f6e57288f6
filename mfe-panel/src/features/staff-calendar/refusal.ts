import type { SlotAlternative } from '@aksamit/contracts';
import { isHttpError } from '@aksamit/module-sdk/http';
import type { Translate } from '@aksamit/module-sdk/i18n';
import { messageOfError } from '../../requests/message-of-error';

/** Why a change of the calendar was refused, and the nearest free times when the wanted one is taken. */
export interface CalendarRefusal {
  message: string;
  alternatives: readonly SlotAlternative[];
}

/** Reads a failed call. An admin without a second factor is shown what is missing. */
export function refusalOf(error: unknown, t: Translate): CalendarRefusal {
  if (!isHttpError(error)) return { message: messageOfError(error, t), alternatives: [] };
  if (error.code === 'second_factor_needed') return { message: t('staff.secondFactor'), alternatives: [] };
  const fields = Object.values(error.fields).join(' ');
  const message = error.status === 422 && fields ? fields : messageOfError(error, t);
  return { message, alternatives: alternativesOf(error.details) };
}

function alternativesOf({ alternatives }: Readonly<Record<string, unknown>>): SlotAlternative[] {
  if (!Array.isArray(alternatives)) return [];
  return alternatives.filter(
    (one): one is SlotAlternative =>
      typeof Reflect.get(Object(one), 'startAt') === 'string' &&
      typeof Reflect.get(Object(one), 'locationId') === 'string',
  );
}
