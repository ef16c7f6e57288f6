import { defineIsland } from '@aksamit/module-sdk/islands';
import { VisitHere } from '../features/salons/components/visit-here';
import { visitHereTexts } from '../texts/salon-island-texts';

/** Where a visit in a salon begins. The first free day is requested when it is seen. */
export default defineIsland({
  name: 'visit-here',
  component: VisitHere,
  texts: { pl: visitHereTexts.pl, en: visitHereTexts.en },
  starts: 'seen',
});
