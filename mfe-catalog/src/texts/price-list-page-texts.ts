import en from '../locales/price-list-page.en.json';
import pl from '../locales/price-list-page.pl.json';
import { moduleTexts } from './module-texts';
import { withPageTexts } from './page-texts';
import { priceListTexts } from './price-list-texts';

/** Texts of the pages of price lists, with those of their filter. */
export const priceListPageTexts = withPageTexts(moduleTexts, {
  pl: { ...priceListTexts.pl, ...pl },
  en: { ...priceListTexts.en, ...en },
});
