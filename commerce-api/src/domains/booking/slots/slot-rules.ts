/** Which times a salon offers. Source: readings.md, "Visits and slots". */
import { addDays, isoWeekdayOf } from '@aksamit/contracts/store-time';
import { localDay } from './zoned-time';

/** Slots start at every quarter of an hour of the wall clock. */
export const GRID_MINUTES = 15;

/** Hours of one day in minutes since midnight; null: closed. */
export type DayHours = { opens: number; closes: number } | null;

export interface OpeningHours {
  /** By ISO weekday, Monday is 1. */
  week: ReadonlyMap<number, DayHours>;
  /** By date; an exception overrides the week. */
  exceptions: ReadonlyMap<string, DayHours>;
}

export interface Slot {
  startAt: Date;
  endAt: Date;
}

export type UnitKind = 'room' | 'device' | 'therapist';
export interface Unit {
  kind: UnitKind;
  id: string;
}
/** A unit that is taken, instants in milliseconds, the end not included. */
export interface BusyTime extends Unit {
  from: number;
  to: number;
  /** A therapist does not work then, by the rota. */
  isOffShift?: boolean;
}
export type ChosenUnits = Record<UnitKind, string>;

export function hoursOf(hours: OpeningHours, date: string): DayHours {
  const exception = hours.exceptions.get(date);
  return exception === undefined ? (hours.week.get(isoWeekdayOf(date)) ?? null) : exception;
}

/** All slots of a date by its opening hours, whatever is taken. Their length is real time, across a change of clocks. */
export function slotsOfDay(hours: OpeningHours, date: string, minutes: number): Slot[] {
  const open = hoursOf(hours, date);
  if (!open || minutes <= 0) return [];
  const day = localDay(date);
  // 24:00 is the midnight of the next date; hours that end in the missing hour end where the clocks jump.
  const closes = open.closes >= 1440 ? localDay(addDays(date, 1)).at(0) : firstFrom(day, open.closes);
  if (!closes) return [];
  const slots: Slot[] = [];
  const first = Math.ceil(open.opens / GRID_MINUTES) * GRID_MINUTES;
  for (let minute = first; minute < open.closes; minute += GRID_MINUTES) {
    const startAt = day.at(minute);
    if (!startAt) continue;
    const endAt = new Date(startAt.getTime() + minutes * 60_000);
    if (endAt <= closes) slots.push({ startAt, endAt });
  }
  return slots;
}

function firstFrom(day: ReturnType<typeof localDay>, minute: number): Date | null {
  for (let candidate = minute; candidate < 1440; candidate += 1) {
    const found = day.at(candidate);
    if (found) return found;
  }
  return null;
}

/** One free unit of each kind for a slot, the first ones; null when a kind has none. */
export function chooseUnits(units: readonly Unit[], busy: readonly BusyTime[], slot: Slot): ChosenUnits | null {
  const from = slot.startAt.getTime();
  const to = slot.endAt.getTime();
  const taken = new Set(busy.filter((time) => time.from < to && time.to > from).map(({ kind, id }) => `${kind}:${id}`));
  const free = (kind: UnitKind) => units.find((unit) => unit.kind === kind && !taken.has(`${kind}:${unit.id}`))?.id;
  const room = free('room');
  const device = free('device');
  const therapist = free('therapist');
  return room && device && therapist ? { room, device, therapist } : null;
}

/** The same, and when there are none, with therapists who do not work then. */
export function chooseKnowingly(
  units: readonly Unit[],
  busy: readonly BusyTime[],
  slot: Slot,
): { units: ChosenUnits; isOutsideShift: boolean } | null {
  const within = chooseUnits(units, busy, slot);
  if (within) return { units: within, isOutsideShift: false };
  const outside = chooseUnits(
    units,
    busy.filter(({ isOffShift }) => !isOffShift),
    slot,
  );
  return outside && { units: outside, isOutsideShift: true };
}

/** Slots that are ahead and have a free room, device and therapist. */
export function freeSlots(
  slots: readonly Slot[],
  units: readonly Unit[],
  busy: readonly BusyTime[],
  now: Date,
): Slot[] {
  return slots.filter((slot) => slot.startAt > now && chooseUnits(units, busy, slot) !== null);
}
