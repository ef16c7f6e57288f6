import en from '../locales/explorer.en.json';
import pl from '../locales/explorer.pl.json';

/** Texts of the drawn body on which treatments of a zone are found. */
export const explorerTexts = { pl, en };
