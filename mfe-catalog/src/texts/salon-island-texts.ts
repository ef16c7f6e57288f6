import firstTimeEn from '../locales/first-time.en.json';
import firstTimePl from '../locales/first-time.pl.json';
import finderEn from '../locales/salon-finder.en.json';
import finderPl from '../locales/salon-finder.pl.json';
import mapEn from '../locales/salon-map.en.json';
import mapPl from '../locales/salon-map.pl.json';
import rowsEn from '../locales/salon-rows.en.json';
import rowsPl from '../locales/salon-rows.pl.json';
import visitEn from '../locales/visit-here.en.json';
import visitPl from '../locales/visit-here.pl.json';

/** Texts of the button that begins a visit, an island. */
export const visitHereTexts = { pl: { ...visitPl, ...firstTimePl }, en: { ...visitEn, ...firstTimeEn } };

/** Texts of the search for salons, an island and a fragment, with the rows and the map that it shows. */
export const salonFinderTexts = {
  pl: { ...finderPl, ...rowsPl, ...mapPl, ...firstTimePl },
  en: { ...finderEn, ...rowsEn, ...mapEn, ...firstTimeEn },
};

/** Texts of the map of tiles, an island. */
export const salonMapTexts = { pl: mapPl, en: mapEn };
