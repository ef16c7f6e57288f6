import en from '../locales/remember.en.json';
import pl from '../locales/remember.pl.json';

/** Texts of the button that remembers a treatment, an island. */
export const rememberTexts = { pl, en };
