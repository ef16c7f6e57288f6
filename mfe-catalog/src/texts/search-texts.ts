import en from '../locales/search.en.json';
import pl from '../locales/search.pl.json';

/** Texts of the search page and of its field, an island. */
export const searchTexts = { pl, en };
