import type { ServerProblem } from '@aksamit/shared-kit/contracts';
import type { ReleaseSet } from '../live/release-set';
import type { PlannedPage } from './plan-page';

export interface ModuleProblem {
  message: string;
  stack?: string;
  /** The API made it come to nothing: no module did anything wrong. */
  cause?: 'api';
}

/** What was thrown, without what an error may have been caused by. */
export function thrownProblem(error: unknown): ModuleProblem {
  if (!(error instanceof Error)) return { message: String(error) };
  return { message: error.message, ...(error.stack === undefined ? {} : { stack: error.stack }) };
}

/**
 * What a module did wrong on a page that the public gets; null for a preview's, which is in the log for who previews, and
 * for what the API did.
 */
export function pageProblem(
  plan: PlannedPage,
  { pageView }: ReleaseSet,
  module: string,
  { message, stack, cause }: ModuleProblem,
): ServerProblem | null {
  const version = pageView?.modules[module];
  if (!pageView || version === undefined || cause === 'api') return null;
  return {
    module,
    version,
    channel: pageView.canaries[module] === undefined || pageView.stable[module] === version ? 'stable' : 'canary',
    market: plan.context.market.slug,
    ...(plan.match?.module === module ? { page: plan.match.page } : {}),
    message,
    ...(stack === undefined ? {} : { stack }),
  };
}
