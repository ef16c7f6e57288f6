import en from '../locales/price-rows.en.json';
import pl from '../locales/price-rows.pl.json';

/** Texts of tables of prices: of pages and of fragments. */
export const priceRowTexts = { pl, en };
