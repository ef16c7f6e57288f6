import type { Translate } from '@aksamit/module-sdk/i18n';

/** Hours of a day as the API has them. */
export interface DayHours {
  start: string | null;
  end: string | null;
  closed: boolean;
  allDay: boolean;
}

/** Hours of a day as a form has them. */
export interface DayFields {
  state: 'open' | 'closed' | 'allDay';
  start: string;
  end: string;
}

export const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

const stateOf = ({ closed, allDay }: DayHours): DayFields['state'] => {
  if (closed) return 'closed';
  return allDay ? 'allDay' : 'open';
};

export const dayFields = (day: DayHours): DayFields => ({
  state: stateOf(day),
  start: day.start ?? '',
  end: day.end ?? '',
});

/** Hours that do not apply are left out: the API would check them all the same. */
export function dayHours({ state, start, end }: DayFields): DayHours {
  const isOpen = state === 'open';
  return {
    start: isOpen ? start : null,
    end: isOpen ? end : null,
    closed: state === 'closed',
    allDay: state === 'allDay',
  };
}

/** Whether an open day's hours are whole and in order. */
export const isDayInOrder = ({ state, start, end }: DayFields): boolean =>
  state !== 'open' || (start !== '' && start < end);

/** `09:00–19:00`, or closed, or open all day. */
export function dayWords(day: DayHours, t: Translate): string {
  const state = stateOf(day);
  return state === 'open' ? `${day.start}–${day.end}` : t(`staff.records.opening.states.${state}`);
}
