import { definePage } from '@aksamit/module-sdk/pages';
import type { KindPage } from '../features/treatment-pages/treatment-pages';
import en from '../locales/treatments/endermology.en.json';
import pl from '../locales/treatments/endermology.pl.json';
import { treatmentPageLoader } from './load-treatment-page';
import { TreatmentKindPage } from './treatment-kind';

const kind: KindPage = { name: 'endermology', category: 'endermology', texts: { pl, en } };

/** A kind of treatment. Source: commerce core, section 2. */
export default definePage({
  name: 'endermology',
  layout: 'plain',
  rendering: 'public',
  islands: true,
  patterns: { pl: ['/endermologia/'], en: ['/endermology/'] },
  load: treatmentPageLoader(kind),
  component: EndermologyPage,
});

/** `/endermologia/`. */
export function EndermologyPage() {
  return <TreatmentKindPage page={kind} />;
}
