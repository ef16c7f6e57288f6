import { defineIsland } from '@aksamit/module-sdk/islands';
import { NearestDay } from '../features/treatments/components/nearest-day';
import { nearestDayTexts } from '../texts/nearest-day-texts';

/** The first free day of a treatment; the last salon's first free time once the page was touched. */
export default defineIsland({
  name: 'nearest-day',
  component: NearestDay,
  texts: { pl: nearestDayTexts.pl, en: nearestDayTexts.en },
  starts: 'seen',
});
