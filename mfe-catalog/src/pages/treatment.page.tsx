import { definePages } from '@aksamit/module-sdk/pages';
import { treatmentPageLoader } from './load-treatment-page';
import { TreatmentKindPage } from './treatment-kind';

/**
 * Pages of a kind of treatment. Addresses: specification, commerce core, section 2; readings, "Who serves which path".
 * Each laser product has a page of its own in the shape `/{product}-laserowa/`; a second name of a product leads to it.
 */
export default definePages({ layout: 'plain', rendering: 'public', islands: true }, [
  {
    name: 'laser-hair-removal',
    patterns: { pl: ['/depilacja-laserowa/'], en: ['/laser-hair-removal/'] },
    redirectsFrom: { pl: ['/epilacja-laserowa/'], en: ['/laser-epilation/'] },
    load: treatmentPageLoader('laser-hair-removal'),
    component: LaserHairRemovalPage,
  },
  {
    name: 'endermology',
    patterns: { pl: ['/endermologia/'], en: ['/endermology/'] },
    load: treatmentPageLoader('endermology'),
    component: EndermologyPage,
  },
  {
    name: 'electrostimulation',
    patterns: { pl: ['/elektrostymulacja/'], en: ['/electrostimulation/'] },
    load: treatmentPageLoader('electrostimulation'),
    component: ElectrostimulationPage,
  },
  {
    name: 'hydrogen-cleansing',
    patterns: { pl: ['/oczyszczanie-wodorowe/'], en: ['/hydrogen-cleansing/'] },
    // As the price list's addresses spell it.
    redirectsFrom: { pl: ['/oczyszanie-wodorowe/'], en: [] },
    load: treatmentPageLoader('hydrogen-cleansing'),
    component: HydrogenCleansingPage,
  },
  {
    name: 'dermapen',
    patterns: { pl: ['/dermapen/'], en: ['/dermapen/'] },
    load: treatmentPageLoader('dermapen'),
    component: DermapenPage,
  },
  {
    name: 'radio-waves',
    patterns: { pl: ['/fale-radiowe/'], en: ['/radio-waves/'] },
    load: treatmentPageLoader('radio-waves'),
    component: RadioWavesPage,
  },
]);

/** `/depilacja-laserowa/`. */
export function LaserHairRemovalPage() {
  return <TreatmentKindPage name="laser-hair-removal" />;
}

/** `/endermologia/`. */
export function EndermologyPage() {
  return <TreatmentKindPage name="endermology" />;
}

/** `/elektrostymulacja/`. */
export function ElectrostimulationPage() {
  return <TreatmentKindPage name="electrostimulation" />;
}

/** `/oczyszczanie-wodorowe/`. */
export function HydrogenCleansingPage() {
  return <TreatmentKindPage name="hydrogen-cleansing" />;
}

/** `/dermapen/`. */
export function DermapenPage() {
  return <TreatmentKindPage name="dermapen" />;
}

/** `/fale-radiowe/`. */
export function RadioWavesPage() {
  return <TreatmentKindPage name="radio-waves" />;
}
