import en from '../locales/purchase.en.json';
import pl from '../locales/purchase.pl.json';

/** Texts of prices and of the choice before buying: of pages and of islands. */
export const purchaseTexts = { pl, en };
