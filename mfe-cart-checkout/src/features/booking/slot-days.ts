/** How free slots are laid out: weeks of days, times by part of the day. Pure. Source: the look, "Choosing a slot". */
import type { EventSlot, EventSlotDay } from '@aksamit/contracts';
import { addDays, daysBetween } from '@aksamit/contracts/store-time';
import { formatTime } from '@aksamit/module-sdk/i18n';

/** Days that the strip shows at once. */
export const DAYS_SHOWN = 7;
/** Days that one call brings: two weeks of the strip, so that every second step is there already. */
export const DAYS_FETCHED = 14;
/** How far ahead slots are offered (the API's rule). */
export const MOST_DAYS_AHEAD = 180;

export const LAST_WEEK = Math.floor(MOST_DAYS_AHEAD / DAYS_SHOWN);

/** The dates of a week of the strip, 0 begins today. */
export function datesOfWeek(today: string, week: number): string[] {
  return Array.from({ length: DAYS_SHOWN }, (_, index) => addDays(today, week * DAYS_SHOWN + index));
}

/** The week of the strip that holds a date; clamped to what can be booked. */
export function weekOf(today: string, date: string): number {
  return Math.min(LAST_WEEK, Math.max(0, Math.floor(daysBetween(today, date) / DAYS_SHOWN)));
}

/** First date of the call that brings a week. */
export function fetchedFrom(today: string, week: number): string {
  const weeks = DAYS_FETCHED / DAYS_SHOWN;
  return addDays(today, Math.floor(week / weeks) * DAYS_FETCHED);
}

export const PARTS_OF_DAY = ['morning', 'afternoon', 'evening'] as const;
export type PartOfDay = (typeof PARTS_OF_DAY)[number];

const NOON = 12;
const EVENING = 17;

/** Before noon, before five, later: by the clock of the salon. */
export function partOfDay(startAt: string): PartOfDay {
  const hour = Number(formatTime(startAt).slice(0, 2));
  if (hour < NOON) return 'morning';
  return hour < EVENING ? 'afternoon' : 'evening';
}

/** Slots by part of the day, in order, without empty parts. */
export function slotsByPart(slots: readonly EventSlot[]): { part: PartOfDay; slots: EventSlot[] }[] {
  return PARTS_OF_DAY.map((part) => ({
    part,
    slots: slots.filter(({ startAt }) => partOfDay(startAt) === part),
  })).filter((group) => group.slots.length > 0);
}

/**
 * `full`: the salon is open on that day, but no slot is left. `closed`: also where full and closed cannot be
 * distinguished.
 */
export type DayState = 'free' | 'full' | 'closed';

export function stateOfDay(day: EventSlotDay | undefined): DayState {
  if (!day) return 'closed';
  if (day.slots.length > 0) return 'free';
  return day.isOffered ? 'full' : 'closed';
}

/**
 * The slot that directly follows another visit: in the same salon on the same day, at most an hour later. Null: none.
 */
export function slotAfter(slots: readonly EventSlot[], endAt: string): EventSlot | null {
  const HOUR_MS = 3_600_000;
  const end = Date.parse(endAt);
  return (
    slots.find(({ startAt }) => {
      const wait = Date.parse(startAt) - end;
      return wait >= 0 && wait <= HOUR_MS;
    }) ?? null
  );
}

/** Slots that overlap none of the person's visits. */
export function withoutOverlaps(
  slots: readonly EventSlot[],
  visits: readonly { startAt: string; endAt: string | null }[],
): EventSlot[] {
  return slots.filter((slot) =>
    visits.every(({ startAt, endAt }) => {
      const [from, to] = [Date.parse(startAt), Date.parse(endAt ?? startAt)];
      return Date.parse(slot.startAt) >= to || Date.parse(slot.endAt) <= from;
    }),
  );
}
