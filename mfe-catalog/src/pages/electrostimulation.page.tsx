import { definePage } from '@aksamit/module-sdk/pages';
import type { KindPage } from '../features/treatment-pages/treatment-pages';
import en from '../locales/treatments/electrostimulation.en.json';
import pl from '../locales/treatments/electrostimulation.pl.json';
import { treatmentPageLoader } from './load-treatment-page';
import { TreatmentKindPage } from './treatment-kind';

const kind: KindPage = { name: 'electrostimulation', category: 'electrostimulation', texts: { pl, en } };

/** A kind of treatment. Source: commerce core, section 2. */
export default definePage({
  name: 'electrostimulation',
  layout: 'plain',
  rendering: 'public',
  islands: true,
  patterns: { pl: ['/elektrostymulacja/'], en: ['/electrostimulation/'] },
  load: treatmentPageLoader(kind),
  component: ElectrostimulationPage,
});

/** `/elektrostymulacja/`. */
export function ElectrostimulationPage() {
  return <TreatmentKindPage page={kind} />;
}
