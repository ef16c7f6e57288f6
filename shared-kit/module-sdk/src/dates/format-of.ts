import type { LocaleCode } from '@aksamit/contracts/platform';
import { STORE_TIME_ZONE } from '@aksamit/contracts/store-time';

const TAGS: Record<LocaleCode, string> = { pl: 'pl-PL', en: 'en-GB' };
const formats = new Map<string, Intl.DateTimeFormat>();

/** Made once for each kind: a format of a zone is expensive to make. */
function formatOf(locale: LocaleCode, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(options);
  const known = formats.get(key);
  if (known) return known;
  const format = new Intl.DateTimeFormat(TAGS[locale], { timeZone: STORE_TIME_ZONE, hourCycle: 'h23', ...options });
  formats.set(key, format);
  return format;
}

/** An instant in the stores' zone, by the options of `Intl.DateTimeFormat`. */
export const formatted = (instant: string | Date, locale: LocaleCode, options: Intl.DateTimeFormatOptions): string =>
  formatOf(locale, options).format(new Date(instant));
