import type { LocaleCode } from '@aksamit/contracts/platform';
import i18next, { type TOptions } from 'i18next';

/** Texts of a module per locale; nested keys are joined with dots. Plural forms by suffix (`_one`, `_few`, `_many`, `_other`). */
export type Resources = Record<LocaleCode, Record<string, unknown>>;

/**
 * Text of a key with its values filled in; `count` picks the plural form. `defaultValue` replaces a missing text: where
 * the API names the key, a newer API may use one that this release does not know yet.
 */
export type Translate = (key: string, values?: TOptions) => string;

const made = new WeakMap<Resources, Partial<Record<LocaleCode, Translate>>>();

/**
 * The text function of a module's own texts, ready at once. A missing text throws nothing and shows the key, which the
 * test of the locale files catches before release. One i18next instance per texts and locale: a page server requests it
 * with every page.
 */
export function createTranslations(locale: LocaleCode, resources: Resources): Translate {
  const known = made.get(resources) ?? {};
  made.set(resources, known);
  known[locale] ??= createInstance(locale, resources);
  return known[locale];
}

function createInstance(locale: LocaleCode, resources: Resources): Translate {
  const instance = i18next.createInstance();
  instance.init({
    lng: locale,
    fallbackLng: 'pl',
    resources: { pl: { translation: resources.pl }, en: { translation: resources.en } },
    interpolation: { escapeValue: false },
    initAsync: false,
  });
  const t = instance.t.bind(instance);
  // In a browser a development server may replace texts.
  const plain = typeof window === 'undefined' ? oncePerKey(t) : t;
  return (key, values) => (values ? t(key, values) : plain(key));
}

/** Keys without values stand in the code; the limit is for a module that makes them up. */
const MOST_KEYS = 5_000;

/** A page has hundreds of such texts, and i18next parses key and text each time. */
function oncePerKey(translate: (key: string) => string): (key: string) => string {
  const texts = new Map<string, string>();
  return (key) => {
    const known = texts.get(key);
    if (known !== undefined) return known;
    const text = translate(key);
    if (texts.size < MOST_KEYS) texts.set(key, text);
    return text;
  };
}
