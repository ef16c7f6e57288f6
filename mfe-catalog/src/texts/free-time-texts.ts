import en from '../locales/free-times.en.json';
import pl from '../locales/free-times.pl.json';

/** Texts of the first free times of salons, an island. */
export const freeTimeTexts = { pl, en };
