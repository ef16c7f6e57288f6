/** Seed of what is offered beside single treatments, and of what people read and say about it. */
import type { SeedStep } from '../platform/prepare';
import { seedBundles, seedOffers, seedPackageContents, seedSuggestions, seedVouchers } from './sales/seed-sales';

export const offerSeedSteps: readonly SeedStep[] = [
  { name: '0321-package-contents', run: seedPackageContents },
  { name: '0322-bundles', run: seedBundles },
  { name: '0323-offers', run: seedOffers },
  { name: '0324-vouchers', run: seedVouchers },
  { name: '0325-suggestions', run: seedSuggestions },
];
