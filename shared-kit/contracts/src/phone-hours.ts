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

/**
 * When the phone line is answered, Polish time: the one source of texts, footer, panel and structured data. Source:
 * content-and-business-rules.md section 9, "Complaints and contact".
 */
export const PHONE_HOURS: readonly LineHours[] = [
  { from: 1, to: 5, opens: 8, closes: 19 },
  { from: 6, to: 6, opens: 9, closes: 14 },
];

/** The same for customers who are logged in to the panel. */
export const PANEL_PHONE_HOURS: readonly LineHours[] = [
  { from: 1, to: 5, opens: 8, closes: 20 },
  { from: 6, to: 6, opens: 9, closes: 14 },
  { from: 7, to: 7, opens: 10, closes: 14 },
];

const DAYS: Record<LocaleCode, readonly string[]> = {
  pl: ['pon.', 'wt.', 'śr.', 'czw.', 'pt.', 'sob.', 'niedz.'],
  en: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
};

/** A whole hour as people write it: `19`, `7 pm`. */
function hourText(hour: number, locale: LocaleCode): string {
  return locale === 'en' ? `${hour % 12 || 12}\u00a0${hour < 12 ? 'am' : 'pm'}` : String(hour);
}

/** `pon.–pt. 8–19, sob. 9–14`, `Mon–Fri 8 am–7 pm, Sat 9 am–2 pm`: days are never on another line than their hours. */
export function hoursText(hours: readonly LineHours[], locale: LocaleCode): string {
  const day = (number: number) => DAYS[locale][number - 1] ?? '';
  return hours
    .map(({ from, to, opens, closes }) => {
      const days = from === to ? day(from) : `${day(from)}–${day(to)}`;
      return `${days}\u00a0${hourText(opens, locale)}–${hourText(closes, locale)}`;
    })
    .join(', ');
}
