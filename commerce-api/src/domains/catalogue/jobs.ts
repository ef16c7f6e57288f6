import type { Job, JobContext } from '../../platform/domain';
import { compareReadyProductsAtNight, prepareReadyProducts, purgeReadyProducts } from './products';
import { purgeSearchCounts } from './search';

export const catalogueJobs = ({ db, logger }: JobContext): readonly Job[] => [
  { name: 'ready rows of treatments', pauseMs: 600_000, run: () => prepareReadyProducts({ db }) },
  { name: 'old ready rows', pauseMs: 3_600_000, run: () => purgeReadyProducts(db) },
  { name: 'old search counts', pauseMs: 3_600_000, run: () => purgeSearchCounts(db) },
  { name: 'comparison of ready rows', pauseMs: 3_600_000, run: () => compareReadyProductsAtNight({ db, logger }) },
];
