import type { LocaleCode } from '@aksamit/contracts';

type Unit = 'week' | 'day' | 'hour' | 'minute';

/** Forms for one, for a few (2 to 4, but not 12 to 14) and for all others. English has two forms. */
const FORMS: Record<
  LocaleCode,
  { before: string; units: Record<Unit, readonly [one: string, few: string, many: string]> }
> = {
  pl: {
    before: 'za',
    units: {
      week: ['tydzień', 'tygodnie', 'tygodni'],
      day: ['dzień', 'dni', 'dni'],
      hour: ['godzinę', 'godziny', 'godzin'],
      minute: ['minutę', 'minuty', 'minut'],
    },
  },
  en: {
    before: 'in',
    units: {
      week: ['week', 'weeks', 'weeks'],
      day: ['day', 'days', 'days'],
      hour: ['hour', 'hours', 'hours'],
      minute: ['minute', 'minutes', 'minutes'],
    },
  },
};

/**
 * "In 3 days" in the page's language. Without `Intl.RelativeTimeFormat`, whose first use blocks a slow phone for 100 ms: a
 * test compares the texts with it.
 * @param count whole, 0 to 999: larger ones have no group separators
 */
export function inTime(count: number, unit: Unit, locale: LocaleCode): string {
  const { before, units } = FORMS[locale];
  const [one, few, many] = units[unit];
  const [ones, teens] = [count % 10, count % 100];
  const isFew = ones >= 2 && ones <= 4 && !(teens >= 12 && teens <= 14);
  return `${before} ${count} ${count === 1 ? one : isFew ? few : many}`;
}
