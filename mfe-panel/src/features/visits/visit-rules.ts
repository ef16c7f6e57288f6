/** Rules for showing visits and bought treatments. Pure. Source: readings.md, "Visits and slots". */
import type { BookRefusal, Event, OrderProduct } from '@aksamit/contracts';

/** Version of the rules on health that this module shows; the API's own is the same (a test compares). */
export const HEALTH_TEXT_VERSION = '2026-11-21';

/** Age groups that may be declared; the API's own are the same (a test compares). */
export const DECLARED_AGES = ['adult', 'minorWithGuardian', 'under16'] as const;

const HOUR_MS = 3_600_000;

export interface GroupedVisits {
  ahead: Event[];
  /** Past visits: took place, were not attended or refused. */
  done: Event[];
  canceled: Event[];
}

/** Visits by state; the order within stays the API's. */
export function groupVisits(events: readonly Event[]): GroupedVisits {
  const groups: GroupedVisits = { ahead: [], done: [], canceled: [] };
  for (const event of events) {
    if (event.doneStatus === 'active') groups.ahead.push(event);
    else if (event.doneStatus === 'canceled') groups.canceled.push(event);
    else if (event.doneStatus !== 'waiting') groups.done.push(event);
  }
  return groups;
}

/** The last instant at which a visit may still be moved or canceled, with this notice on an older API. */
export function lastChangeAt(
  { changeUntil, startAt }: Pick<Event, 'changeUntil' | 'startAt'>,
  noticeHours: number,
): Date {
  return changeUntil ? new Date(changeUntil) : new Date(Date.parse(startAt) - noticeHours * HOUR_MS);
}

/** Whether a time is so near that a visit moved to it can no longer be changed. */
export function wouldBeFinal(startAt: string, now: Date, noticeHours: number): boolean {
  return Date.parse(startAt) - now.getTime() <= noticeHours * HOUR_MS;
}

type Bookable = Pick<OrderProduct, 'canBook' | 'bookRefusal' | 'bookedCount' | 'leftCount'>;

/** Why the next visit of a bought treatment cannot be booked; null: it can. Texts stand under `treatments.bar`. */
export function bookingBar({ canBook, bookRefusal, bookedCount, leftCount }: Bookable): BookRefusal | null {
  if (canBook) return null;
  if (bookRefusal) return bookRefusal;
  // An older API returns only that it cannot.
  if (bookedCount > 0) return 'visit_not_done';
  return leftCount <= 0 ? 'all_visits_used' : 'package_ended';
}

/** Kinds of treatment with their own description of the preparation. */
const PREPARATIONS = ['epilation', 'endermology', 'hydrogenCleansing'] as const;
export type Preparation = (typeof PREPARATIONS)[number] | 'general';

/** Which description of the preparation a treatment of this category has. */
export function preparationOf(categoryCode: string): Preparation {
  return PREPARATIONS.find((kind) => kind === categoryCode) ?? 'general';
}

/** Treatments to book a visit for: some are left and may be booked now. */
export function toBook(bought: readonly OrderProduct[]): OrderProduct[] {
  return bought.filter(({ canBook }) => canBook);
}
