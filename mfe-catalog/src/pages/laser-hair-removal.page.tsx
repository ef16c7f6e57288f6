import { definePage } from '@aksamit/module-sdk/pages';
import type { KindPage } from '../features/treatment-pages/treatment-pages';
import en from '../locales/treatments/laser-hair-removal.en.json';
import pl from '../locales/treatments/laser-hair-removal.pl.json';
import { treatmentPageLoader } from './load-treatment-page';
import { TreatmentKindPage } from './treatment-kind';

const kind: KindPage = { name: 'laser-hair-removal', category: 'epilation', texts: { pl, en } };

/** A laser product: each has a page in the shape `/{product}-laserowa/`, and its second name leads to it. Source: commerce core, section 2. */
export default definePage({
  name: 'laser-hair-removal',
  layout: 'plain',
  rendering: 'public',
  islands: true,
  patterns: { pl: ['/depilacja-laserowa/'], en: ['/laser-hair-removal/'] },
  redirectsFrom: { pl: ['/epilacja-laserowa/'], en: ['/laser-epilation/'] },
  load: treatmentPageLoader(kind),
  component: LaserHairRemovalPage,
});

/** `/depilacja-laserowa/`. */
export function LaserHairRemovalPage() {
  return <TreatmentKindPage page={kind} />;
}
