import type { LocaleCode } from '@aksamit/contracts/platform';
import { formatted } from './format-of';

/** Weekdays after "do": the genitive, which `Intl` does not know. */
const GENITIVE: Readonly<Record<string, string>> = {
  poniedziałek: 'poniedziałku',
  wtorek: 'wtorku',
  środa: 'środy',
  czwartek: 'czwartku',
  piątek: 'piątku',
  sobota: 'soboty',
  niedziela: 'niedzieli',
};

/** What stands after "do" or "until": `wtorku, 24 listopada, godz. 10:15`, `Tuesday 24 November, 10:15`. */
export function formatDeadline(instant: string | Date, locale: LocaleCode): string {
  const time = formatted(instant, locale, { hour: '2-digit', minute: '2-digit' });
  if (locale !== 'pl')
    return `${formatted(instant, locale, { weekday: 'long', day: 'numeric', month: 'long' })}, ${time}`;
  const weekday = formatted(instant, 'pl', { weekday: 'long' });
  return `${GENITIVE[weekday] ?? weekday}, ${formatted(instant, 'pl', { day: 'numeric', month: 'long' })}, godz. ${time}`;
}
