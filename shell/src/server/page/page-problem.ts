import type { ServerProblem } from '@aksamit/contracts';
import type { PlannedPage } from '../model/planned-page';
import type { ReleaseSet } from '../model/release-set';

export interface ModuleProblem {
  message: string;
  stack?: string;
  /** The API made it fail: no module is the cause. */
  cause?: 'api';
}

/** The thrown error, without its causes. */
export function thrownProblem(error: unknown): ModuleProblem {
  if (!(error instanceof Error)) return { message: String(error) };
  return { message: error.message, ...(error.stack === undefined ? {} : { stack: error.stack }) };
}

/**
 * The report of a module's error on a public page. Null for previews, whose errors are in the log for the developer,
 * and for failures of the API.
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
