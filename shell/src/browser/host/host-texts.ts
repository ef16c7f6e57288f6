import type { LocaleCode } from '@aksamit/contracts/platform';
import type { Resources, Translate } from '@aksamit/module-sdk/i18n';

/** A text by its key, with dots between its parts. */
function textOf(resources: unknown, key: string): string | undefined {
  const found = key.split('.').reduce<unknown>((part, name) => Reflect.get(Object(part), name), resources);
  return typeof found === 'string' ? found : undefined;
}

/**
 * The host's texts, as i18next gives them: values in `{{…}}`, plural forms by suffix, Polish for a missing text. i18next
 * itself is 12 KB, and nothing else of the host needs it.
 */
export function createHostTexts(locale: LocaleCode, resources: Resources): Translate {
  const plural = new Intl.PluralRules(locale);
  return (key, values = {}) => {
    const { count } = values;
    const keys = count === undefined ? [key] : [`${key}_${plural.select(count)}`, `${key}_other`, key];
    const found = [resources[locale], resources.pl].flatMap((texts) => keys.map((each) => textOf(texts, each)));
    const text = found.find((each) => each !== undefined) ?? key;
    return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
  };
}
