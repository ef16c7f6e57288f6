/** Modules of the catalogue side, in the order of their registration. */
import type { RouteModule } from '../platform/app-types';
import { registerMarkets } from './markets';

export const catalogueModules: RouteModule[] = [registerMarkets];
