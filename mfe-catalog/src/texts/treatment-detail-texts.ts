import en from '../locales/treatment-details.en.json';
import pl from '../locales/treatment-details.pl.json';

/** Texts of the details of what is sold: of treatments, bundles and offers. */
export const treatmentDetailTexts = { pl, en };
