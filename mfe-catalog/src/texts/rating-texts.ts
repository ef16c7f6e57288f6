import en from '../locales/ratings.en.json';
import pl from '../locales/ratings.pl.json';

/** Texts of ratings on cards and pages of treatments, and of the opinions quoted there. */
export const ratingTexts = { pl, en };
