import { setTimeout } from 'node:timers/promises';
import type { Log } from '../log';
import type { PlannedPage } from '../model/planned-page';
import type { ReleaseSet } from '../model/release-set';
import type { RegionProblem, RenderedDocument } from '../model/rendered-page';
import { bundleKey, type ServerBundle } from '../model/server-bundle';
import { ModuleHealth } from '../render-pool/module-health';
import { RenderLostError, type RenderPool } from '../render-pool/render-pool';
import type { RenderProblems } from '../reporting/render-problems';
import type { ServerProblems } from '../reporting/server-problems';
import { cachedPageOf, type PageInput } from './cached-page';
import type { CachedPage } from './page-cache';
import { WAITED_IN_VAIN } from './page-maker';
import { type ModuleProblem, pageProblem, thrownProblem } from './page-problem';
import type { PageReader } from './page-reader';
import type { PageViewTokens } from './page-view-tokens';

export interface ReaderPagesOptions {
  pool: Pick<RenderPool, 'render'>;
  deadlineMs: number;
  /** How long a visitor waits for the content. Without it the page can be sent at once, and the browser fills it. */
  answerMs: number;
  log: Log;
  tokens: PageViewTokens;
  serverProblems: Pick<ServerProblems, 'tell'>;
  renderProblems: Pick<RenderProblems, 'rendered'>;
}

/**
 * Private pages with their viewer's own data: rendered for one request and never cached. On any failure the page is
 * sent without the data, and the browser renders it.
 */
export class ReaderPages {
  readonly #options: ReaderPagesOptions;
  /** Separate from the public pages' health: errors in a module's private pages do not count for the public ones. */
  readonly #health = new ModuleHealth();
  /** Releases that have rendered a page here. */
  readonly #proven = new Set<string>();
  /** The other releases, each with its first page: only one at a time, since it may block its worker. */
  readonly #tried = new Map<string, Promise<unknown>>();

  constructor(options: ReaderPagesOptions) {
    this.#options = options;
  }

  /**
   * Whether rendering is possible, so that the viewer has to be identified.
   * @param isPatient see `make`
   */
  mayMake(plan: PlannedPage, releases: ReleaseSet, isPatient = false): boolean {
    const bundle = bundleOf(plan, releases);
    if (bundle === undefined || plan.rendering !== 'private') return false;
    const release = bundleKey(bundle);
    return this.#health.mayRender(release) && (isPatient || !this.#tried.has(release));
  }

  /**
   * Null: the browser renders the page.
   * @param patienceMs timeout for a browser that runs no scripts; omitted: the default timeout
   */
  async make(input: PageInput, { reader, call }: PageReader, patienceMs?: number): Promise<CachedPage | null> {
    const { plan, releases, https } = input;
    const bundle = bundleOf(plan, releases);
    if (!bundle) return null;
    const { deadlineMs, answerMs, pool, tokens } = this.#options;
    const job = {
      plan,
      https,
      reader,
      deadlineMs,
      withMain: true,
      withoutFragmentsOf: [],
      requestId: '',
      pageViewToken: tokens.of(releases),
    };
    const release = bundleKey(bundle);
    // Another request's first page may have begun while the viewer was identified.
    const first = this.#tried.get(release);
    if (first && patienceMs === undefined) return null;
    if (first) await first;
    const rendering = pool.render(releases, job, call).then(
      (made) => this.#judge(input, bundle, made),
      (error: unknown) => this.#fail(input, bundle, thrownProblem(error), error instanceof RenderLostError),
    );
    if (!this.#proven.has(release) && !this.#tried.has(release)) this.#tried.set(release, rendering);
    void rendering.finally(() => this.#tried.delete(release));
    const patience = setTimeout(patienceMs ?? answerMs, null, { ref: false });
    return Promise.race([rendering, patience]);
  }

  #judge(input: PageInput, bundle: ServerBundle, made: RenderedDocument): CachedPage | null {
    if (made.kind === 'redirect') return null;
    if (made.problem) return this.#fail(input, bundle, made.problem);
    this.#tellRegions(input, made.regionProblems);
    this.#options.renderProblems.rendered(addressOf(input.plan), input.releases, made.regionProblems);
    this.#proven.add(bundleKey(bundle));
    return made.hasMain || made.isLeft ? cachedPageOf(made, input) : null;
  }

  #fail(
    { plan, releases }: PageInput,
    bundle: ServerBundle,
    problem: ModuleProblem & { kind?: string },
    isLost = false,
  ): null {
    const release = bundleKey(bundle);
    // Private rendering is optional: a release that ended its worker pauses for a while.
    if (isLost) this.#health.rest(release);
    else if (problem.kind === 'deadline') this.#health.failed(release);
    const { log, serverProblems, renderProblems } = this.#options;
    const { cause, message } = problem;
    if (cause === 'api') log.warn({ page: plan.match?.page, problem: message }, WAITED_IN_VAIN);
    else log.error({ release, page: plan.match?.page, problem: message }, 'A private page was not rendered.');
    const told = pageProblem(plan, releases, bundle.module, problem);
    if (told) serverProblems.tell(told);
    const region = `page ${plan.match?.page}`;
    renderProblems.rendered(addressOf(plan), releases, [
      { module: bundle.module, region, ...(cause ? { cause } : {}) },
    ]);
    return null;
  }

  #tellRegions({ plan, releases }: PageInput, problems: readonly RegionProblem[]): void {
    for (const problem of problems) {
      if (problem.cause === 'api') this.#options.log.warn({ page: plan.match?.page, problem }, WAITED_IN_VAIN);
      else this.#options.log.error({ page: plan.match?.page, problem }, 'A part of a private page was not rendered.');
      const told = pageProblem(plan, releases, problem.module, problem);
      if (told) this.#options.serverProblems.tell(told);
    }
  }
}

/** Distinguished from the same address's public page: the health of one does not describe the other. */
function addressOf({ key }: PlannedPage): string {
  return `reader ${key}`;
}

function bundleOf(plan: PlannedPage, releases: ReleaseSet): ServerBundle | undefined {
  return releases.bundles.find(({ module }) => module === plan.match?.module);
}
