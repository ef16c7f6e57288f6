export {
  formatDate,
  formatDateTime,
  formatDayMonth,
  formatLongDate,
  formatSortableDateTime,
  formatTime,
} from './dates';
export { useProvidedTranslations } from './provided-translations';
export { createTranslations, type Resources, type TextValues, type Translate } from './translations';
export { TranslationsContext, useLocaleFormats, useTranslate } from './use-translate';
