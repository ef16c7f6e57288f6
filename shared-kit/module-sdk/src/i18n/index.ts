export {
  formatDate,
  formatDateTime,
  formatDayMonth,
  formatLongDate,
  formatSortableDateTime,
  formatTime,
} from './dates';
export { createPlainTexts } from './plain-texts';
export { useProvidedTranslations } from './provided-translations';
export type { Resources, TextValues, Translate } from './texts';
export { createTranslations } from './translations';
export { TranslationsContext, useLocaleFormats, useTranslate } from './use-translate';
