import en from '../locales/before-after.en.json';
import pl from '../locales/before-after.pl.json';

/** Texts of two pictures before and after, an island. */
export const beforeAfterTexts = { pl, en };
