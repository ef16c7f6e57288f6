import { defineIsland } from '@aksamit/module-sdk/islands';
import { FindSalon } from '../features/salons/components/find-salon';
import { findSalonTexts } from '../texts/salon-island-texts';

/** The search for salons by city and by position. */
export default defineIsland({
  name: 'find-salon',
  component: FindSalon,
  texts: { pl: findSalonTexts.pl, en: findSalonTexts.en },
});
