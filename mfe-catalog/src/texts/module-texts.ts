import type { Resources } from '@aksamit/module-sdk/i18n';
import en from '../locales/en.json';
import pl from '../locales/pl.json';
import { priceListTexts } from './price-list-texts';
import { purchaseTexts } from './purchase-texts';
import { ratingTexts } from './rating-texts';
import { searchTexts } from './search-texts';

/** Texts of the catalog's pages. */
export const moduleTexts: Resources = {
  pl: { ...pl, ...priceListTexts.pl, ...purchaseTexts.pl, ...ratingTexts.pl, ...searchTexts.pl },
  en: { ...en, ...priceListTexts.en, ...purchaseTexts.en, ...ratingTexts.en, ...searchTexts.en },
};
