import { TranslationsContext, useLocaleFormats, useProvidedTranslations } from '@aksamit/module-sdk/i18n';
import type { ReactNode } from 'react';
import en from '../../../locales/en.json';
import pl from '../../../locales/pl.json';
import remindersEn from '../../../locales/reminders.en.json';
import remindersPl from '../../../locales/reminders.pl.json';

/** Texts of the module and, under `reminders`, those of the choice of reminders, which come with the settings alone. */
export const reminderResources = { pl: { ...pl, ...remindersPl }, en: { ...en, ...remindersEn } };

/** Shows what is below it with the texts of reminders. */
export function ReminderTexts({ children }: { children: ReactNode }) {
  const translations = useProvidedTranslations(useLocaleFormats(), reminderResources);
  return <TranslationsContext value={translations}>{children}</TranslationsContext>;
}
