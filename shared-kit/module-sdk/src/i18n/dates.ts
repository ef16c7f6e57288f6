import type { LocaleCode } from '@aksamit/contracts/platform';
import { STORE_TIME_ZONE } from '@aksamit/contracts/store-time';

const formats = new Map<string, Intl.DateTimeFormat>();

/** Made once for each kind: a format of a zone is expensive to make. */
function formatOf(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify(options);
  const known = formats.get(key);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-GB', { timeZone: STORE_TIME_ZONE, hourCycle: 'h23', ...options });
  formats.set(key, format);
  return format;
}

function parts(instant: string | Date, options: Intl.DateTimeFormatOptions): Record<string, string> {
  return Object.fromEntries(
    formatOf(options)
      .formatToParts(new Date(instant))
      .map((part) => [part.type, part.value]),
  );
}

/** DD.MM.YYYY in the stores' zone. Source: specification, commerce core, section 9. */
export function formatDate(instant: string | Date): string {
  const { day, month, year } = parts(instant, { day: '2-digit', month: '2-digit', year: 'numeric' });
  return `${day}.${month}.${year}`;
}

/** DD.MM in the stores' zone: a day whose year is clear from the context. */
export function formatDayMonth(instant: string | Date): string {
  const { day, month } = parts(instant, { day: '2-digit', month: '2-digit' });
  return `${day}.${month}`;
}

/** YYYY-MM-DD HH:mm in the stores' zone: for lists that are sorted and compared. */
export function formatSortableDateTime(instant: string | Date): string {
  const { day, month, year } = parts(instant, { day: '2-digit', month: '2-digit', year: 'numeric' });
  return `${year}-${month}-${day} ${formatTime(instant)}`;
}

/** HH:mm in the stores' zone. */
export function formatTime(instant: string | Date): string {
  const { hour, minute } = parts(instant, { hour: '2-digit', minute: '2-digit' });
  return `${hour}:${minute}`;
}

/** DD.MM.YYYY HH:mm in the stores' zone. */
export function formatDateTime(instant: string | Date): string {
  return `${formatDate(instant)} ${formatTime(instant)}`;
}

/** Long date of an article, `21 listopada 2026` or `21 November 2026`. */
export function formatLongDate(instant: string | Date, locale: LocaleCode): string {
  const format = new Intl.DateTimeFormat(locale === 'pl' ? 'pl-PL' : 'en-GB', {
    dateStyle: 'long',
    timeZone: STORE_TIME_ZONE,
  });
  return format.format(new Date(instant));
}
