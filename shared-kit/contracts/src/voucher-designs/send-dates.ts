/** Dates on which a voucher's e-mail may leave for its recipient. Source: docs/decisions/0234. */
import { addDays, addMonths, daysBetween } from '../store-time';

/** Hour of the stores' clock at which vouchers leave on their date. */
export const SEND_HOUR = 9;
const MOST_DAYS = 365;
/** Of the validity, which counts from the purchase: the recipient has time to come. */
const MONTHS_LEFT = 1;

/** The last date that may be chosen on a day (`YYYY-MM-DD`, local), for a voucher of so many months: a month before its end. */
export function lastSendDate(today: string, validMonths: number): string {
  const beforeEnd = addMonths(today, Math.max(0, validMonths - MONTHS_LEFT));
  const inYear = addDays(today, MOST_DAYS);
  return daysBetween(beforeEnd, inYear) > 0 ? beforeEnd : inYear;
}

/** Why a date cannot be chosen; null when it can. Dates of this form compare as text. */
export function sendDateProblem(date: string, today: string, validMonths: number): 'past' | 'late' | null {
  if (date < today) return 'past';
  return date > lastSendDate(today, validMonths) ? 'late' : null;
}
