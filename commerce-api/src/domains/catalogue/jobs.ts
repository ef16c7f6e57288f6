import type { Job, JobContext } from '../../platform/domain';
import { compareReadyProductsAtNight, prepareReadyProducts, purgeReadyProducts } from './products';
import { purgeSearchCounts } from './search';
import { applyPriceChanges } from './staff-offer';

export const catalogueJobs = ({ db, logger }: JobContext): readonly Job[] => [
  { name: 'price changes', pauseMs: 5_000, run: () => applyPriceChanges({ db }) },
  { name: 'ready rows of treatments', pauseMs: 600_000, run: () => prepareReadyProducts({ db }) },
  { name: 'old ready rows', pauseMs: 3_600_000, run: () => purgeReadyProducts(db) },
  { name: 'old search counts', pauseMs: 3_600_000, run: () => purgeSearchCounts(db) },
  { name: 'comparison of ready rows', pauseMs: 3_600_000, run: () => compareReadyProductsAtNight({ db, logger }) },
];
