import en from '../locales/ratings.en.json';
import pl from '../locales/ratings.pl.json';

/** Texts of ratings on cards and pages of treatments. */
export const ratingTexts = { pl, en };
