/** Modules of the catalogue side, in the order of their registration. */

import { registerLocations } from './domains/catalogue/locations';
import { registerOpinions } from './domains/catalogue/opinions';
import { registerProducts } from './domains/catalogue/products';
import { registerSearch } from './domains/catalogue/search';
import { registerContentPages } from './domains/content/pages';
import { registerSiteMap } from './domains/content/sitemap';
import { registerMarkets } from './domains/operations/markets';
import { registerPictures } from './domains/operations/pictures';
import { registerReleaseReports } from './domains/operations/release-reports';
import type { RouteModule } from './platform/app-types';

export const catalogueModules: RouteModule[] = [
  registerMarkets,
  registerProducts,
  registerLocations,
  registerContentPages,
  registerOpinions,
  registerSiteMap,
  registerSearch,
  registerPictures,
  registerReleaseReports,
];
