import type { ServerProblem } from '@aksamit/shared-kit/contracts';
import type { ReleaseSet } from '../live/release-set';
import type { PlannedPage } from './plan-page';

/** What a module did wrong on a page that the public gets; null for a preview's, which is in the log for who previews. */
export function pageProblem(
  plan: PlannedPage,
  { pageView }: ReleaseSet,
  module: string,
  { message, stack }: { message: string; stack?: string },
): ServerProblem | null {
  const version = pageView?.modules[module];
  if (!pageView || version === undefined) return null;
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
