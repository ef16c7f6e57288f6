import type { LocaleCode } from '@aksamit/contracts/platform';
import { createTranslations, type Translate } from '@aksamit/module-sdk/i18n';
import en from '../../locales/page/en.json';
import pl from '../../locales/page/pl.json';

const resources = { pl, en };

/** The texts that the page server itself puts into pages. */
export function pageTexts(locale: LocaleCode): Translate {
  return createTranslations(locale, resources);
}
