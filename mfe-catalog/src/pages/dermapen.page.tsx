import { definePage } from '@aksamit/module-sdk/pages';
import type { KindPage } from '../features/treatment-pages/treatment-pages';
import en from '../locales/treatments/dermapen.en.json';
import pl from '../locales/treatments/dermapen.pl.json';
import { treatmentPageLoader } from './load-treatment-page';
import { TreatmentKindPage } from './treatment-kind';

const kind: KindPage = { name: 'dermapen', category: 'dermapen', texts: { pl, en } };

/** A kind of treatment. Source: commerce core, section 2. */
export default definePage({
  name: 'dermapen',
  layout: 'plain',
  rendering: 'public',
  islands: true,
  patterns: { pl: ['/dermapen/'], en: ['/dermapen/'] },
  load: treatmentPageLoader(kind),
  component: DermapenPage,
});

/** `/dermapen/`. */
export function DermapenPage() {
  return <TreatmentKindPage page={kind} />;
}
