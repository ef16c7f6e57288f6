import type { StaffCalendar, StaffEvent } from '@aksamit/contracts/staff';
import { folded } from '../../staff-kit/folded';

const LEAST_LETTERS = 3;
/** A phone is read out from its beginning or its end; fewer digits are in too many. */
const LEAST_DIGITS = 4;
const MOST = 6;

/**
 * Visits of the shown calendar whose person, phone or order has the text in it: at once, and by parts of a phone too,
 * which the API does not search by.
 */
export function calendarMatches({ events }: StaffCalendar, text: string): StaffEvent[] {
  const wanted = folded(text.trim());
  const digits = wanted.replace(/\D/g, '');
  const isMatch = ({ customer, orderNumber, doneStatus }: StaffEvent) => {
    if (!customer || doneStatus === 'canceled') return false;
    const name = folded(`${customer.firstName} ${customer.lastName}`);
    const hasName = wanted.length >= LEAST_LETTERS && name.includes(wanted);
    const hasPhone =
      digits.length >= LEAST_DIGITS && (customer.phone ?? '').includes(digits.replace(/^48(?=\d{9}$)/, ''));
    return hasName || hasPhone || (orderNumber !== null && folded(orderNumber) === wanted);
  };
  return events.filter(isMatch).slice(0, MOST);
}
