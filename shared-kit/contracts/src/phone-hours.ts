import type { LocaleCode } from './release-manifest';

/** Days in a row on which a phone is answered at the same hours, Polish time. */
export interface LineHours {
  /** ISO weekdays, 1 is Monday. */
  from: number;
  to: number;
  /** Whole hours. */
  opens: number;
  closes: number;
}

const DAYS: Record<LocaleCode, readonly string[]> = {
  pl: ['pon.', 'wt.', 'śr.', 'czw.', 'pt.', 'sob.', 'niedz.'],
  en: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
};

/** A whole hour as people write it: `19`, `7 pm`. */
function hourText(hour: number, locale: LocaleCode): string {
  return locale === 'en' ? `${hour % 12 || 12}\u00a0${hour < 12 ? 'am' : 'pm'}` : String(hour);
}

/** `pon.–pt. 8–19, sob. 9–14`, `Mon–Fri 8 am–7 pm, Sat 9 am–2 pm`. */
export function hoursText(hours: readonly LineHours[], locale: LocaleCode): string {
  const day = (number: number) => DAYS[locale][number - 1] ?? '';
  return hours
    .map(({ from, to, opens, closes }) => {
      const days = from === to ? day(from) : `${day(from)}–${day(to)}`;
      return `${days} ${hourText(opens, locale)}–${hourText(closes, locale)}`;
    })
    .join(', ');
}
