import type { App, AppDependencies } from '../../../platform/app-types';
import { registerCharityEntries } from './entry-routes';
import { registerCharityTotals } from './routes';

export { anonymizeOldReviewers, publishCharityMonth, selectTotals } from './charity-queries';
export { monthToPublish, reviewerKey } from './charity-rules';

/** The charity campaign: its published sums, and its entries for the desk. */
export function registerCharity(app: App, dependencies: AppDependencies): void {
  registerCharityTotals(app, dependencies);
  registerCharityEntries(app, dependencies);
}
