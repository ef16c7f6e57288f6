import en from '../locales/en.json';
import pl from '../locales/pl.json';
import ownEn from '../locales/sales.en.json';
import ownPl from '../locales/sales.pl.json';
import { withPageTexts } from './page-texts';

/** Texts of the pages of bundles, offers and vouchers. */
export const saleTexts = withPageTexts({ pl, en }, { pl: ownPl, en: ownEn });
