import type { LocaleCode } from '../contracts/platform';

/**
 * Texts of a module per locale, in i18next's format: nested keys are joined with dots, values stand in double braces,
 * plural forms by suffix (`_one`, `_few`, `_many`, `_other`).
 */
export type Resources = Record<LocaleCode, Record<string, unknown>>;

/** What fills a text in; `count`, a number, also picks the plural form. */
export type TextValues = Readonly<Record<string, unknown>>;

/** Text of a key with its values filled in. */
export type Translate = (key: string, values?: TextValues) => string;

/** What a locale's gaps are filled from. */
const FALLBACK: LocaleCode = 'pl';

const made = new WeakMap<Resources, Partial<Record<LocaleCode, Translate>>>();

/**
 * The text function of a module's own texts, ready at once. A key without a text throws nothing and shows the key,
 * which the test of the locale files catches before anyone sees it. One function per texts and locale: a page server
 * asks for it with every page. It gives what i18next gives for these texts, without its 14 KB: docs/decisions/0059.
 */
export function createTranslations(locale: LocaleCode, resources: Resources): Translate {
  const known = made.get(resources) ?? {};
  made.set(resources, known);
  known[locale] ??= translateWith(resources, locale === FALLBACK ? [FALLBACK] : [locale, FALLBACK]);
  return known[locale];
}

function translateWith(resources: Resources, locales: readonly LocaleCode[]): Translate {
  const plurals = locales.map((locale) => new Intl.PluralRules(locale));
  return (key, values) => {
    const count = values?.count;
    for (const [index, locale] of locales.entries()) {
      const texts = resources[locale];
      const form = typeof count === 'number' ? `_${plurals[index]?.select(count)}` : '';
      const text = textOf(texts, key + form) ?? textOf(texts, key);
      if (text !== undefined) return values ? filledIn(text, values) : text;
    }
    return key;
  };
}

/** Looked up anew each time: a development server changes the texts in use. */
function textOf(texts: Record<string, unknown>, key: string): string | undefined {
  let found: unknown = texts;
  for (const part of key.split('.')) {
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, part)) return undefined;
    found = Object.getOwnPropertyDescriptor(found, part)?.value;
  }
  return typeof found === 'string' ? found : undefined;
}

/** In one pass: a value that looks like a place for a value stays as it is. */
function filledIn(text: string, values: TextValues): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
}
