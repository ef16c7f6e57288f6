import en from '../locales/search.en.json';
import pl from '../locales/search.pl.json';

/** Texts that the search page adds, its field among them, an island. */
export const searchTexts = { pl, en };
