/** Durations in texts for people: the number with its unit, as it stands after a preposition ("najpóźniej 24 godziny przed"). */
import type { LocaleCode } from '@aksamit/contracts/platform';
import en from './texts/en.json';
import pl from './texts/pl.json';

/** A unit that texts count in. */
export type DurationUnit = keyof (typeof pl)['durations'];

type Forms = Record<DurationUnit, { one: string; few?: string; many?: string; other: string }>;

const forms: Record<LocaleCode, Forms> = { pl: pl.durations, en: en.durations };

export const isDurationUnit = (name: string): name is DurationUnit => Object.hasOwn(pl.durations, name);

/** `24` hours as "24 godziny" (accusative) or "24 hours". */
export function durationText(unit: DurationUnit, count: number, locale: LocaleCode): string {
  const own = forms[locale][unit];
  const form = new Intl.PluralRules(locale).select(count);
  const text = (form === 'one' || form === 'few' || form === 'many' ? own[form] : undefined) ?? own.other;
  return text.replace('{count}', String(count));
}
