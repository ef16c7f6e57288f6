import type { LocaleCode } from '@aksamit/contracts';
import { dateText } from '../../../platform/date-text';
import { bookingPolicies } from '../../booking/policies';
import { peoplePolicies } from '../../people/policies';
import en from './texts/en.json';
import pl from './texts/pl.json';

/** Texts of the documents, by language. */
export const documentTexts: Record<LocaleCode, typeof pl> = { pl, en };

/** When the texts were last revised; each document states it. */
export const revisedAt = new Date('2026-11-28T12:00:00+01:00');

/** Replaces `{name}` by the shop's figures and the given values. */
export function insertValues(text: string, values: Readonly<Record<string, string>> = {}): string {
  const figures: Record<string, number> = { ...bookingPolicies.everywhere, ...peoplePolicies.everywhere };
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? String(figures[name] ?? whole));
}

/** `Wzór z 28 listopada 2026 · Strona 1 z 3` */
export function footText(locale: LocaleCode, page: number, pages: number): string {
  const texts = documentTexts[locale];
  const values = { date: dateText(revisedAt, locale), page: String(page), pages: String(pages) };
  return `Aksamit · ${insertValues(texts.version, values)} · ${insertValues(texts.page, values)}`;
}
