import { defineIsland } from '@aksamit/module-sdk/islands';
import { TilesOver } from '../features/salons/tiled-map/tiles-over';
import { salonMapTexts } from '../texts/salon-island-texts';

/** The map of tiles of a page of salons, where the deployment has a source of tiles. */
export default defineIsland({
  name: 'map-tiles',
  component: TilesOver,
  texts: { pl: salonMapTexts.pl, en: salonMapTexts.en },
  starts: 'seen',
});
