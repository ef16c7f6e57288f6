import { addDays } from '@aksamit/contracts/store-time';

export type CalendarView = 'day' | 'week';
export type UnitKind = 'therapist' | 'room' | 'device';

/** What the calendar shows, as the page's address has it. */
export interface CalendarAddress {
  /** Local date; of a week any of its days. */
  date: string;
  view: CalendarView;
  by: UnitKind;
  /** Id of the one unit of that kind that is shown; null: all. */
  unit: string | null;
  /** Canceled visits are shown too. */
  withCanceled: boolean;
  /** Visit whose customer's card is open; null: none. */
  customer: string | null;
}

export const UNIT_KINDS: readonly UnitKind[] = ['therapist', 'room', 'device'];
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
const DATE = /^\d{4}-\d\d-\d\d$/;

/** Reads the page's query; what it lacks or what cannot be read is the default. */
export function readAddress(search: URLSearchParams, today: string): CalendarAddress {
  const date = search.get('date') ?? '';
  const by = UNIT_KINDS.find((kind) => kind === search.get('by'));
  return {
    date: DATE.test(date) && !Number.isNaN(Date.parse(date)) ? date : today,
    view: search.get('view') === 'week' ? 'week' : 'day',
    by: by ?? 'therapist',
    unit: /^\d+$/.test(search.get('unit') ?? '') ? search.get('unit') : null,
    withCanceled: search.get('canceled') === '1',
    customer: UUID.test(search.get('customer') ?? '') ? search.get('customer') : null,
  };
}

/** The query with a change of what is shown; defaults are left out, other parameters stay. */
export function withAddress(search: URLSearchParams, change: Partial<CalendarAddress>, today: string): URLSearchParams {
  const address = { ...readAddress(search, today), ...change };
  // A unit belongs to its kind.
  if (change.by !== undefined && change.unit === undefined) address.unit = null;
  const values = {
    date: address.date === today ? null : address.date,
    view: address.view === 'day' ? null : address.view,
    by: address.by === 'therapist' ? null : address.by,
    unit: address.unit,
    canceled: address.withCanceled ? '1' : null,
    customer: address.customer,
  };
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries(values)) {
    if (value === null) next.delete(name);
    else next.set(name, value);
  }
  return next;
}

/** The date one page of the calendar later or earlier. */
export const turnedDate = ({ date, view }: Pick<CalendarAddress, 'date' | 'view'>, by: 1 | -1): string =>
  addDays(date, view === 'week' ? 7 * by : by);
