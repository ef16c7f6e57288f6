import { randomUUID } from 'node:crypto';
import { bareDocument } from '../document/bare-document';
import type { PlannedPage } from '../model/planned-page';
import type { ReleaseSet } from '../model/release-set';
import type { FormRefusal } from '../model/render-job';
import type { RenderedDocument, RenderedParts } from '../model/rendered-page';
import { apiCaller } from './api-caller';
import { cachedPageOf, type PageInput } from './cached-page';
import type { CachedPage } from './page-cache';
import { PageFrame } from './page-frame';
import { PageRenderer, type PageRendererOptions } from './page-renderer';
import { PUBLIC_POLICY } from './rendering-policy';

export interface PublicPagesOptions extends PageRendererOptions {
  apiOrigin: string;
  /** How long a visitor waits for a module's part at most. */
  answerMs: number;
}

/** No rendering waits longer for the API, even where its module is compiled first. */
const CALL_TIMEOUT_MS = 5_000;
/** Maximum number of calls of a page with its fragments. */
const MOST_CALLS = 50;
/** Lifetime of a page in which something failed, before it is rendered again. */
const PARTIAL_LASTS_MS = 5_000;

export type RenderedPage =
  | { kind: 'redirect'; status: number; location: string }
  /**
   * whole: complete, and cached. partial: something in it failed and the browser renders it; cached for seconds, so
   * that many visitors cost one rendering. broken: the module's part is missing; never cached.
   */
  | { kind: 'page'; page: CachedPage; quality: 'whole' | 'partial' | 'broken' };

/** Pages that are the same for everybody. When the module's part fails, the page has header, footer and an empty slot. */
export class PublicPages {
  readonly #options: PublicPagesOptions;
  readonly #renderer: PageRenderer;
  readonly #frame: PageFrame;

  constructor(options: PublicPagesOptions) {
    this.#options = options;
    this.#renderer = new PageRenderer(options, PUBLIC_POLICY);
    this.#frame = new PageFrame(options);
  }

  async render(plan: PlannedPage, releases: ReleaseSet, https: boolean): Promise<RenderedPage> {
    const input = { plan, releases, https };
    const rendered = await this.#documentOf(input);
    if (rendered.kind === 'redirect') return { kind: 'redirect', status: rendered.status, location: rendered.redirect };
    const page = cachedPageOf(rendered, input);
    const wantsMain = plan.match !== null && plan.rendering === 'public';
    if (rendered.status === 503 || (wantsMain && !rendered.hasMain)) return { kind: 'page', page, quality: 'broken' };
    if (rendered.isComplete) return { kind: 'page', page, quality: 'whole' };
    const endsAt = Math.min(page.endsAt, page.createdAt + PARTIAL_LASTS_MS);
    return { kind: 'page', page: { ...page, endsAt }, quality: 'partial' };
  }

  /**
   * The error page of a refused form submission, with header and footer. A client that sends too many submissions
   * receives the cheapest page, without them.
   */
  async refuse(plan: PlannedPage, releases: ReleaseSet, https: boolean, refusal: FormRefusal): Promise<CachedPage> {
    const input: PageInput = {
      plan: { ...plan, match: null, layout: 'plain', rendering: 'private' },
      releases,
      https,
    };
    const rendered =
      refusal === 'tooMany' ? bareDocument({ ...input, refusal }, null) : await this.#frame.render(input, { refusal });
    if (rendered.kind === 'document') return cachedPageOf(rendered, input);
    throw new Error('Failed to say why a form was not taken: header and footer lead elsewhere.');
  }

  async #documentOf(input: PageInput): Promise<RenderedDocument> {
    const { plan, releases } = input;
    const { apiOrigin, answerMs } = this.#options;
    let known: RenderedParts['known'] = null;
    if (this.#renderer.mayRender(plan, releases)) {
      const requestId = randomUUID();
      const rendered = await this.#renderer.render(input, {
        requestId,
        // As an anonymous visitor.
        newCaller: () => apiCaller({ apiOrigin, plan, requestId, timeoutMs: CALL_TIMEOUT_MS, mostCalls: MOST_CALLS }),
        timeoutMs: answerMs,
        onKnown: (returned) => {
          known = returned;
        },
      });
      if (rendered) return rendered;
    }
    return this.#frame.render(input, { known });
  }
}
