import { clockOf } from '../../staff-kit/store-time';
import type { CalendarAddress } from './calendar-address';
import type { CalendarColumn, ColumnItem } from './calendar-columns';
import type { BookingPreset } from './components/booking-form';

/** What stands beside the calendar. */
export type CalendarPanel =
  | { kind: 'visit'; id: string }
  | { kind: 'blocked'; id: string }
  | { kind: 'book'; preset: BookingPreset }
  | { kind: 'waiting' }
  /** `text` is searched for at first. */
  | { kind: 'search'; text?: string }
  /** A visit, or the next one of a purchase, once the calendar of its day is there. */
  | { kind: 'next'; visitId?: string; orderProductId?: string; startAt: string }
  /** The card of a visit's customer. */
  | { kind: 'customer'; visitId: string }
  /** Working hours of therapists; null: of the first one. */
  | { kind: 'shifts'; therapistId: string | null }
  | { kind: 'block'; preset: { date: string; unit: string } };

/** What a press on an item opens. */
export const panelOf = (item: ColumnItem): CalendarPanel =>
  item.kind === 'blocked' ? { kind: 'blocked', id: item.blocked.id } : { kind: 'visit', id: item.id };

/** The form for a visit at a free time of a column: in its room, on its device, or with its therapist. */
export function bookingAt({ date, unit }: CalendarColumn, minutes: number, { by }: CalendarAddress): CalendarPanel {
  const own = unit ? { [`${by}Id`]: unit.id } : {};
  return { kind: 'book', preset: { date, time: clockOf(minutes), ...own } };
}

/** Identity of what stands there: another one is a fresh form. */
export const panelKey = (panel: CalendarPanel): string =>
  'id' in panel ? `${panel.kind} ${panel.id}` : JSON.stringify(panel);
