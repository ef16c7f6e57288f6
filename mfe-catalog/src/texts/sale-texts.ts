import ownEn from '../locales/sales.en.json';
import ownPl from '../locales/sales.pl.json';
import { moduleTexts } from './module-texts';
import { withPageTexts } from './page-texts';

/** Texts of the pages of bundles, offers and vouchers. */
export const saleTexts = withPageTexts(moduleTexts, { pl: ownPl, en: ownEn });
