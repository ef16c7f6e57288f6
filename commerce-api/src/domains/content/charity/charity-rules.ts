/** Rules of the charity campaign. Source: readings.md, "Clocks kept by the worker". Pure. */

import { contentPolicies } from '../policies';

const { donationMinor, donationWithPhotosMinor, totalsPublishedOnDay, totalsPaidOnDay } = contentPolicies.everywhere;

/** The campaign's first day, by the salons' clock: entries from before earn nothing. */
export const CAMPAIGN_FROM = new Date('2021-11-01T00:00:00+01:00');

export interface Review {
  hasPhotos: boolean;
  isDisqualified: boolean;
}

/** What an entry earns, minor units of PLN: more with photos than with a rating or a rating and comment. */
export function donationOf({ hasPhotos, isDisqualified }: Review): number {
  if (isDisqualified) return 0;
  return hasPhotos ? donationWithPhotosMinor : donationMinor;
}

/** How names of profiles are compared: case, blanks and accents do not make another person. */
export function reviewerKey(name: string): string {
  return name
    .replaceAll('ł', 'l')
    .replaceAll('Ł', 'L')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();
}

/** Maximum number of missed months to publish, after a worker stood still. */
const MOST_MONTHS = 24;

export interface MonthToPublish {
  /** First day, `YYYY-MM-01`. */
  month: string;
  /** First day of the month after. */
  until: string;
  /** Last date of the payment. */
  payBy: string;
}

/**
 * The month that is to be published on a local date: the last one, from the 8th on; before that the one before it.
 * @param today local date, `YYYY-MM-DD`
 */
export function monthToPublish(today: string): MonthToPublish {
  return monthBack(today, Number(today.slice(8, 10)) >= totalsPublishedOnDay ? 1 : 2);
}

/**
 * All months that are to be published on a local date, the earliest first: the one that is due, and those between it and
 * the last one that was, if a worker stood still for longer than a month.
 * @param today local date, `YYYY-MM-DD`
 * @param last first day of the last published month; null: none was
 */
export function monthsToPublish(today: string, last: string | null): MonthToPublish[] {
  const due = monthToPublish(today);
  const earlier: MonthToPublish[] = [];
  for (let back = 1; last !== null && back < MOST_MONTHS; back += 1) {
    const month = monthBack(due.month, back);
    if (month.month <= last) break;
    earlier.unshift(month);
  }
  return [...earlier, due];
}

function monthBack(date: string, back: number): MonthToPublish {
  const until = monthBefore(date, back - 1);
  return {
    month: monthBefore(date, back),
    until,
    payBy: `${until.slice(0, 8)}${String(totalsPaidOnDay).padStart(2, '0')}`,
  };
}

function monthBefore(date: string, months: number): string {
  const number = Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1 - months;
  return `${Math.floor(number / 12)}-${String((number % 12) + 1).padStart(2, '0')}-01`;
}
