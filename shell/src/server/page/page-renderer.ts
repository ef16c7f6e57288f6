import { setTimeout } from 'node:timers/promises';
import type { Viewer } from '@aksamit/contracts/platform';
import type { CallApi } from '../model/api-call';
import type { PlannedPage } from '../model/planned-page';
import type { ReleaseSet } from '../model/release-set';
import type { RenderJob } from '../model/render-job';
import { documentOf, type RegionProblem, type RenderedDocument, type RenderedParts } from '../model/rendered-page';
import { bundleKey, type ServerBundle } from '../model/server-bundle';
import { ModuleHealth } from '../render-pool/module-health';
import { RenderLostError, type RenderPool } from '../render-pool/render-pool';
import type { PageInput } from './cached-page';
import { FirstTrials } from './first-trials';
import { thrownProblem } from './page-problem';
import type { PageViewTokens } from './page-view-tokens';
import type { RenderingPolicy } from './rendering-policy';
import { ownRegion, RenderingReports, type RenderingReportsOptions } from './rendering-reports';

export interface PageRendererOptions extends RenderingReportsOptions {
  pool: Pick<RenderPool, 'render'>;
  /** Timeout of a module for its data and its rendering. */
  deadlineMs: number;
  tokens: PageViewTokens;
}

/** On whose behalf a page is rendered, and how long the visitor waits. */
export interface RenderRequest {
  /** Makes the API calls of the page's modules. Each attempt has its own, whose calls are counted. */
  newCaller(): CallApi;
  requestId: string;
  /** How long the visitor waits. A rendering that takes longer goes on: it warms its process up, or reveals a fault. */
  timeoutMs: number;
  /** The visitor's browser runs no scripts: the page waits for a release's first trial instead of being left to it. */
  waitsForTrial?: boolean;
  /** The viewer of a private page. */
  viewer?: Viewer;
  /** Receives head and status that the module has returned so far. */
  onKnown?: (known: RenderedParts['known']) => void;
}

/** Renders the module's part of pages in a render process, by the policy of public or of private pages. */
export class PageRenderer {
  readonly #options: PageRendererOptions;
  readonly #policy: RenderingPolicy;
  readonly #reports: RenderingReports;
  /** Of one policy: errors in a module's private pages do not count for its public ones. */
  readonly #health = new ModuleHealth();
  readonly #trials = new FirstTrials();

  constructor(options: PageRendererOptions, policy: RenderingPolicy) {
    this.#options = options;
    this.#policy = policy;
    this.#reports = new RenderingReports(options, policy);
  }

  /** Whether a page may be rendered now. */
  mayRender(plan: PlannedPage, releases: ReleaseSet, waitsForTrial = false): boolean {
    const bundle = bundleOf(plan, releases);
    if (!bundle || plan.rendering !== this.#policy.rendering) return false;
    const release = bundleKey(bundle);
    return this.#health.mayRender(release) && (waitsForTrial || this.#trials.of(release) === undefined);
  }

  /**
   * Renders a page.
   * @returns null when it was not rendered in time, or its process was lost; the policy decides what is sent instead
   */
  async render(input: PageInput, request: RenderRequest): Promise<RenderedDocument | null> {
    const bundle = bundleOf(input.plan, input.releases);
    if (!bundle) return null;
    const release = bundleKey(bundle);
    const trial = this.#trials.of(release);
    if (trial && !request.waitsForTrial) return null;
    if (trial) await trial;
    const rendering = this.#attempt(input, bundle, request);
    if (this.#policy.provesReleasesFirst) this.#trials.follow(release, rendering);
    return Promise.race([rendering, setTimeout(request.timeoutMs, null, { ref: false })]);
  }

  async #attempt(input: PageInput, bundle: ServerBundle, request: RenderRequest): Promise<RenderedDocument | null> {
    try {
      const job = this.#jobOf(input, request);
      const result = await this.#options.pool.render(input.releases, job, request.newCaller(), request.onKnown);
      return this.#judge(input, bundle, documentOf(result));
    } catch (error) {
      const fragment = this.#fragmentThatEnded(input.releases, bundle, error);
      if (!fragment) return this.#fail(input, bundle, error);
      // The page itself is not the cause: it is rendered again without the fragment that ended its process.
      this.#health.rest(bundleKey(fragment));
      this.#reports.page(input, fragment.module, thrownProblem(error), 'A fragment ended its render process.');
      this.#reports.result(input, [{ module: fragment.module, region: 'a fragment' }]);
      return this.#attempt(input, bundle, request);
    }
  }

  #judge(input: PageInput, bundle: ServerBundle, rendered: RenderedDocument): RenderedDocument | null {
    const { problem, regionProblems } =
      rendered.kind === 'document' ? rendered : { problem: null, regionProblems: [] as RegionProblem[] };
    const release = bundleKey(bundle);
    this.#judgeRegions(input, regionProblems);
    const found = [...(problem ? [ownRegion(input.plan, problem.module, problem.cause)] : []), ...regionProblems];
    // A page without a fragment that failed before does not prove that the fragment recovered.
    const isProof = rendered.kind === 'redirect' || rendered.isComplete || !this.#policy.skipsFailingFragments;
    if (isProof || found.length > 0) this.#reports.result(input, found);
    this.#policy.judge(this.#health, release, problem?.kind === 'deadline' ? 'deadline' : 'answered');
    if (problem) this.#reports.page(input, problem.module, problem);
    else this.#trials.prove(release);
    return problem && !this.#policy.sendsFailedDocuments ? null : rendered;
  }

  #judgeRegions(input: PageInput, problems: readonly RegionProblem[]): void {
    this.#reports.regions(input, problems);
    if (!this.#policy.skipsFailingFragments) return;
    for (const { module, isLate } of problems) {
      const bundle = input.releases.bundles.find((one) => one.module === module);
      // A late fragment ends its process.
      if (bundle && isLate) this.#health.failed(bundleKey(bundle));
    }
  }

  #fail(input: PageInput, bundle: ServerBundle, error: unknown): null {
    if (error instanceof RenderLostError) this.#policy.judge(this.#health, bundleKey(bundle), 'lost');
    this.#reports.page(input, bundle.module, thrownProblem(error));
    this.#reports.result(input, [ownRegion(input.plan, bundle.module)]);
    return null;
  }

  /** The bundle of the fragment whose code ran when the process was lost. */
  #fragmentThatEnded(releases: ReleaseSet, page: ServerBundle, error: unknown): ServerBundle | undefined {
    if (!this.#policy.skipsFailingFragments || !(error instanceof RenderLostError)) return undefined;
    if (error.module === page.module) return undefined;
    const bundle = releases.bundles.find(({ module }) => module === error.module);
    return bundle && this.#health.mayRender(bundleKey(bundle)) ? bundle : undefined;
  }

  #jobOf({ plan, releases, https }: PageInput, { requestId, viewer }: RenderRequest): RenderJob {
    const isPaused = (bundle: ServerBundle) =>
      bundle.module !== plan.match?.module && !this.#health.mayRender(bundleKey(bundle));
    return {
      plan,
      https,
      requestId,
      withMain: true,
      withoutFragmentsOf: this.#policy.skipsFailingFragments
        ? releases.bundles.filter(isPaused).map(({ module }) => module)
        : [],
      deadlineMs: this.#options.deadlineMs,
      pageViewToken: this.#options.tokens.of(releases),
      ...(viewer ? { viewer } : {}),
    };
  }
}

function bundleOf(plan: PlannedPage, releases: ReleaseSet): ServerBundle | undefined {
  return releases.bundles.find(({ module }) => module === plan.match?.module);
}
