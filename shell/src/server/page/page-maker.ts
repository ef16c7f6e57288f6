import { randomUUID } from 'node:crypto';
import { EncodedBody } from '../http/encoded-body';
import type { ReleaseSet } from '../live/release-set';
import type { Log } from '../log';
import { ModuleHealth } from '../rendering/module-health';
import { bundleKey, type MadeDocument, type RenderJob, type ServerBundle } from '../rendering/render-job';
import { RenderLostError, type RenderPool } from '../rendering/render-pool';
import type { ServerProblems } from '../reporting/server-problems';
import { createDocument, type DocumentInput } from './document';
import { type CachedPage, etagOf } from './page-cache';
import type { PageViewTokens } from './page-view-tokens';
import type { PlannedPage } from './plan-page';
import { securityHeaders } from './security-headers';

export interface PageMakerOptions {
  pool: Pick<RenderPool, 'render'>;
  apiOrigin: string;
  deadlineMs: number;
  log: Log;
  tokens: PageViewTokens;
  serverProblems: Pick<ServerProblems, 'tell'>;
}

/** Header and footer are the shell's own code: slow only when the machine is. */
const CHROME_DEADLINE_MS = 4_000;

export type MadePage =
  | { kind: 'redirect'; status: number; location: string }
  /** `isWhole` is false when the module could not show what it should: such a page is not kept. */
  | { kind: 'page'; page: CachedPage; isWhole: boolean };

/** Makes a page of a plan: renders it in a worker; what fails there leaves header, footer and an empty slot. */
export class PageMaker {
  readonly #options: PageMakerOptions;
  readonly #health = new ModuleHealth();

  constructor(options: PageMakerOptions) {
    this.#options = options;
  }

  async make(plan: PlannedPage, releases: ReleaseSet, https: boolean): Promise<MadePage> {
    const made = await this.#render(plan, releases, https);
    if (made.kind === 'redirect') return { kind: 'redirect', status: made.status, location: made.redirect };
    const html = Buffer.from(made.html.buffer, made.html.byteOffset, made.html.byteLength);
    const endsAt = made.freshUntil ? Date.parse(made.freshUntil) : Number.NaN;
    const page: CachedPage = {
      status: made.status,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': made.contentSecurityPolicy,
        'content-language': plan.context.locale,
        vary: 'accept-encoding',
        'release-set': releases.id,
        ...(made.status === 503 ? { 'retry-after': '10' } : {}),
        ...securityHeaders({ https, rendering: plan.rendering }),
      },
      body: new EncodedBody(html),
      etag: etagOf(html),
      keys: [...(plan.match ? [`module-${plan.match.module}`] : []), ...made.cacheKeys],
      createdAt: Date.now(),
      endsAt: Number.isNaN(endsAt) ? Number.POSITIVE_INFINITY : endsAt,
    };
    const wantsMain = plan.match !== null && plan.rendering === 'public';
    return { kind: 'page', page, isWhole: made.status !== 503 && (made.hasMain || !wantsMain) };
  }

  async #render(plan: PlannedPage, releases: ReleaseSet, https: boolean): Promise<MadeDocument> {
    const bundle = releases.bundles.find(({ module }) => module === plan.match?.module);
    if (bundle && plan.rendering === 'public' && this.#health.mayRender(bundleKey(bundle))) {
      const made = await this.#renderMain(plan, releases, https, bundle);
      if (made) return made;
    }
    try {
      return await this.#options.pool.render(releases, this.#jobOf(plan, releases, https, false));
    } catch (error) {
      this.#options.log.error({ err: error, path: plan.path }, 'Header and footer were not rendered.');
      return bareDocument({ plan, releases, https, pageViewToken: this.#options.tokens.of(releases) });
    }
  }

  /** Null when the job failed as a whole. */
  async #renderMain(
    plan: PlannedPage,
    releases: ReleaseSet,
    https: boolean,
    bundle: ServerBundle,
  ): Promise<MadeDocument | null> {
    const { log, pool } = this.#options;
    const release = bundleKey(bundle);
    try {
      const made = await pool.render(releases, this.#jobOf(plan, releases, https, true));
      const problem = made.kind === 'document' ? made.problem : null;
      if (problem?.kind === 'deadline') this.#health.failed(release);
      else this.#health.succeeded(release);
      if (problem) {
        log.error({ release, path: plan.path, problem }, 'A module was not rendered.');
        this.#tell(plan, releases, problem.module, problem);
      }
      return made;
    } catch (error) {
      if (error instanceof RenderLostError) this.#health.failed(release);
      log.error({ err: error, release, path: plan.path }, 'A module was not rendered.');
      this.#tell(plan, releases, bundle.module, error instanceof Error ? error : new Error(String(error)));
      return null;
    }
  }

  /** Of what the public gets; a preview's problems are in the log for who previews. */
  #tell(
    plan: PlannedPage,
    { pageView }: ReleaseSet,
    module: string,
    problem: { message: string; stack?: string },
  ): void {
    const version = pageView?.modules[module];
    if (!pageView || version === undefined) return;
    const { message, stack } = problem;
    this.#options.serverProblems.tell({
      module,
      version,
      channel: pageView.canaries[module] === undefined || pageView.stable[module] === version ? 'stable' : 'canary',
      market: plan.context.market.slug,
      ...(plan.match?.module === module ? { page: plan.match.page } : {}),
      message,
      ...(stack === undefined ? {} : { stack }),
    });
  }

  #jobOf(plan: PlannedPage, releases: ReleaseSet, https: boolean, withMain: boolean): RenderJob {
    const { apiOrigin, deadlineMs, tokens } = this.#options;
    const patienceMs = withMain ? deadlineMs : CHROME_DEADLINE_MS;
    const pageViewToken = tokens.of(releases);
    return { plan, https, withMain, apiOrigin, deadlineMs: patienceMs, requestId: randomUUID(), pageViewToken };
  }
}

/** A page that the browser alone fills, for when no worker answers. */
function bareDocument(input: Omit<DocumentInput, 'rendered' | 'main'>): MadeDocument {
  const rendered = { headerHtml: '', footerHtml: '', styles: [], alternates: {} };
  const document = createDocument({ ...input, rendered, main: null });
  return {
    kind: 'document',
    status: document.status,
    html: Buffer.from(document.html),
    contentSecurityPolicy: document.contentSecurityPolicy,
    cacheKeys: [],
    freshUntil: null,
    hasMain: false,
    problem: null,
  };
}
