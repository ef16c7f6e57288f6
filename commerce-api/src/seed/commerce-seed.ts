/** Seed of carts, codes, orders and accounts. */
import type { SeedStep } from '../platform/prepare';

export const commerceSeedSteps: readonly SeedStep[] = [];
