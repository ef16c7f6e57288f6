import { randomUUID } from 'node:crypto';
import { EncodedBody } from '../http/encoded-body';
import type { ReleaseSet } from '../live/live-releases';
import type { Log } from '../log';
import { ModuleHealth } from '../rendering/module-health';
import type { RenderedPage, RenderJob } from '../rendering/render-job';
import { RenderLostError, type RenderPool } from '../rendering/render-pool';
import { createDocument } from './document';
import { type CachedPage, etagOf } from './page-cache';
import type { PlannedPage } from './plan-page';
import { securityHeaders } from './security-headers';

export interface PageMakerOptions {
  pool: Pick<RenderPool, 'render'>;
  apiOrigin: string;
  deadlineMs: number;
  log: Log;
}

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
    const rendered = await this.#render(plan, releases);
    const { main } = rendered;
    if (main && 'redirect' in main) return { kind: 'redirect', status: main.status, location: main.redirect };
    const document = createDocument({ plan, releases, rendered, main, https });
    const html = Buffer.from(document.html);
    const endsAt = main?.freshUntil ? Date.parse(main.freshUntil) : Number.POSITIVE_INFINITY;
    const page: CachedPage = {
      status: document.status,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': document.contentSecurityPolicy,
        'content-language': plan.context.locale,
        vary: 'accept-encoding',
        ...securityHeaders({ https, rendering: plan.rendering }),
      },
      body: new EncodedBody(html),
      etag: etagOf(html),
      keys: [...(plan.match ? [`module-${plan.match.module}`] : []), ...(main?.cacheKeys ?? [])],
      createdAt: Date.now(),
      endsAt: Number.isNaN(endsAt) ? Number.POSITIVE_INFINITY : endsAt,
    };
    const wantsMain = plan.match !== null && plan.rendering === 'public';
    return { kind: 'page', page, isWhole: document.status !== 503 && (main !== null || !wantsMain) };
  }

  async #render(plan: PlannedPage, releases: ReleaseSet): Promise<RenderedPage> {
    const manifest = releases.modules.find(({ name }) => name === plan.match?.module);
    const release = manifest ? `${manifest.name}@${manifest.version}` : '';
    const hasBundle = manifest !== undefined && manifest.entries.server !== '';
    const withMain = hasBundle && plan.rendering === 'public' && this.#health.mayRender(release);
    if (withMain) {
      const rendered = await this.#renderMain(plan, releases, release);
      if (rendered) return rendered;
    }
    try {
      return await this.#options.pool.render(releases.renderSet, this.#jobOf(plan, false));
    } catch (error) {
      this.#options.log.error({ err: error, path: plan.path }, 'Header and footer were not rendered.');
      return { headerHtml: '', footerHtml: '', styles: [], alternates: {}, main: null, problem: null };
    }
  }

  /** Null when the job failed as a whole. */
  async #renderMain(plan: PlannedPage, releases: ReleaseSet, release: string): Promise<RenderedPage | null> {
    const { log, pool } = this.#options;
    try {
      const rendered = await pool.render(releases.renderSet, this.#jobOf(plan, true));
      if (rendered.problem?.kind === 'deadline') this.#health.failed(release);
      else this.#health.succeeded(release);
      if (rendered.problem)
        log.error({ release, path: plan.path, problem: rendered.problem }, 'A module was not rendered.');
      return rendered;
    } catch (error) {
      if (error instanceof RenderLostError) this.#health.failed(release);
      log.error({ err: error, release, path: plan.path }, 'A module was not rendered.');
      return null;
    }
  }

  #jobOf(plan: PlannedPage, withMain: boolean): RenderJob {
    const { context, path, query, match } = plan;
    const { apiOrigin, deadlineMs } = this.#options;
    return { context, path, query, match, withMain, apiOrigin, deadlineMs, requestId: randomUUID() };
  }
}
