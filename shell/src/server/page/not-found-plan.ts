import type { PlannedPage } from '../model/planned-page';

/** The plan of the one page that is sent for every unknown address of a market and language. */
export function notFoundPlan(plan: PlannedPage, releases: string): PlannedPage {
  const { origin, market, locale, basePath } = plan.context;
  return {
    ...plan,
    match: null,
    path: '/404/',
    layout: 'plain',
    rendering: 'public',
    query: {},
    key: JSON.stringify(['not found', origin, market.slug, locale, basePath, releases]),
  };
}
