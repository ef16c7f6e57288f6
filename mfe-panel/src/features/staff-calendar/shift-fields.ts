import type { ShiftDay, ShiftException, ShiftPreviewRequest, TherapistRota } from '@aksamit/contracts/staff';

/** Hours of a day as they are typed; an empty break is none. */
export interface HoursFields {
  works: boolean;
  start: string;
  end: string;
  breakStart: string;
  breakEnd: string;
}

export interface RotaFields {
  /** Monday first. */
  week: HoursFields[];
  exceptions: (HoursFields & { date: string })[];
}

const USUAL = { start: '10:00', end: '18:00', breakStart: '', breakEnd: '' };
const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7];

/** A date that differs, before anything is typed: a day off. */
export const newException = (date: string) => ({ ...USUAL, date, works: false });

const fieldsOf = ({ start, end, breakStart, breakEnd }: ShiftDay | ShiftException): HoursFields => ({
  works: start !== null,
  start: start ?? USUAL.start,
  end: end ?? USUAL.end,
  breakStart: breakStart ?? '',
  breakEnd: breakEnd ?? '',
});

/** A rota as its form has it. */
export const rotaFields = ({ week, exceptions }: TherapistRota): RotaFields => ({
  week: WEEKDAYS.map((weekday) => {
    const day = week.find((each) => each.weekday === weekday);
    return day ? fieldsOf(day) : { ...USUAL, works: false };
  }),
  exceptions: exceptions.map((each) => ({ ...fieldsOf(each), date: each.date })),
});

/** The days of a week, from 0 for Monday, on which somebody works. */
export const workingDays = (week: readonly HoursFields[]): number[] =>
  week.flatMap(({ works }, day) => (works ? [day] : []));

const breakOf = ({ breakStart, breakEnd }: HoursFields) =>
  breakStart && breakEnd ? { breakStart, breakEnd } : { breakStart: null, breakEnd: null };

/** What the API takes of these fields. */
export function rotaOf({ week, exceptions }: RotaFields): Pick<ShiftPreviewRequest, 'week' | 'exceptions'> {
  return {
    week: week.flatMap((day, index) =>
      day.works ? [{ weekday: index + 1, start: day.start, end: day.end, ...breakOf(day) }] : [],
    ),
    exceptions: exceptions.map((day) => {
      const hours = day.works ? { start: day.start, end: day.end, ...breakOf(day) } : null;
      return { date: day.date, ...(hours ?? { start: null, end: null, breakStart: null, breakEnd: null }) };
    }),
  };
}

/** Why hours cannot be, as the name of a message; null: they can. `HH:mm` is ordered as text. */
export function hoursProblem({ works, start, end, breakStart, breakEnd }: HoursFields): 'order' | 'break' | null {
  if (!works) return null;
  if (!start || !end || end <= start) return 'order';
  if (!breakStart && !breakEnd) return null;
  return breakStart && breakEnd && start <= breakStart && breakStart < breakEnd && breakEnd <= end ? null : 'break';
}
