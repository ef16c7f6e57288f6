import {
  type Resources,
  TranslationsContext,
  useLocaleFormats,
  useProvidedTranslations,
} from '@aksamit/module-sdk/i18n';
import type { ReactNode } from 'react';
import en from './en.json';
import pl from './pl.json';

/** The module's texts with those of one part of it, which come with that part alone. Built once, where the part is defined. */
export const withOwnTexts = (own: Resources): Resources => ({ pl: { ...pl, ...own.pl }, en: { ...en, ...own.en } });

/** Shows what is below it with these texts. */
export function OwnTexts({ resources, children }: { resources: Resources; children: ReactNode }) {
  const translations = useProvidedTranslations(useLocaleFormats(), resources);
  return <TranslationsContext value={translations}>{children}</TranslationsContext>;
}
