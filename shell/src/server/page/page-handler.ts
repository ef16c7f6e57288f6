import type { IncomingMessage, ServerResponse } from 'node:http';
import { answerRedirect, answerText } from '../http/answers';
import { acceptedEncoding } from '../http/encoded-body';
import type { RequestOrigin } from '../http/request-origin';
import type { LiveMarkets } from '../live/live-markets';
import type { LiveRedirects } from '../live/live-redirects';
import type { LiveReleases } from '../live/live-releases';
import type { KeptPages } from './kept-pages';
import { moveOrderToken } from './order-token-link';
import { type CachedPage, cacheControlOf } from './page-cache';
import type { PageMaker } from './page-maker';
import { type PagePlan, type PlannedPage, planPage } from './plan-page';

export interface PageHandlerOptions {
  releases: Pick<LiveReleases, 'current'>;
  markets: Pick<LiveMarkets, 'current'>;
  redirects: Pick<LiveRedirects, 'of'>;
  maker: PageMaker;
  pages: KeptPages;
  publicOrigin: string;
}

const LONGEST_URL = 2_048;
const PLANS_KEPT = 5_000;
/** Redirects of the staff change: what hangs on them is planned anew after this time. */
const PLAN_MS = 60_000;

/** Answers page addresses. A page that is kept is answered without planning, rendering or compressing anything. */
export class PageHandler {
  readonly #options: PageHandlerOptions;
  readonly #plans = new Map<string, { plan: PagePlan; at: number }>();

  constructor(options: PageHandlerOptions) {
    this.#options = options;
  }

  /** After a change of releases, markets or redirects. */
  forgetPlans(): void {
    this.#plans.clear();
  }

  async handle(request: IncomingMessage, response: ServerResponse, origin: RequestOrigin): Promise<void> {
    const url = request.url ?? '/';
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('allow', 'GET, HEAD');
      return answerText(request, response, 405, 'Method not allowed.');
    }
    if (!url.startsWith('/')) return answerText(request, response, 400, 'Bad request.');
    if (url.length > LONGEST_URL) return answerText(request, response, 414, 'Address too long.');
    if (url.includes('order-token=') && moveOrderToken(request, response, origin)) return;
    const plan = await this.#plan(origin, url);
    if (!plan) return this.#answerNotReady(request, response);
    if (plan.kind === 'page') return this.#answerPage(request, response, plan, origin);
    if (plan.kind === 'redirect') {
      return answerRedirect(request, response, plan.status, plan.location, { 'cache-control': 'public, max-age=60' });
    }
    if (plan.kind === 'gone') return answerText(request, response, 410, 'Gone.');
    return answerText(request, response, 404, 'Not found.');
  }

  async #plan(origin: RequestOrigin, url: string): Promise<PagePlan | null> {
    const { releases, markets, redirects, publicOrigin } = this.#options;
    const current = releases.current;
    if (!current || markets.current.length === 0) return null;
    const key = `${origin.scheme} ${origin.host} ${url}`;
    const known = this.#plans.get(key);
    if (known && Date.now() - known.at < PLAN_MS) return known.plan;
    const input = {
      markets: markets.current,
      releases: current,
      redirectsOf: (market: string) => redirects.of(market),
      publicOrigin,
    };
    const plan = await planPage(input, { host: origin.host, scheme: origin.scheme, url });
    if (this.#plans.size >= PLANS_KEPT) this.#plans.clear();
    if (releases.current === current) this.#plans.set(key, { plan, at: Date.now() });
    return plan;
  }

  async #answerPage(
    request: IncomingMessage,
    response: ServerResponse,
    plan: PlannedPage,
    origin: RequestOrigin,
  ): Promise<void> {
    const { maker, pages, releases } = this.#options;
    const current = releases.current;
    if (!current) return this.#answerNotReady(request, response);
    const make = () => maker.make(plan, current, origin.scheme === 'https');
    const key = `${origin.scheme} ${plan.key}`;
    const kept = pages.ready(key, make);
    if (kept) return sendPage(request, response, kept, plan, true);
    const made = await pages.get(key, make);
    if (made.kind === 'redirect')
      return answerRedirect(request, response, made.status, withQuery(made.location, request.url));
    return sendPage(request, response, made.page, plan, made.isWhole);
  }

  #answerNotReady(request: IncomingMessage, response: ServerResponse): void {
    response.setHeader('retry-after', '2');
    answerText(request, response, 503, 'The shop is starting. Try again in a moment. / Sklep się uruchamia.');
  }
}

async function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  page: CachedPage,
  plan: PlannedPage,
  isWhole: boolean,
): Promise<void> {
  const isKeepable = isWhole && plan.rendering === 'public';
  const headers = {
    ...page.headers,
    'cache-control': isKeepable ? cacheControlOf(page, Date.now()) : 'no-store',
    ...(isKeepable ? { etag: page.etag, 'surrogate-key': page.keys.join(' ') } : {}),
  };
  if (isKeepable && request.headers['if-none-match']?.includes(page.etag)) {
    response.writeHead(304, headers);
    response.end();
    return;
  }
  const encoding = acceptedEncoding(request.headers);
  const body = page.body.ready(encoding) ?? (await page.body.encode(encoding));
  response.writeHead(page.status, {
    ...headers,
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    'content-length': body.length,
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** A redirect that a module answers keeps the query too. */
function withQuery(location: string, url: string | undefined): string {
  const query = url?.indexOf('?') ?? -1;
  return query === -1 || location.includes('?') ? location : location + (url ?? '').slice(query);
}
