/** Rules of the charity campaign. Source: readings.md, "Clocks kept by the worker". Pure. */

/** The campaign's first day, by the salons' clock: what was posted before earns nothing. */
export const CAMPAIGN_FROM = new Date('2021-11-01T00:00:00+01:00');

export interface Review {
  hasPhotos: boolean;
  isDisqualified: boolean;
}

/** What an entry earns, minor units of PLN: 10 zł with photos, 5 zł with a rating or a rating and comment. */
export function donationOf({ hasPhotos, isDisqualified }: Review): number {
  if (isDisqualified) return 0;
  return hasPhotos ? 1000 : 500;
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

/** Day of the month on which the month before is published: in time for the 10th, and late enough to look at entries. */
const PUBLISHED_ON = 8;
const PAID_ON = 20;

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
  const back = Number(today.slice(8, 10)) >= PUBLISHED_ON ? 1 : 2;
  const month = monthBefore(today, back);
  const until = monthBefore(today, back - 1);
  return { month, until, payBy: `${until.slice(0, 8)}${PAID_ON}` };
}

function monthBefore(date: string, months: number): string {
  const number = Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1 - months;
  return `${Math.floor(number / 12)}-${String((number % 12) + 1).padStart(2, '0')}-01`;
}
