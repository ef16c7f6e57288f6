import { definePage } from '@aksamit/module-sdk/pages';
import type { KindPage } from '../features/treatment-pages/treatment-pages';
import en from '../locales/treatments/hydrogen-cleansing.en.json';
import pl from '../locales/treatments/hydrogen-cleansing.pl.json';
import { treatmentPageLoader } from './load-treatment-page';
import { TreatmentKindPage } from './treatment-kind';

const kind: KindPage = { name: 'hydrogen-cleansing', category: 'hydrogenCleansing', texts: { pl, en } };

/** A kind of treatment. Source: commerce core, section 2. */
export default definePage({
  name: 'hydrogen-cleansing',
  layout: 'plain',
  rendering: 'public',
  islands: true,
  patterns: { pl: ['/oczyszczanie-wodorowe/'], en: ['/hydrogen-cleansing/'] },
  // As the price list's addresses spell it.
  redirectsFrom: { pl: ['/oczyszanie-wodorowe/'], en: [] },
  load: treatmentPageLoader(kind),
  component: HydrogenCleansingPage,
});

/** `/oczyszczanie-wodorowe/`. */
export function HydrogenCleansingPage() {
  return <TreatmentKindPage page={kind} />;
}
