import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { createDocument, type DocumentInput } from '../document/document';
import type { Log } from '../log';
import type { CallApi } from '../model/api-call';
import type { PlannedPage } from '../model/planned-page';
import { type ReleaseSet, SHELL_MODULE } from '../model/release-set';
import type { FormRefusal, RenderJob } from '../model/render-job';
import type { RegionProblem, RenderedDocument, RenderedParts } from '../model/rendered-page';
import { bundleKey, type ServerBundle } from '../model/server-bundle';
import { ModuleHealth } from '../render-pool/module-health';
import { RenderLostError, type RenderPool } from '../render-pool/render-pool';
import type { RenderProblem, RenderProblems } from '../reporting/render-problems';
import type { ServerProblems } from '../reporting/server-problems';
import { apiCaller } from './api-caller';
import { cachedPageOf, type PageInput } from './cached-page';
import type { CachedPage } from './page-cache';
import { type ModuleProblem, pageProblem, thrownProblem } from './page-problem';
import type { PageViewTokens } from './page-view-tokens';

export interface PageMakerOptions {
  pool: Pick<RenderPool, 'render'>;
  apiOrigin: string;
  deadlineMs: number;
  /** How long a visitor waits for a module's part at most. */
  answerMs: number;
  log: Log;
  tokens: PageViewTokens;
  serverProblems: Pick<ServerProblems, 'tell'>;
  renderProblems: Pick<RenderProblems, 'rendered'>;
}

/** Header and footer are the shell's own code: slow only on a busy machine. */
const CHROME_DEADLINE_MS = 4_000;

/** No rendering waits longer for the API, even where its module is compiled first. */
const CALL_TIMEOUT_MS = 5_000;
/** Maximum number of calls of a page with its fragments. */
const MOST_CALLS = 50;
/** Logged when the API made a rendering fail: no release is named. */
export const WAITED_IN_VAIN = 'A page waited for the API in vain, or the API failed it.';
/** Lifetime of a page in which something failed, before it is rendered again. */
const PARTIAL_LASTS_MS = 5_000;

export type MadePage =
  | { kind: 'redirect'; status: number; location: string }
  /**
   * whole: complete, and cached. partial: something in it failed and the browser renders it; cached for seconds, so
   * that many visitors cost one rendering. broken: the module's part is missing; never cached.
   */
  | { kind: 'page'; page: CachedPage; quality: 'whole' | 'partial' | 'broken' };

/** Renders the page of a plan in a worker. When that fails, the page has header, footer and an empty slot. */
export class PageMaker {
  readonly #options: PageMakerOptions;
  readonly #health = new ModuleHealth();

  constructor(options: PageMakerOptions) {
    this.#options = options;
  }

  async make(plan: PlannedPage, releases: ReleaseSet, https: boolean): Promise<MadePage> {
    const made = await this.#render(plan, releases, https);
    if (made.kind === 'redirect') return { kind: 'redirect', status: made.status, location: made.redirect };
    const page = cachedPageOf(made, { plan, releases, https });
    const wantsMain = plan.match !== null && plan.rendering === 'public';
    if (made.status === 503 || (wantsMain && !made.hasMain)) return { kind: 'page', page, quality: 'broken' };
    if (made.isComplete) return { kind: 'page', page, quality: 'whole' };
    const endsAt = Math.min(page.endsAt, page.createdAt + PARTIAL_LASTS_MS);
    return { kind: 'page', page: { ...page, endsAt }, quality: 'partial' };
  }

  /**
   * Header and footer around a notice of a refused form. A client that sends too many gets the cheapest page, without
   * them.
   */
  async refuse(plan: PlannedPage, releases: ReleaseSet, https: boolean, refusal: FormRefusal): Promise<CachedPage> {
    const around: PlannedPage = { ...plan, match: null, layout: 'plain', rendering: 'private' };
    const input = { plan: around, releases, https, refusal };
    const made =
      refusal === 'tooMany'
        ? bareDocument({ ...input, pageViewToken: undefined }, null)
        : await this.#renderChrome({ plan: around, releases, https }, { refusal });
    if (made.kind === 'document') return cachedPageOf(made, { plan: around, releases, https });
    throw new Error('Failed to say why a form was not taken: header and footer lead elsewhere.');
  }

  async #render(plan: PlannedPage, releases: ReleaseSet, https: boolean): Promise<RenderedDocument> {
    const bundle = releases.bundles.find(({ module }) => module === plan.match?.module);
    let known: RenderedParts['known'] = null;
    if (bundle && plan.rendering === 'public' && this.#health.mayRender(bundleKey(bundle))) {
      const onKnown = (told: RenderedParts['known']) => {
        known = told;
      };
      // A rendering that goes on still warms its worker up, or reveals a fault of the bundle.
      const patience = setTimeout(this.#options.answerMs, null, { ref: false });
      const made = await Promise.race([this.#renderMain({ plan, releases, https }, bundle, onKnown), patience]);
      if (made) return made;
    }
    return this.#renderChrome({ plan, releases, https }, { known });
  }

  /** Header and footer only, around nothing or a notice, with the head that the module has returned so far. */
  async #renderChrome(
    { plan, releases, https }: PageInput,
    { known = null, refusal }: { known?: RenderedParts['known']; refusal?: FormRefusal },
  ): Promise<RenderedDocument> {
    try {
      const job = { ...this.#jobOf(plan, releases, https, false), known, refusal };
      const made = await this.#options.pool.render(releases, job);
      if (made.kind === 'document') this.#tellRegions(plan, releases, made.regionProblems);
      return made;
    } catch (error) {
      this.#options.log.error({ err: error, path: plan.path }, 'Header and footer were not rendered.');
      this.#tell(plan, releases, SHELL_MODULE, thrownProblem(error));
      const pageViewToken = this.#options.tokens.of(releases);
      return bareDocument({ plan, releases, https, refusal, pageViewToken }, known);
    }
  }

  /** Null when the job failed as a whole. */
  async #renderMain(
    input: PageInput,
    bundle: ServerBundle,
    onKnown: (known: RenderedParts['known']) => void,
  ): Promise<RenderedDocument | null> {
    const { plan, releases, https } = input;
    const { log, pool } = this.#options;
    const release = bundleKey(bundle);
    try {
      const job = this.#jobOf(plan, releases, https, true);
      const made = await pool.render(releases, job, this.#callerOf(plan, job), onKnown);
      const { problem, regionProblems } = made.kind === 'document' ? made : { problem: null, regionProblems: [] };
      this.#tellRegions(plan, releases, regionProblems);
      const found = [...(problem ? [ownRegion(plan, problem.module, problem.cause)] : []), ...regionProblems];
      // A page without a fragment that failed before does not prove that the fragment recovered.
      const isWell = made.kind === 'redirect' || made.isComplete;
      if (isWell || found.length > 0) this.#note(plan, releases, found);
      if (problem?.kind === 'deadline') this.#health.failed(release);
      else this.#health.succeeded(release);
      if (problem) {
        if (problem.cause === 'api') log.warn({ page: plan.match?.page, path: plan.path, problem }, WAITED_IN_VAIN);
        else log.error({ release, path: plan.path, problem }, 'A module was not rendered.');
        this.#tell(plan, releases, problem.module, problem);
      }
      return made;
    } catch (error) {
      const guilty = error instanceof RenderLostError ? this.#guiltyFragment(releases, bundle, error) : undefined;
      if (guilty && this.#health.mayRender(bundleKey(guilty))) {
        // The page itself is not the cause: it is rendered again without the fragments that ended the worker.
        this.#health.rest(bundleKey(guilty));
        log.error({ err: error, release: bundleKey(guilty), path: plan.path }, 'A fragment ended its worker.');
        this.#tell(plan, releases, guilty.module, thrownProblem(error));
        this.#note(plan, releases, [{ module: guilty.module, region: 'a fragment' }]);
        return this.#renderMain(input, bundle, onKnown);
      }
      if (error instanceof RenderLostError) this.#health.failed(release);
      log.error({ err: error, release, path: plan.path }, 'A module was not rendered.');
      this.#tell(plan, releases, bundle.module, thrownProblem(error));
      this.#note(plan, releases, [ownRegion(plan, bundle.module)]);
      return null;
    }
  }

  #guiltyFragment(releases: ReleaseSet, page: ServerBundle, { module }: RenderLostError): ServerBundle | undefined {
    return module === page.module ? undefined : releases.bundles.find((bundle) => bundle.module === module);
  }

  #tellRegions(plan: PlannedPage, releases: ReleaseSet, problems: readonly RegionProblem[]): void {
    for (const problem of problems) {
      const bundle = releases.bundles.find(({ module }) => module === problem.module);
      const release = bundle ? bundleKey(bundle) : problem.module;
      // A late fragment ends its process.
      if (problem.isLate) this.#health.failed(release);
      if (problem.cause === 'api') this.#options.log.warn({ path: plan.path, problem }, WAITED_IN_VAIN);
      else this.#options.log.error({ release, path: plan.path, problem }, 'A part of a page was not rendered.');
      this.#tell(plan, releases, problem.module, problem);
    }
  }

  #note(plan: PlannedPage, releases: ReleaseSet, found: readonly RenderProblem[]): void {
    this.#options.renderProblems.rendered(plan.key, releases, found);
  }

  /** Reports problems of public pages. A preview's problems are in the log for its developer. */
  #tell(plan: PlannedPage, releases: ReleaseSet, module: string, problem: ModuleProblem): void {
    const told = pageProblem(plan, releases, module, problem);
    if (told) this.#options.serverProblems.tell(told);
  }

  /** Calls the API as an anonymous visitor. */
  #callerOf(plan: PlannedPage, { requestId }: RenderJob): CallApi {
    const { apiOrigin } = this.#options;
    return apiCaller({ apiOrigin, plan, requestId, timeoutMs: CALL_TIMEOUT_MS, mostCalls: MOST_CALLS });
  }

  #jobOf(plan: PlannedPage, releases: ReleaseSet, https: boolean, withMain: boolean): RenderJob {
    const { deadlineMs, tokens } = this.#options;
    const patienceMs = withMain ? deadlineMs : CHROME_DEADLINE_MS;
    const pageViewToken = tokens.of(releases);
    const withoutFragmentsOf = releases.bundles.flatMap((bundle) =>
      bundle.module === plan.match?.module || this.#health.mayRender(bundleKey(bundle)) ? [] : bundle.module,
    );
    return {
      plan,
      https,
      withMain,
      withoutFragmentsOf,
      deadlineMs: patienceMs,
      requestId: randomUUID(),
      pageViewToken,
    };
  }
}

function ownRegion({ match }: PlannedPage, module: string, cause?: 'api'): RenderProblem {
  return { module, region: `page ${match?.page}`, ...(cause ? { cause } : {}) };
}

/** A page that the browser alone fills, for when no worker answers. */
function bareDocument(
  input: Omit<DocumentInput, 'rendered' | 'main'>,
  known: RenderedParts['known'],
): RenderedDocument {
  const rendered = { headerHtml: '', footerHtml: '', styles: [], alternates: {}, known, isLeft: false };
  const document = createDocument({ ...input, rendered, main: null });
  return {
    kind: 'document',
    status: document.status,
    html: Buffer.from(document.html),
    contentSecurityPolicy: document.contentSecurityPolicy,
    cacheKeys: [],
    freshUntil: null,
    hasMain: false,
    isLeft: false,
    problem: null,
    regionProblems: [],
    isComplete: false,
  };
}
