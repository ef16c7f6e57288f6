import type { LocaleCode } from '@aksamit/contracts/platform';
import en from '../../locales/treatment-pages.en.json';
import pl from '../../locales/treatment-pages.pl.json';

/** Pages of a kind of treatment, by name. */
export type TreatmentPageName = keyof typeof pl.pages;

/** The long texts of such a page. */
export type TreatmentPageTexts = (typeof pl.pages)[TreatmentPageName];

const texts: Readonly<Record<LocaleCode, typeof pl>> = { pl, en };

/** Labels that all pages of a kind of treatment share. */
export const treatmentPageLabels = (locale: LocaleCode): (typeof pl)['labels'] => texts[locale].labels;

/** Texts of one page. */
export const treatmentPageTexts = (locale: LocaleCode, name: TreatmentPageName): TreatmentPageTexts =>
  texts[locale].pages[name];

/** The category whose treatments a page shows, by code. */
export const categoryOfPage: Readonly<Record<TreatmentPageName, string>> = {
  'laser-hair-removal': 'epilation',
  endermology: 'endermology',
  electrostimulation: 'electrostimulation',
  'hydrogen-cleansing': 'hydrogenCleansing',
  dermapen: 'dermapen',
  'radio-waves': 'radioWaves',
};
