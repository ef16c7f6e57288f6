import type { LocaleCode } from '@aksamit/contracts/platform';
import { createContext, useContext } from 'react';
import type { Translate } from './texts';

export const TranslationsContext = createContext<{ t: Translate; locale: LocaleCode } | null>(null);

function useTranslations() {
  const value = useContext(TranslationsContext);
  if (!value) throw new Error('Failed to find texts: no TranslationsContext above. Mount through the lifecycle.');
  return value;
}

/** The module's text function for the page's locale. */
export function useTranslate(): Translate {
  return useTranslations().t;
}

/** The page's locale for Intl and the date formats. */
export function useLocaleFormats(): LocaleCode {
  return useTranslations().locale;
}
