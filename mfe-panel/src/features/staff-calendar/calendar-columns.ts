import type { BlockedTime, StaffCalendar, StaffEvent } from '@aksamit/contracts/staff';
import { addDays, daysBetween, storeDateOf } from '@aksamit/contracts/store-time';
import { minutesOf } from '../../staff-kit/store-time';
import type { CalendarAddress, UnitKind } from './calendar-address';
import { laned } from './lanes';
import type { Span } from './opening-hours';

/** A room, device or therapist. */
export interface CalendarUnit {
  id: string;
  name: string;
}

/** What stands in a column, in minutes of its day; beside others at the same time in a lane of its own. */
export type ColumnItem = Span & { id: string; lane: number; lanes: number } & (
    | { kind: 'visit'; event: StaffEvent }
    | { kind: 'blocked'; blocked: BlockedTime }
    | { kind: 'free' }
  );

/** A time without work. */
export interface OffSpan extends Span {
  isBreak: boolean;
}

/** One day of one unit, or of all. */
export interface CalendarColumn {
  key: string;
  date: string;
  /** Null: all units of the salon. */
  unit: CalendarUnit | null;
  /** Null: the salon is closed. */
  open: Span | null;
  items: readonly ColumnItem[];
  /** Of one therapist: when they do not work by their rota, and their breaks. */
  off: readonly OffSpan[];
  /** How many visits stand beside each other at most. */
  lanes: number;
}

/** Shorter gaps between visits are no time for a treatment. */
const SHORTEST_FREE = 15;

export const unitsOf = (calendar: StaffCalendar, by: UnitKind): readonly CalendarUnit[] =>
  by === 'room' ? calendar.rooms : by === 'device' ? calendar.devices : calendar.therapists;

export const unitOf = (event: StaffEvent, by: UnitKind): CalendarUnit => event[by];

/**
 * Id of a visit's unit where another one is shown alone; null: the visit is in the columns.
 * @param first the unit that is shown where none is chosen; null: all are
 */
export function hiddenUnitOf(
  event: StaffEvent,
  { by, unit }: Pick<CalendarAddress, 'by' | 'unit'>,
  first: string | null | undefined,
): string | null {
  const own = unitOf(event, by).id;
  const alone = unit ?? first ?? null;
  return alone === null || alone === own ? null : own;
}

const blockedUnit = (blocked: BlockedTime, by: UnitKind): string | null =>
  by === 'room' ? blocked.roomId : by === 'device' ? blocked.deviceId : blocked.therapistId;

/**
 * The columns of a calendar: of a day one for each unit, of a week one for each of its days. A column of one unit has its
 * free time too, which can be booked.
 * @param openOn when the salon is open on a date
 * @param bookableFrom minute of a date from which its free time is not over yet; omitted: all of it is ahead
 */
export function calendarColumns(
  calendar: StaffCalendar,
  { view, by, unit, withCanceled }: CalendarAddress,
  openOn: (date: string) => Span | null,
  bookableFrom: (date: string) => number = () => 0,
): CalendarColumn[] {
  const events = calendar.events.filter(({ doneStatus }) => withCanceled || doneStatus !== 'canceled');
  const units = unitsOf(calendar, by);
  const one = units.find(({ id }) => id === unit) ?? null;
  const columns = view === 'day' ? dayColumns(calendar.from, one ? [one] : units) : weekColumns(calendar, one);
  return columns.map((column) => {
    const { date, unit: own } = column;
    const open = openOn(date);
    const visits = events.filter((event) => storeDateOf(event.startAt) === date && isOf(own, unitOf(event, by).id));
    const blocked = calendar.blockedTimes.filter((each) => overlaps(each, date) && isOf(own, blockedUnit(each, by)));
    const taken = laned([...visits.map(visitItem), ...blocked.map((each) => blockedItem(each, date))]);
    const off = by === 'therapist' && own ? offSpans(calendar, own.id, date) : [];
    const gaps = own && open ? freeItems(column.key, open, [...taken.filter(takesTime), ...off]) : [];
    const free = gaps.flatMap((gap) => laterPart(gap, bookableFrom(date)));
    const items = [...taken, ...free].sort((first, second) => first.from - second.from || first.lane - second.lane);
    return { ...column, open, items, off, lanes: Math.max(1, ...taken.map(({ lanes }) => lanes)) };
  });
}

/** A therapist's times without work on a date: the rota's ends of a day are in the day before or after too. */
function offSpans({ offShift = [] }: StaffCalendar, therapistId: string, date: string): OffSpan[] {
  return offShift
    .filter((off) => off.therapistId === therapistId && overlaps(off, date))
    .map((off) => ({ ...spanOn(off, date), isBreak: off.isBreak }))
    .filter(({ from, to }) => from < to);
}

type EmptyColumn = Pick<CalendarColumn, 'key' | 'date' | 'unit'>;

const dayColumns = (date: string, units: readonly CalendarUnit[]): EmptyColumn[] =>
  units.map((unit) => ({ key: `${date} ${unit.id}`, date, unit }));

const weekColumns = ({ from, to }: StaffCalendar, unit: CalendarUnit | null): EmptyColumn[] =>
  Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => {
    const date = addDays(from, index);
    return { key: `${date} ${unit?.id ?? 'all'}`, date, unit };
  });

/** A column of all units has what belongs to any unit of the shown kind. */
const isOf = (unit: CalendarUnit | null, id: string | null): boolean => (unit ? id === unit.id : id !== null);

/** From one instant to another. */
type Lasting = Pick<BlockedTime, 'startAt' | 'endAt'>;

const overlaps = ({ startAt, endAt }: Lasting, date: string): boolean =>
  storeDateOf(startAt) <= date && storeDateOf(endAt) >= date;

function visitItem(event: StaffEvent): ColumnItem {
  const from = minutesOf(event.startAt);
  const length = (Date.parse(event.endAt) - Date.parse(event.startAt)) / 60_000;
  return { kind: 'visit', id: event.id, from, to: from + length, lane: 0, lanes: 1, event };
}

/** The part of a blocked time that lies on a date: it may last for days. */
function blockedItem(blocked: BlockedTime, date: string): ColumnItem {
  return { kind: 'blocked', id: `${blocked.id} ${date}`, ...spanOn(blocked, date), lane: 0, lanes: 1, blocked };
}

const spanOn = ({ startAt, endAt }: Lasting, date: string): Span => ({
  from: storeDateOf(startAt) < date ? 0 : minutesOf(startAt),
  to: storeDateOf(endAt) > date ? 24 * 60 : minutesOf(endAt),
});

/** Canceled visits take no time. */
const takesTime = (item: ColumnItem): boolean => item.kind !== 'visit' || item.event.doneStatus !== 'canceled';

/** What is left of a free time from a minute on; its id stays, so that the focus does while the time passes. */
function laterPart(gap: ColumnItem, earliest: number): ColumnItem[] {
  const from = Math.max(gap.from, earliest);
  return gap.to - from >= SHORTEST_FREE ? [{ ...gap, from }] : [];
}

/** The gaps between what takes time, within the opening hours. */
function freeItems(key: string, open: Span, taken: readonly Span[]): ColumnItem[] {
  const gaps: ColumnItem[] = [];
  let from = open.from;
  const close = (to: number) => {
    if (to - from >= SHORTEST_FREE) gaps.push({ kind: 'free', id: `free ${key} ${from}`, from, to, lane: 0, lanes: 1 });
  };
  for (const item of [...taken].sort((first, second) => first.from - second.from)) {
    close(Math.min(item.from, open.to));
    from = Math.max(from, item.to);
  }
  close(open.to);
  return gaps;
}
