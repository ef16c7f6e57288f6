/** The demo shop, in steps that run once each. A step is not edited once it ran somewhere; more data is a new step. */
import type { SeedStep } from '../platform/prepare';
import { commerceSeedSteps } from './commerce-seed';
import { seedMarkets } from './markets';

export const seedSteps: readonly SeedStep[] = [{ name: '0001-markets', run: seedMarkets }, ...commerceSeedSteps];
