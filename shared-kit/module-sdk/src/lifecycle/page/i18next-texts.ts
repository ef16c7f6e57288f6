import type { LocaleCode } from '@aksamit/contracts/platform';
import i18next from 'i18next';
import type { Resources, Translate } from '../../i18n';

/** The text function of a page's texts: i18next, with an instance of its own. */
export function createI18nextTexts(locale: LocaleCode, resources: Resources): Translate {
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
