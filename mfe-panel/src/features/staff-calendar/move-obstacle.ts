import type { StaffEvent, StaffEventStatus } from '@aksamit/contracts/staff';
import { storeDateOf } from '@aksamit/contracts/store-time';
import { minutesOf } from '../../staff-kit/store-time';
import type { CalendarColumn } from './calendar-columns';
import { GRID_MINUTES, lengthOf, type MoveProposal } from './move-proposal';
import type { Span } from './opening-hours';

/** Why a visit cannot be moved to a time, as far as the shown column has it. */
export type MoveObstacle =
  | { kind: 'visit'; event: StaffEvent }
  | { kind: 'blocked'; reason: string }
  | { kind: 'closed' }
  | { kind: 'past' }
  /** Outside of the therapist's shift; staff may agree to it. */
  | { kind: 'off' };

/** The present date and minute by the salons' clock. */
export interface WallClock {
  date: string;
  minutes: number;
}

/** Of visits that take their time. */
const TAKING: readonly StaffEventStatus[] = ['active', 'held'];

/**
 * What a proposed move would meet; null: nothing that is shown. The API decides: rooms and devices that another column
 * shows may be taken too. In a column of all units only the visit's own therapist counts.
 */
export function obstacleOf({ event, from }: MoveProposal, column: CalendarColumn, now: WallClock): MoveObstacle | null {
  const { items, open, off, unit, date } = column;
  // The quarter of an hour that is under way is not over, and a visit that has begun may change its room.
  const isOver = date < now.date || (date === now.date && from + GRID_MINUTES <= now.minutes);
  const isOwnTime = storeDateOf(event.startAt) === date && minutesOf(event.startAt) === from;
  if (isOver && !isOwnTime) return { kind: 'past' };
  const to = from + lengthOf(event);
  const meets = (span: Span) => span.from < to && from < span.to;
  const isOwn = (therapistId: string | null) => unit !== null || therapistId === event.therapist.id;
  for (const item of items.filter(meets)) {
    if (item.kind === 'blocked' && isOwn(item.blocked.therapistId)) {
      return { kind: 'blocked', reason: item.blocked.reason };
    }
    if (item.kind !== 'visit' || item.id === event.id || !TAKING.includes(item.event.doneStatus)) continue;
    if (isOwn(item.event.therapist.id)) return { kind: 'visit', event: item.event };
  }
  if (!open || from < open.from || open.to < to) return { kind: 'closed' };
  return off.some(meets) ? { kind: 'off' } : null;
}
