import en from '../locales/product-page.en.json';
import pl from '../locales/product-page.pl.json';
import { freeTimeTexts } from './free-time-texts';
import { moduleTexts } from './module-texts';
import { nearestDayTexts } from './nearest-day-texts';
import { withPageTexts } from './page-texts';
import { treatmentDetailTexts } from './treatment-detail-texts';

/** Texts of a treatment's page. */
export const productTexts = withPageTexts(moduleTexts, {
  pl: { ...pl, ...treatmentDetailTexts.pl, ...freeTimeTexts.pl, ...nearestDayTexts.pl },
  en: { ...en, ...treatmentDetailTexts.en, ...freeTimeTexts.en, ...nearestDayTexts.en },
});
