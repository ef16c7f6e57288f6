import pageEn from '../locales/salon-page.en.json';
import pagePl from '../locales/salon-page.pl.json';
import visitEn from '../locales/visit-here.en.json';
import visitPl from '../locales/visit-here.pl.json';
import { withPageTexts } from './page-texts';
import { salonListTexts } from './salon-list-texts';

/** Texts of the pages of a salon. */
export const salonTexts = withPageTexts(salonListTexts, {
  pl: { ...visitPl, ...pagePl },
  en: { ...visitEn, ...pageEn },
});
