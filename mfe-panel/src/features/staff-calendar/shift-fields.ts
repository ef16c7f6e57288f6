import type {
  ShiftBreak,
  ShiftDay,
  ShiftException,
  ShiftPreviewRequest,
  TherapistRota,
} from '@aksamit/contracts/staff';

/** Hours of a day as they are typed; an empty break is none. */
export interface HoursFields {
  works: boolean;
  start: string;
  end: string;
  breakStart: string;
  breakEnd: string;
  /** Further breaks; drafts of before have none. */
  moreBreaks?: ShiftBreak[];
}

export interface RotaFields {
  /** Monday first. */
  week: HoursFields[];
  exceptions: (HoursFields & { date: string })[];
}

const USUAL = { start: '10:00', end: '18:00', breakStart: '', breakEnd: '' };
const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7];

/** A date that differs, before anything is typed: a day off. */
export const newException = (date: string) => ({ ...USUAL, moreBreaks: [], date, works: false });

/** The API's most. */
export const MOST_FURTHER_BREAKS = 5;

/** A further break, before anything is typed. */
export const NEW_BREAK: ShiftBreak = { start: '', end: '' };

const fieldsOf = ({ start, end, breakStart, breakEnd, moreBreaks = [] }: ShiftDay | ShiftException): HoursFields => ({
  works: start !== null,
  start: start ?? USUAL.start,
  end: end ?? USUAL.end,
  breakStart: breakStart ?? '',
  breakEnd: breakEnd ?? '',
  moreBreaks,
});

/** A rota as its form has it. */
export const rotaFields = ({ week, exceptions }: TherapistRota): RotaFields => ({
  week: WEEKDAYS.map((weekday) => {
    const day = week.find((each) => each.weekday === weekday);
    return day ? fieldsOf(day) : { ...USUAL, moreBreaks: [], works: false };
  }),
  exceptions: exceptions.map((each) => ({ ...fieldsOf(each), date: each.date })),
});

/** The days of a week, from 0 for Monday, on which somebody works. */
export const workingDays = (week: readonly HoursFields[]): number[] =>
  week.flatMap(({ works }, day) => (works ? [day] : []));

/** All breaks with something typed, as they are in the form. */
const typedBreaks = ({ breakStart, breakEnd, moreBreaks = [] }: HoursFields): ShiftBreak[] =>
  [{ start: breakStart, end: breakEnd }, ...moreBreaks].filter(({ start, end }) => start || end);

const byStart = (one: ShiftBreak, other: ShiftBreak) => one.start.localeCompare(other.start);

/** The earliest is the first: modules of before know it alone. */
function breaksOf(day: HoursFields): Pick<ShiftDay, 'breakStart' | 'breakEnd' | 'moreBreaks'> {
  const [first, ...moreBreaks] = typedBreaks(day).sort(byStart);
  return { breakStart: first?.start ?? null, breakEnd: first?.end ?? null, moreBreaks };
}

const OFF = { start: null, end: null, breakStart: null, breakEnd: null, moreBreaks: [] };

/** What the API takes of these fields. */
export function rotaOf({ week, exceptions }: RotaFields): Pick<ShiftPreviewRequest, 'week' | 'exceptions'> {
  const hoursOf = (day: HoursFields) => ({ start: day.start, end: day.end, ...breaksOf(day) });
  return {
    week: week.flatMap((day, index) => (day.works ? [{ weekday: index + 1, ...hoursOf(day) }] : [])),
    exceptions: exceptions.map((day) => ({ date: day.date, ...(day.works ? hoursOf(day) : OFF) })),
  };
}

/** Why hours cannot be, as the name of a message; null: they can. `HH:mm` is ordered as text. */
export function hoursProblem(day: HoursFields): 'order' | 'break' | 'overlap' | null {
  const { works, start, end } = day;
  if (!works) return null;
  if (!start || !end || end <= start) return 'order';
  const breaks = typedBreaks(day).sort(byStart);
  const isWithin = (each: ShiftBreak) => start <= each.start && each.start < each.end && each.end <= end;
  if (!breaks.every(isWithin)) return 'break';
  return breaks.every((each, index) => (breaks[index + 1]?.start ?? end) >= each.end) ? null : 'overlap';
}
