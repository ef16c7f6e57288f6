import type { Log } from '../log';
import type { PlannedPage } from '../model/planned-page';
import type { ReleaseSet } from '../model/release-set';
import type { RegionProblem } from '../model/rendered-page';
import { bundleKey } from '../model/server-bundle';
import type { RenderProblem, RenderProblems } from '../reporting/render-problems';
import type { ServerProblems } from '../reporting/server-problems';
import type { PageInput } from './cached-page';
import { type ModuleProblem, pageProblem } from './page-problem';
import type { RenderingPolicy } from './rendering-policy';

export interface RenderingReportsOptions {
  log: Log;
  serverProblems: Pick<ServerProblems, 'report'>;
  renderProblems: Pick<RenderProblems, 'rendered'>;
}

/** Logged when the API made a rendering fail: no release is named. */
const API_CAUSE = 'A page waited for the API in vain, or the API failed it.';

/** Reports renderings that failed: in the log, to the error-reporting service, and in the list behind /healthz. */
export class RenderingReports {
  readonly #options: RenderingReportsOptions;
  readonly #policy: Pick<RenderingPolicy, 'addressOf' | 'logged' | 'messages'>;

  constructor(options: RenderingReportsOptions, policy: Pick<RenderingPolicy, 'addressOf' | 'logged' | 'messages'>) {
    this.#options = options;
    this.#policy = policy;
  }

  /** Logs and reports the failure of a module's part. Previews and failures of the API are only logged. */
  page(input: PageInput, module: string, problem: ModuleProblem, message = this.#policy.messages.page): void {
    const { plan, releases } = input;
    const about = { ...this.#policy.logged(plan), problem };
    if (problem.cause === 'api') this.#options.log.warn(about, API_CAUSE);
    else this.#options.log.error({ release: releaseName(releases, module), ...about }, message);
    const report = pageProblem(plan, releases, module, problem);
    if (report) this.#options.serverProblems.report(report);
  }

  regions(input: PageInput, problems: readonly RegionProblem[]): void {
    for (const problem of problems) this.page(input, problem.module, problem, this.#policy.messages.region);
  }

  /** Records the result of a page for /healthz; no failures when it is well. */
  result({ plan, releases }: PageInput, found: readonly RenderProblem[]): void {
    this.#options.renderProblems.rendered(this.#policy.addressOf(plan), releases, found);
  }
}

/** The failure of a page's own part, for /healthz. */
export function ownRegion({ match }: PlannedPage, module: string, cause?: 'api'): RenderProblem {
  return { module, region: `page ${match?.page}`, ...(cause ? { cause } : {}) };
}

/** `catalog@1.2.0`; the name alone for the shell, which has no server bundle. */
function releaseName({ bundles }: ReleaseSet, module: string): string {
  const bundle = bundles.find((one) => one.module === module);
  return bundle ? bundleKey(bundle) : module;
}
