/** Modules of the catalogue side, in the order of their registration. */
import type { RouteModule } from '../platform/app-types';
import { registerCatalog } from './catalog';
import { registerMarkets } from './markets';
import { registerPictures } from './pictures';

export const catalogueModules: RouteModule[] = [registerMarkets, registerCatalog, registerPictures];
