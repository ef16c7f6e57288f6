import { defineIsland } from '@aksamit/module-sdk/islands';
import { FreeTimes } from '../features/treatments/components/free-times';
import { freeTimeTexts } from '../texts/free-time-texts';

/** Salons that do a treatment with their first free times: fetched when its button is pressed. */
export default defineIsland({
  name: 'free-times',
  component: FreeTimes,
  texts: { pl: freeTimeTexts.pl, en: freeTimeTexts.en },
});
