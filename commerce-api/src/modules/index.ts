/** Modules of the catalogue side, in the order of their registration. */
import type { RouteModule } from '../platform/app-types';
import { registerCatalog } from './catalog';
import { registerContent } from './content';
import { registerLocations } from './locations';
import { registerMarkets } from './markets';
import { registerOpinions } from './opinions';
import { registerPictures } from './pictures';
import { registerReleaseReports } from './release-reports';
import { registerSearch } from './search';
import { registerSiteMap } from './sitemap';

export const catalogueModules: RouteModule[] = [
  registerMarkets,
  registerCatalog,
  registerLocations,
  registerContent,
  registerOpinions,
  registerSiteMap,
  registerSearch,
  registerPictures,
  registerReleaseReports,
];
