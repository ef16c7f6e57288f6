import type { IncomingMessage, ServerResponse } from 'node:http';
import type { MapTiles } from '@aksamit/contracts/platform';
import { LRUCache } from 'lru-cache';
import { RELEASE_BUCKET_COOKIE } from '../gateway/token-cookies';
import { answerRedirect, answerText } from '../http/answers';
import { readCookie } from '../http/cookies';
import type { RequestOrigin } from '../http/request-origin';
import type { LiveMarkets } from '../live/live-markets';
import type { LiveRedirects } from '../live/live-redirects';
import type { LiveReleases } from '../live/live-releases';
import type { PlannedPage } from '../model/planned-page';
import type { ReleaseSet } from '../model/release-set';
import { PREVIEW_COOKIE } from '../preview/preview-cookie';
import type { PreviewSets } from '../preview/preview-sets';
import { type ClientTurns, NoTurnError } from './client-turns';
import { isFetchedAhead, refuseAhead } from './fetched-ahead';
import { answerNotAllowed, type FormActions } from './form-actions';
import { sendsForms } from './form-request';
import { answerBusy, answerNotReady } from './not-ready';
import type { OrderTokenLinks } from './order-token-link';
import type { CachedPage } from './page-cache';
import { identifyViewer } from './page-viewer';
import { type PagePlan, planPage } from './plan-page';
import type { PrivatePages } from './private-pages';
import { type CacheScope, redirectCacheControl, sendPage } from './send-page';
import type { SharedPageRequest, SharedPages } from './shared-pages';

export interface PageHandlerOptions {
  releases: Pick<LiveReleases, 'sets'>;
  markets: Pick<LiveMarkets, 'current'>;
  redirects: Pick<LiveRedirects, 'of'>;
  sharedPages: SharedPages;
  turns: ClientTurns;
  privatePages: PrivatePages;
  forms: Pick<FormActions, 'handle'>;
  apiOrigin: string;
  privateAnswerMs: number;
  /** The same for browsers that send forms without scripts. */
  scriptlessAnswerMs: number;
  orderTokenLinks: OrderTokenLinks;
  previews: Pick<PreviewSets, 'of'>;
  publicOrigin: string;
  /** Null: maps draw borders. */
  mapTiles: MapTiles | null;
  tagManagerUrl?: string | undefined;
  /** Caches in front vary their responses by the release bucket. */
  edgeKeysReleaseBucket: boolean;
}

/** A visitor's releases, and who may cache the pages. */
interface Visitor {
  set: ReleaseSet;
  cacheScope: CacheScope;
}

/** A page and its visitor. */
interface PageRequest {
  plan: PlannedPage;
  visitor: Visitor;
  origin: RequestOrigin;
}

const LONGEST_URL = 2_048;
const PLANS_CACHED = 5_000;
/** The staff's redirects change: plans that depend on them are rebuilt after this time. */
const PLAN_MS = 60_000;

/** Answers page addresses. A cached page is sent without planning, rendering or compressing anything. */
export class PageHandler {
  readonly #options: PageHandlerOptions;
  readonly #plans = new LRUCache<string, { plan: PagePlan; at: number }>({ max: PLANS_CACHED });
  #generation = 0;

  constructor(options: PageHandlerOptions) {
    this.#options = options;
  }

  /** To be called after a change of releases, markets or redirects. */
  clearPlans(): void {
    this.#generation += 1;
    this.#plans.clear();
  }

  async handle(request: IncomingMessage, response: ServerResponse, origin: RequestOrigin): Promise<void> {
    const url = request.url ?? '/';
    const isForm = request.method === 'POST';
    if (!isForm && request.method !== 'GET' && request.method !== 'HEAD') return answerNotAllowed(request, response);
    if (url.length > LONGEST_URL) return answerText(request, response, 414, 'Address too long.');
    const isAhead = isFetchedAhead(request);
    if (!isForm && url.includes('order-token=')) {
      if (isAhead) return refuseAhead(request, response);
      if (await this.#options.orderTokenLinks.move(request, response, origin)) return;
    }
    const preview = this.#previewVisitor(request);
    const visitor = (preview && (await preview)) ?? this.#visitorOf(request);
    const plan = visitor && (await this.#plan(visitor.set, origin, url));
    if (isAhead) return this.#answerAhead(request, response, visitor && plan ? { plan, visitor, origin } : null);
    if (!plan) return answerNotReady(request, response, origin.scheme);
    if (isForm) {
      const { forms } = this.#options;
      if (plan.kind !== 'page' || plan.isGone) return answerNotAllowed(request, response);
      return forms.handle(request, response, { plan, releases: visitor.set, origin });
    }
    if (plan.kind === 'page') return this.#answerPage(request, response, { plan, visitor, origin });
    if (plan.kind === 'redirect') {
      const headers = { 'cache-control': redirectCacheControl(visitor.cacheScope) };
      return answerRedirect(request, response, plan.status, plan.location, headers);
    }
    return answerText(request, response, 404, 'Not found.');
  }

  /**
   * The public page at a path as every visitor gets it, from the cache or rendered in a turn of the client. Null: there is
   * none, or no release is deployed yet.
   * @throws NoTurnError
   */
  async sharedPage(path: string, response: ServerResponse, origin: RequestOrigin): Promise<CachedPage | null> {
    const { releases, sharedPages } = this.#options;
    const set = releases.sets?.stable;
    if (!set) return null;
    const plan = await this.#plan(set, origin, path);
    if (plan?.kind !== 'page' || plan.rendering !== 'public') return null;
    const wanted = sharedRequestOf(response, { plan, visitor: { set, cacheScope: 'public' }, origin });
    const ready = sharedPages.ready(wanted);
    if (ready) return ready;
    const rendered = await sharedPages.render(wanted);
    return rendered.kind === 'page' ? rendered.page : null;
  }

  /** Answers a browser that fetches a page ahead: with a public page that is complete, else with a refusal. */
  async #answerAhead(
    request: IncomingMessage,
    response: ServerResponse,
    wanted: { plan: PagePlan; visitor: Visitor; origin: RequestOrigin } | null,
  ): Promise<void> {
    if (request.method !== 'GET' || wanted?.plan.kind !== 'page' || wanted.plan.rendering !== 'public')
      return refuseAhead(request, response);
    const { plan, visitor, origin } = wanted;
    const page = await this.#options.sharedPages.ahead(sharedRequestOf(response, { plan, visitor, origin }));
    return page ? sendPage(request, response, page, visitor.cacheScope) : refuseAhead(request, response);
  }

  /** A visitor with a preview; null for all others. */
  #previewVisitor(request: IncomingMessage): Promise<Visitor | null> | null {
    const { cookie } = request.headers;
    // Previews are rare: all other requests cost only this look at the header.
    if (cookie === undefined || !cookie.includes(PREVIEW_COOKIE)) return null;
    const token = readCookie(cookie, PREVIEW_COOKIE);
    if (token === undefined) return null;
    return this.#options.previews.of(token).then((set) => set && { set, cacheScope: 'none' });
  }

  /** The releases of this visitor; null until a release is deployed. */
  #visitorOf(request: IncomingMessage): Visitor | null {
    const { releases, edgeKeysReleaseBucket } = this.#options;
    const { sets } = releases;
    if (!sets) return null;
    if (!sets.hasCanary) return { set: sets.stable, cacheScope: 'public' };
    const set = sets.setFor(readCookie(request.headers.cookie, RELEASE_BUCKET_COOKIE));
    return { set, cacheScope: edgeKeysReleaseBucket ? 'public' : 'private' };
  }

  async #plan(set: ReleaseSet, origin: RequestOrigin, url: string): Promise<PagePlan | null> {
    const { markets, redirects, publicOrigin, mapTiles, tagManagerUrl } = this.#options;
    if (markets.current.length === 0) return null;
    const key = `${set.id} ${origin.scheme} ${origin.host} ${url}`;
    const known = this.#plans.get(key);
    if (known && Date.now() - known.at < PLAN_MS) return known.plan;
    const generation = this.#generation;
    const input = {
      markets: markets.current,
      releases: set,
      redirectsOf: (market: string) => redirects.of(market),
      publicOrigin,
      mapTiles,
      tagManagerUrl,
    };
    const plan = await planPage(input, { host: origin.host, scheme: origin.scheme, url });
    if (generation === this.#generation) this.#plans.set(key, { plan, at: Date.now() });
    return plan;
  }

  async #answerPage(
    request: IncomingMessage,
    response: ServerResponse,
    { plan, visitor, origin }: PageRequest,
  ): Promise<void> {
    if (await this.#answerPrivate(request, response, { plan, visitor, origin })) return;
    const { sharedPages } = this.#options;
    const cacheScope = plan.rendering === 'public' ? visitor.cacheScope : 'none';
    const wanted = sharedRequestOf(response, { plan, visitor, origin });
    const cached = sharedPages.ready(wanted);
    if (cached) return sendPage(request, response, cached, cacheScope);
    const page = await sharedPages.render(wanted).catch(nullWithoutTurn);
    if (!page) return answerBusy(request, response, origin.scheme, plan.context.locale);
    if (page.kind === 'redirect')
      return answerRedirect(request, response, page.status, withQuery(page.location, request.url));
    return sendPage(request, response, page.page, page.quality === 'broken' ? 'none' : cacheScope);
  }

  /** Answers a private page with its viewer's own data; false when the page for everybody has to be sent. */
  async #answerPrivate(
    request: IncomingMessage,
    response: ServerResponse,
    { plan, visitor, origin }: PageRequest,
  ): Promise<boolean> {
    const { privatePages, apiOrigin, privateAnswerMs, scriptlessAnswerMs, turns } = this.#options;
    const scriptlessMs = sendsForms(request.headers.cookie) ? scriptlessAnswerMs : undefined;
    const timeoutMs = scriptlessMs ?? privateAnswerMs;
    if (request.method !== 'GET' || !privatePages.mayRender(plan, visitor.set, scriptlessMs !== undefined))
      return false;
    const render = async () => {
      const viewer = await identifyViewer({ apiOrigin, request, origin, plan, timeoutMs });
      const https = origin.scheme === 'https';
      const input = { plan, releases: visitor.set, https };
      const page = viewer && (await privatePages.render(input, viewer, scriptlessMs));
      return page && { page, cookies: viewer.cookies };
    };
    // Without a turn the page for everybody is sent, which the browser fills.
    const rendered = await turns
      .run(origin.client, render, (leave) => void response.once('close', leave))
      .catch(nullWithoutTurn);
    if (!rendered) return false;
    if (rendered.cookies.length > 0) response.setHeader('set-cookie', rendered.cookies);
    await sendPage(request, response, rendered.page, 'none');
    return true;
  }
}

function sharedRequestOf(response: ServerResponse, { plan, visitor, origin }: PageRequest): SharedPageRequest {
  return {
    plan,
    set: visitor.set,
    scheme: origin.scheme,
    client: origin.client,
    isPreview: visitor.cacheScope === 'none',
    whenGone: (leave) => void response.once('close', leave),
  };
}

function nullWithoutTurn(error: unknown): null {
  if (error instanceof NoTurnError) return null;
  throw error;
}

/** A redirect by a module keeps the query too. */
function withQuery(location: string, url: string | undefined): string {
  const query = url?.indexOf('?') ?? -1;
  return query === -1 || location.includes('?') ? location : location + (url ?? '').slice(query);
}
