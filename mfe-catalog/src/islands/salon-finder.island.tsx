import { defineIsland } from '@aksamit/module-sdk/islands';
import { SalonFinder } from '../features/salons/finder/salon-finder';
import { salonFinderTexts } from '../texts/salon-island-texts';

/** The search for salons by city and by position, on the pages of salons. */
export default defineIsland({
  name: 'salon-finder',
  component: FinderOfPage,
  texts: { pl: salonFinderTexts.pl, en: salonFinderTexts.en },
});

interface FinderOfPageProps {
  /** Address of the list of salons. */
  action: string;
  /** The searched city, as it was written. */
  city: string;
  /** Names of cities with salons: suggestions. */
  cities: readonly string[];
}

function FinderOfPage({ action, city, cities }: FinderOfPageProps) {
  return <SalonFinder mode="link" page={{ action, city, cities }} />;
}
