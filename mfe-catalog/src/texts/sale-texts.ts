import ownEn from '../locales/sales.en.json';
import ownPl from '../locales/sales.pl.json';
import { bundleBodyTexts } from './bundle-body-texts';
import { bundleChoiceTexts } from './bundle-choice-texts';
import { moduleTexts } from './module-texts';
import { withPageTexts } from './page-texts';
import { treatmentDetailTexts } from './treatment-detail-texts';

/** Texts of the pages of bundles, offers and vouchers. */
export const saleTexts = withPageTexts(moduleTexts, {
  pl: { ...ownPl, ...treatmentDetailTexts.pl, ...bundleChoiceTexts.pl, ...bundleBodyTexts.pl },
  en: { ...ownEn, ...treatmentDetailTexts.en, ...bundleChoiceTexts.en, ...bundleBodyTexts.en },
});
