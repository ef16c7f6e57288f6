import en from '../locales/price-list.en.json';
import pl from '../locales/price-list.pl.json';

/** Texts of price lists and of their filter, an island. */
export const priceListTexts = { pl, en };
