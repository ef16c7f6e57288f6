import type { StaffEvent } from '@aksamit/contracts/staff';
import { formatWeekdayDate } from '@aksamit/module-sdk/dates';
import { formatTime, type Translate } from '@aksamit/module-sdk/i18n';
import { clockOf } from '../../staff-kit/store-time';
import type { CalendarColumn } from './calendar-columns';
import type { MoveObstacle } from './move-obstacle';
import type { MoveProposal } from './move-proposal';
import { customerName, hoursOf, type Locale } from './visit-words';

/** `piątek, 27 listopada, 10:15, Beata` of where a visit would be. */
export const proposedWords = ({ event, from }: MoveProposal, { date, unit }: CalendarColumn, locale: Locale): string =>
  [formatWeekdayDate(date, locale), clockOf(from), unit?.name ?? event.therapist.name].join(', ');

/** Why it cannot be there. */
export function obstacleWords(obstacle: MoveObstacle, t: Translate): string {
  const values =
    obstacle.kind === 'visit'
      ? { name: customerName(obstacle.event, t), hours: hoursOf(obstacle.event) }
      : obstacle.kind === 'blocked'
        ? { reason: obstacle.reason }
        : {};
  return t(`staff.move.obstacle.${obstacle.kind}`, values);
}

const salonAndTime = ({ startAt, therapist, location }: StaffEvent, locale: Locale): string =>
  [location.name, formatWeekdayDate(startAt, locale), formatTime(startAt), therapist.name].join(', ');

/** Where a moved visit was, as far as that differs, and where it is. */
export function movedWords(former: StaffEvent, event: StaffEvent, locale: Locale): { from: string; to: string } {
  const days = [former, event].map(({ startAt }) => formatWeekdayDate(startAt, locale));
  const differs = (unit: 'location' | 'therapist' | 'room' | 'device') => former[unit].id !== event[unit].id;
  // Another salon has other units: its own name is the news.
  if (differs('location')) return { from: salonAndTime(former, locale), to: salonAndTime(event, locale) };
  const isElsewhere = former.startAt !== event.startAt || differs('therapist') || differs('room');
  const units = (of: StaffEvent) => [
    ...(differs('room') ? [of.room.name] : []),
    ...(isElsewhere ? [] : [of.device.name]),
  ];
  const from = [
    ...(days[0] === days[1] ? [] : [days[0]]),
    formatTime(former.startAt),
    ...(differs('therapist') ? [former.therapist.name] : []),
    ...units(former),
  ];
  const to = [days[1], formatTime(event.startAt), event.therapist.name, ...units(event)];
  return { from: from.join(', '), to: to.join(', ') };
}
