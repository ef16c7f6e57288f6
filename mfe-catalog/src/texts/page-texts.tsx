import {
  type Resources,
  TranslationsContext,
  useLocaleFormats,
  useProvidedTranslations,
} from '@aksamit/module-sdk/i18n';
import type { ReactNode } from 'react';

/** The module's texts with those of a group of pages added, built once where the pages are defined. */
export function withPageTexts(base: Resources, own: Resources): Resources {
  return { pl: { ...base.pl, ...own.pl }, en: { ...base.en, ...own.en } };
}

/** Texts of a group of pages: they come with its chunk, so that a product page does not carry them. */
export function PageTexts({ resources, children }: { resources: Resources; children: ReactNode }) {
  const translations = useProvidedTranslations(useLocaleFormats(), resources);
  return <TranslationsContext value={translations}>{children}</TranslationsContext>;
}
