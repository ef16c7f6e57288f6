import en from '../locales/price-list.en.json';
import pl from '../locales/price-list.pl.json';

/** Texts of price lists: of their rows, and of the filter, an island. */
export const priceListTexts = { pl, en };
