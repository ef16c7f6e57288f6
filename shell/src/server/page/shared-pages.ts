import type { PlannedPage } from '../model/planned-page';
import type { ReleaseSet } from '../model/release-set';
import type { ClientTurns } from './client-turns';
import { notFoundPlan } from './not-found-plan';
import type { CachedPage } from './page-cache';
import type { PublicPages, RenderedPage } from './public-pages';
import type { RevalidatingCache } from './revalidating-cache';
import type { UnknownAddresses } from './unknown-addresses';

/** A requested page. */
export interface SharedPageRequest {
  plan: PlannedPage;
  set: ReleaseSet;
  scheme: 'http' | 'https';
  /** Address of the client. */
  client: string;
  /** For one browser: neither read from the cache nor stored in it. */
  isPreview: boolean;
  /** Registers a callback for when the client has disconnected. */
  whenGone(leave: () => void): void;
}

export interface SharedPagesOptions {
  renderer: Pick<PublicPages, 'render'>;
  pages: RevalidatingCache;
  unknown: UnknownAddresses;
  turns: ClientTurns;
}

/** Pages that are the same for every visitor: from the cache, else rendered in a turn of the requesting client. */
export class SharedPages {
  readonly #options: SharedPagesOptions;

  constructor(options: SharedPagesOptions) {
    this.#options = options;
  }

  /** A cached page. A stale one is rebuilt in the background, if its client has a turn. */
  ready(request: SharedPageRequest): CachedPage | undefined {
    const { pages, turns } = this.#options;
    if (request.isPreview) return undefined;
    return pages.ready(keyOf(request), () => turns.runNow(request.client, () => this.#render(request)));
  }

  /**
   * Renders a page. An unknown address gets "not found" when its client requests too many of them.
   * @throws NoTurnError
   */
  async render(request: SharedPageRequest): Promise<RenderedPage> {
    const { renderer, pages, unknown } = this.#options;
    const { plan, set, scheme, client } = request;
    if (!this.#isUnknown(request)) return this.#renderInTurn(request);
    const rendered = await unknown.render(plan, client, () => this.#renderInTurn(request));
    if (rendered) return rendered;
    const missing = notFoundPlan(plan, set.id);
    const notFound = await pages.get(`${scheme} ${missing.key}`, () =>
      renderer.render(missing, set, scheme === 'https'),
    );
    // The page describes no particular address, so it must not be cached for this one.
    return notFound.kind === 'page' ? { ...notFound, quality: 'broken' } : notFound;
  }

  /**
   * A page that the client's browser fetches ahead: complete, of a known address, and rendered only in a free turn, so
   * that the visitor's own requests never wait for it. Null: it is not sent.
   */
  async ahead(request: SharedPageRequest): Promise<CachedPage | null> {
    const { pages, turns } = this.#options;
    if (request.isPreview || this.#isUnknown(request)) return null;
    const ready = this.ready(request);
    if (ready) return ready.status === 200 ? ready : null;
    const rendered = await turns.runNow(request.client, () => pages.get(keyOf(request), () => this.#render(request)));
    return rendered?.kind === 'page' && rendered.quality === 'whole' && rendered.page.status === 200
      ? rendered.page
      : null;
  }

  #isUnknown({ plan, set, isPreview }: SharedPageRequest): boolean {
    return !isPreview && this.#options.unknown.isUnknown(plan, set);
  }

  /** Waits for the turn before it joins a rendering, so that nobody waits for a page that is only queued itself. */
  #renderInTurn(request: SharedPageRequest): Promise<RenderedPage> {
    const { pages, turns } = this.#options;
    const work = async (): Promise<RenderedPage> => {
      // Rendered for another request meanwhile.
      const page = this.ready(request);
      if (page) return { kind: 'page', page, quality: 'whole' };
      return request.isPreview ? this.#render(request) : pages.get(keyOf(request), () => this.#render(request));
    };
    return turns.run(request.client, work, request.whenGone);
  }

  #render(request: SharedPageRequest): Promise<RenderedPage> {
    const { plan, set, scheme } = request;
    const planned = this.#isUnknown(request) ? { ...plan, isUnknown: true } : plan;
    return this.#options.renderer.render(planned, set, scheme === 'https');
  }
}

const keyOf = ({ scheme, plan }: SharedPageRequest) => `${scheme} ${plan.key}`;
