import en from '../fragments/locales/opinions.en.json';
import pl from '../fragments/locales/opinions.pl.json';
import opinionEn from '../locales/opinion.en.json';
import opinionPl from '../locales/opinion.pl.json';

/** Texts of the opinions that other modules show: of the fragment, and of an opinion as this module's own page shows it. */
export const opinionsTexts = { pl: { ...pl, ...opinionPl }, en: { ...en, ...opinionEn } };
