import en from '../locales/price-list.en.json';
import pl from '../locales/price-list.pl.json';

/** Texts of the filter of price lists, an island. */
export const priceListTexts = { pl, en };
