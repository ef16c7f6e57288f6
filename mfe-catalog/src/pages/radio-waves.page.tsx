import { definePage } from '@aksamit/module-sdk/pages';
import type { KindPage } from '../features/treatment-pages/treatment-pages';
import en from '../locales/treatments/radio-waves.en.json';
import pl from '../locales/treatments/radio-waves.pl.json';
import { treatmentPageLoader } from './load-treatment-page';
import { TreatmentKindPage } from './treatment-kind';

const kind: KindPage = { name: 'radio-waves', category: 'radioWaves', texts: { pl, en } };

/** A kind of treatment. Source: commerce core, section 2. */
export default definePage({
  name: 'radio-waves',
  layout: 'plain',
  rendering: 'public',
  islands: true,
  patterns: { pl: ['/fale-radiowe/'], en: ['/radio-waves/'] },
  load: treatmentPageLoader(kind),
  component: RadioWavesPage,
});

/** `/fale-radiowe/`. */
export function RadioWavesPage() {
  return <TreatmentKindPage page={kind} />;
}
