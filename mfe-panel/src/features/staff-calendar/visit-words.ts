import type { LocaleCode } from '@aksamit/contracts/platform';
import type { StaffEvent, StaffEventStatus } from '@aksamit/contracts/staff';
import { storeDateOf } from '@aksamit/contracts/store-time';
import { formatShortWeekday } from '@aksamit/module-sdk/dates';
import { formatDayMonth, formatTime, type Translate } from '@aksamit/module-sdk/i18n';
import { minutesOf } from '../../staff-kit/store-time';

export type Locale = LocaleCode;

/** `pt. 27.11`, `Fri 27 Nov` of a local date: the head of a narrow column. */
export const shortDay = (date: string, locale: Locale): string =>
  `${formatShortWeekday(date, locale)} ${formatDayMonth(date, locale)}`;

/** `10:15–10:45`. */
export const hoursOf = ({ startAt, endAt }: Pick<StaffEvent, 'startAt' | 'endAt'>): string =>
  `${formatTime(startAt)}–${formatTime(endAt)}`;

/** Name of the customer; of a hold or a visit without a person what it is. */
export function customerName({ customer, doneStatus }: StaffEvent, t: Translate): string {
  if (customer) return `${customer.firstName} ${customer.lastName}`;
  return t(doneStatus === 'held' ? 'staff.visit.buying' : 'staff.visit.nobody');
}

export const stateWord = (state: ShownState, t: Translate): string => t(`staff.state.${state}`);

/**
 * What finds the customer's purchases: the phone where the search takes its country's for granted, else the order or the
 * name. Null: nobody is named.
 */
export function searchTextOf({ customer, orderNumber }: StaffEvent): string | null {
  const isPolish = (customer?.phonePrefix ?? '48') === '48';
  if (customer?.phone && isPolish) return customer.phone;
  return orderNumber ?? (customer ? `${customer.firstName} ${customer.lastName}` : null);
}

/** State of a visit as the calendar shows it: of a booked one also whether the customer is in the salon or late. */
export type ShownState = StaffEventStatus | 'arrived' | 'late';

/** After this time somebody who has not arrived is late. */
const LATE_MINUTES = 5;

/** Whether a visit has begun so long ago that its customer is late, by minutes of its day. */
export const isLateAt = (fromMinutes: number, nowMinutes: number): boolean => nowMinutes - fromMinutes > LATE_MINUTES;

/** @param isLate the visit is of today and began a while ago */
export function shownState({ doneStatus, arrivedAt }: StaffEvent, isLate: boolean): ShownState {
  if (doneStatus !== 'active') return doneStatus;
  if (arrivedAt) return 'arrived';
  return isLate ? 'late' : 'active';
}

/** The shown state of a visit at an instant. */
export function stateAt(event: StaffEvent, now: Date): ShownState {
  const isToday = storeDateOf(event.startAt) === storeDateOf(now);
  return shownState(event, isToday && isLateAt(minutesOf(event.startAt), minutesOf(now)));
}

/** What has to be done before the treatment, or is done: the marks that a visit's block shows. */
export type VisitMark =
  | 'interviewMissing'
  | 'interviewDone'
  | 'cardMissing'
  | 'cardDone'
  | 'guardianMissing'
  | 'guardianDone';

/** Marks of a visit. Of a visit that is over or a hold only what is recorded. */
export function marksOf(event: StaffEvent): VisitMark[] {
  const isAhead = event.doneStatus === 'active';
  const mark = (at: string | null, done: VisitMark, missing: VisitMark): VisitMark[] =>
    at !== null ? [done] : isAhead ? [missing] : [];
  return [
    ...mark(event.interviewAt, 'interviewDone', 'interviewMissing'),
    ...mark(event.customerCardAt, 'cardDone', 'cardMissing'),
    ...(event.needsGuardian || event.guardianConsentAt !== null
      ? mark(event.guardianConsentAt, 'guardianDone', 'guardianMissing')
      : []),
  ];
}

/** All that a screen reader announces of a visit: time, person, treatment, state, units, marks. */
export function visitName(event: StaffEvent, state: ShownState, t: Translate): string {
  const parts = [
    hoursOf(event),
    customerName(event, t),
    event.product.name,
    stateWord(state, t),
    event.therapist.name,
    event.room.name,
    event.device.name,
    ...marksOf(event).map((mark) => t(`staff.mark.${mark}`)),
    ...(event.note ? [t('staff.visit.hasNote')] : []),
  ];
  return parts.join(', ');
}
