import type { Translate } from '@aksamit/module-sdk/i18n';
import { fieldLabel } from './field-label';

/** The texts of a form's controls. */
export interface RecordWords {
  /** Label of a control by its name in the form. */
  labelOf(name: string): string;
  /** One of the values that a field chooses from. */
  optionOf(field: string, option: string | number): string;
  /** How a field is to be filled in; undefined where nothing has to be explained. */
  hintOf(name: string): string | undefined;
  /** What an optional choice means where nothing is chosen, if it is not the absence of something. */
  emptyOf?(name: string): string | undefined;
  /** Heading of fields that belong together; undefined where none is shown. */
  legendOf(name: string): string | undefined;
}

/** Fields of the offer whose format is explained below them. */
const HINTED = 'code slugs postalCode adidCode color target position to slug path nameEn'.split(' ');

/** The texts of the offer's records. */
export function offerWords(t: Translate): RecordWords {
  return {
    labelOf: (name) => fieldLabel(name, t),
    optionOf: (field, option) => t(`staff.records.options.${field}.${option}`),
    hintOf(name) {
      const field = name.split('.').find((part) => HINTED.includes(part));
      return field && t(`staff.records.hints.${field}`);
    },
    // A code without a category is for all of them.
    emptyOf: (name) => (name === 'productCategoryId' ? t('staff.records.every') : undefined),
    legendOf: () => undefined,
  };
}
