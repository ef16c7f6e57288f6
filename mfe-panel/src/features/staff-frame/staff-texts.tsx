import { TranslationsContext, useLocaleFormats, useProvidedTranslations } from '@aksamit/module-sdk/i18n';
import type { ReactNode } from 'react';
import en from '../../locales/en.json';
import pl from '../../locales/pl.json';
import staffEn from '../../locales/staff.en.json';
import staffPl from '../../locales/staff.pl.json';

/** Texts of the module and, under `staff`, those of the staff area, which come with its script alone. */
export const staffResources = { pl: { ...pl, ...staffPl }, en: { ...en, ...staffEn } };

/** Shows what is below it with the staff area's texts. */
export function StaffTexts({ children }: { children: ReactNode }) {
  const translations = useProvidedTranslations(useLocaleFormats(), staffResources);
  return <TranslationsContext value={translations}>{children}</TranslationsContext>;
}
