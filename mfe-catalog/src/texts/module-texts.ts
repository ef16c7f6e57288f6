import type { Resources } from '@aksamit/module-sdk/i18n';
import en from '../locales/en.json';
import pl from '../locales/pl.json';
import { cardTexts } from './card-texts';
import { priceRowTexts } from './price-row-texts';
import { purchaseTexts } from './purchase-texts';
import { ratingTexts } from './rating-texts';

/** Texts of the catalog's pages. */
export const moduleTexts: Resources = {
  pl: {
    ...pl,
    ...cardTexts.pl,
    ...priceRowTexts.pl,
    ...purchaseTexts.pl,
    ...ratingTexts.pl,
  },
  en: {
    ...en,
    ...cardTexts.en,
    ...priceRowTexts.en,
    ...purchaseTexts.en,
    ...ratingTexts.en,
  },
};
