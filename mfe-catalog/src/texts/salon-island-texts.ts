import firstTimeEn from '../locales/first-time.en.json';
import firstTimePl from '../locales/first-time.pl.json';
import rowsEn from '../locales/salon-rows.en.json';
import rowsPl from '../locales/salon-rows.pl.json';
import visitEn from '../locales/visit-here.en.json';
import visitPl from '../locales/visit-here.pl.json';

/** Texts of the button that begins a visit, an island. */
export const visitHereTexts = { pl: { ...visitPl, ...firstTimePl }, en: { ...visitEn, ...firstTimeEn } };

/** Texts of the search for salons, an island, and of the rows that it shows. */
export const findSalonTexts = { pl: rowsPl, en: rowsEn };
