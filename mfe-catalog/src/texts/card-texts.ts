import en from '../locales/treatment-cards.en.json';
import pl from '../locales/treatment-cards.pl.json';

/** Texts of cards of treatments, and how long one takes: of pages and of fragments. */
export const cardTexts = { pl, en };
