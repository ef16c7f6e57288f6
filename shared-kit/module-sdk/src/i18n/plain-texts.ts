import type { LocaleCode } from '@aksamit/contracts/platform';
import type { Resources, TextValues, Translate } from './texts';

/** Names of values are words: `{{count}}`. */
const VALUE = /\{\{\s*(\w+)\s*\}\}/g;

/** Options of i18next that choose another text or another kind of result. */
const OTHER_OPTIONS =
  'context ordinal replace returnObjects returnDetails joinArrays postProcess lng lngs fallbackLng ns keySeparator nsSeparator interpolation skipInterpolation';

/**
 * Why `createPlainTexts` cannot show a text as i18next would; undefined when it can. Without these 40 lines i18next is
 * 15 KB in front of every island.
 */
export function plainTextProblem(text: string): string | undefined {
  if (text.includes('$t(')) return 'includes another text ($t): write it out';
  const other = /\{\{.*?\}\}/g;
  const odd = [...text.matchAll(other)].find(([value]) => !new RegExp(`^${VALUE.source}$`).test(value));
  return odd && `has ${odd[0]}: a value is one word, formatted by the code that gives it`;
}

/**
 * The text function without i18next: values in `{{…}}`, plural forms by suffix, Polish for a missing text, then the
 * default. A test compares it with i18next over all texts of the shop. Throws in development for what only i18next can do.
 */
export function createPlainTexts(locale: LocaleCode, resources: Resources): Translate {
  const languages = [locale, 'pl' as const].map((language) => [resources[language], pluralForms(language)] as const);
  return (key, values = {}) => {
    const { count, defaultValue } = values;
    const found = languages.flatMap(([texts, forms]) => {
      const plural = count === undefined ? [] : [...(count === 0 ? ['_zero'] : []), `_${forms(count)}`];
      return [...plural, ''].flatMap((suffix) => textOf(texts, key + suffix) ?? []);
    });
    const text = found[0] ?? defaultValue ?? key;
    if (process.env.NODE_ENV !== 'production') refuseOthers(key, text, values);
    // Without a value the braces stay, as in i18next: the gap is visible.
    return text.replace(VALUE, (braces, name: string) =>
      Object.hasOwn(values, name) ? String(values[name] ?? '') : braces,
    );
  };
}

/** The plural form of a count. The language's rules are loaded when the first count is shown. */
function pluralForms(language: LocaleCode): (count: number) => Intl.LDMLPluralRule {
  let rules: Intl.PluralRules | undefined;
  return (count) => {
    rules ??= new Intl.PluralRules(language);
    return rules.select(count);
  };
}

/** A text by its key, with dots between its parts. */
function textOf(texts: unknown, key: string): string | undefined {
  const found = key.split('.').reduce<unknown>((part, name) => Reflect.get(Object(part), name), texts);
  return typeof found === 'string' ? found : undefined;
}

function refuseOthers(key: string, text: string, values: TextValues): void {
  const option = Object.keys(values).find((name) => OTHER_OPTIONS.split(' ').includes(name));
  const problem = option ? `is asked for with the option "${option}"` : plainTextProblem(text);
  if (problem) throw new Error(`Failed to show the text "${key}": it ${problem}. Only pages can, by i18next.`);
}
