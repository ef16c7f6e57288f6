import type { StaffEvent } from '@aksamit/contracts/staff';
import { minutesOf, storeInstant } from '../../staff-kit/store-time';
import type { UnitKind } from './calendar-address';
import type { CalendarColumn, CalendarUnit } from './calendar-columns';
import { unitOf } from './calendar-columns';
import type { Span } from './opening-hours';

/** Visits begin on this grid. Source: readings.md, "Visits and slots". */
export const GRID_MINUTES = 15;

/** A visit that is being moved: where it would be. */
export interface MoveProposal {
  event: StaffEvent;
  column: string;
  from: number;
}

/** What a move asks of the API. */
export interface WantedMove {
  /** Agreed to although nobody works then who could do it. */
  outsideShift?: boolean;
  startAt: string;
  /** Another salon; omitted: the visit's own. */
  locationId?: string;
  roomId?: string;
  deviceId?: string;
  therapistId?: string;
}

export const lengthOf = ({ startAt, endAt }: StaffEvent): number => (Date.parse(endAt) - Date.parse(startAt)) / 60_000;

const onGrid = (minutes: number): number => Math.round(minutes / GRID_MINUTES) * GRID_MINUTES;

/** A time on the grid at which the visit begins and ends on the shown axis. */
export function withinAxis(axis: Span, event: StaffEvent, minutes: number): number {
  const last = axis.to - lengthOf(event);
  return Math.max(axis.from, Math.min(onGrid(minutes), Math.floor(last / GRID_MINUTES) * GRID_MINUTES));
}

const HOUR = 60;

/** The proposal after a key: a quarter of an hour or an hour up or down, a column to the side; null: no such key. */
export function nudged(
  proposal: MoveProposal,
  key: string,
  { columns, axis }: { columns: readonly CalendarColumn[]; axis: Span },
): MoveProposal | null {
  const { event, column, from } = proposal;
  const later = (minutes: number) => ({ ...proposal, from: withinAxis(axis, event, from + minutes) });
  const aside = (steps: number) => {
    const at = columns.findIndex(({ key: each }) => each === column);
    return { ...proposal, column: columns[at + steps]?.key ?? column };
  };
  if (key === 'ArrowDown') return later(GRID_MINUTES);
  if (key === 'ArrowUp') return later(-GRID_MINUTES);
  if (key === 'PageDown') return later(HOUR);
  if (key === 'PageUp') return later(-HOUR);
  if (key === 'ArrowRight') return aside(1);
  if (key === 'ArrowLeft') return aside(-1);
  return null;
}

/** Names the unit that a visit is to have; the others of that kind the API chooses. */
function wantedUnit(by: UnitKind, unit: CalendarUnit): Omit<WantedMove, 'startAt'> {
  if (by === 'room') return { roomId: unit.id };
  return by === 'device' ? { deviceId: unit.id } : { therapistId: unit.id };
}

/**
 * The move to a column's day, unit and time; null: the visit is there already. The therapist stays unless the column is
 * another one's: customers ask for theirs. Rooms and devices are chosen by what is free.
 */
export function wantedMove(
  { event, from }: MoveProposal,
  { date, unit }: Pick<CalendarColumn, 'date' | 'unit'>,
  by: UnitKind,
): WantedMove | null {
  const startAt = storeInstant(date, from);
  const isSameUnit = unit === null || unit.id === unitOf(event, by).id;
  if (Date.parse(startAt) === Date.parse(event.startAt) && isSameUnit) return null;
  return { startAt, therapistId: event.therapist.id, ...(unit ? wantedUnit(by, unit) : {}) };
}

/** The move that restores a visit's former salon, time and units. @param now the visit after the move */
export const formerMove = (
  { startAt, location, room, device, therapist }: StaffEvent,
  now: StaffEvent,
): WantedMove => ({
  startAt,
  ...(location.id === now.location.id ? {} : { locationId: location.id }),
  roomId: room.id,
  deviceId: device.id,
  therapistId: therapist.id,
});

/** Where a visit stands now, as the beginning of a move. */
export const proposalOf = (event: StaffEvent, column: string): MoveProposal => ({
  event,
  column,
  from: minutesOf(event.startAt),
});
