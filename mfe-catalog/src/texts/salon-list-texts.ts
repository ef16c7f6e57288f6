import listEn from '../locales/salon-list.en.json';
import listPl from '../locales/salon-list.pl.json';
import mapEn from '../locales/salon-map.en.json';
import mapPl from '../locales/salon-map.pl.json';
import rowsEn from '../locales/salon-rows.en.json';
import rowsPl from '../locales/salon-rows.pl.json';
import { moduleTexts } from './module-texts';
import { withPageTexts } from './page-texts';

/** Texts of the list of salons and of its map. */
export const salonListTexts = withPageTexts(moduleTexts, {
  pl: { ...listPl, ...mapPl, ...rowsPl },
  en: { ...listEn, ...mapEn, ...rowsEn },
});
