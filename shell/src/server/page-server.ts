import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Sitemap } from '@aksamit/contracts/platform';
import { authenticReleases, type ReleaseStore } from '@aksamit/release';
import { ASSETS_PATH, Assets } from './assets';
import { CanaryGuard } from './canary-guard/canary-guard';
import { whyUnusable } from './canary-guard/try-release';
import { answerChanges } from './changes';
import type { PageServerConfig } from './config';
import { FeedFiles, isFeedPath } from './feeds/feed-files';
import { Gateway } from './gateway/gateway';
import { passToSandbox } from './gateway/sandbox-proxy';
import { answerText } from './http/answers';
import { readAddress } from './http/request-address';
import { requestOriginParser } from './http/request-origin';
import { trustedProxies } from './http/trusted-proxies';
import { LiveMarkets } from './live/live-markets';
import { LiveRedirects } from './live/live-redirects';
import { LiveReleases } from './live/live-releases';
import type { Log } from './log';
import { RELEASES_PATH } from './model/releases-file';
import { createPageHandler } from './page/create-page-handler';
import { answerFailed } from './page/not-ready';
import { PageCache } from './page/page-cache';
import type { PageHandler } from './page/page-handler';
import type { PublicPages } from './page/public-pages';
import { RevalidatingCache } from './page/revalidating-cache';
import { answerPreview, PREVIEW_PATH } from './preview/answer-preview';
import { PreviewSets } from './preview/preview-sets';
import { ReleaseFiles } from './release-files';
import type { RenderPool } from './render-pool/render-pool';
import { createReporting, type Reporting } from './reporting/create-reporting';
import { ShareCards } from './share-cards/share-cards';
import { answerAppManifest, isAppManifest } from './site/app-manifest';
import { FigureFiles } from './site/figure-files';
import { answerHealth, answerReadiness } from './site/health';
import { answerSiteFile, isSiteFile } from './site/site-files';
import { SummaryFiles } from './summary/summary-files';

export interface PageServerOptions {
  config: PageServerConfig;
  store: ReleaseStore;
  pool: RenderPool;
  log: Log;
}

export interface PageServer {
  server: Server;
  /** Stops accepting requests, waits for the running ones (at most `timeoutMs`), and stops the workers. */
  close(timeoutMs?: number): Promise<void>;
}

/** Sent with every response over https: two years, subdomains included. */
const STRICT_TRANSPORT = 'max-age=63072000; includeSubDomains';
const PAGE_CACHE_BYTES = 32 * 1024 * 1024;
const VARIANT_CACHE_BYTES = 8 * 1024 * 1024;

/** The page server: pages, assets, the API gateway, the sandbox, health. Listens once `server.listen` is called. */
export function createPageServer(options: PageServerOptions): PageServer {
  const { config, pool, log } = options;
  const store = authenticReleases(options.store, config.trustedKeys);
  const { apiOrigin } = config;
  const pages = new RevalidatingCache(new PageCache(PAGE_CACHE_BYTES), new PageCache(VARIANT_CACHE_BYTES));
  const clearPages = () => {
    handler.clearPlans();
    pages.clear();
  };
  const channelOf: LiveReleases['channelOf'] = (module, version) => releases.channelOf(module, version);
  const reporting = createReporting({ config, pool, log, channelOf });
  const { problems, renderProblems } = reporting;
  const onReleases = () => {
    clearPages();
    // A damaged file of a release that is no longer deployed is not a problem any more.
    problems.clear(ASSETS_PATH);
    renderProblems.clear();
  };
  const releases = new LiveReleases({ store, log, problems, onChange: onReleases });
  const markets = new LiveMarkets(apiOrigin, log, clearPages);
  const redirects = new LiveRedirects(apiOrigin, log, () => handler.clearPlans());
  const live = { releases, markets, redirects };
  const { releaseSecret, previewOrigins } = config;
  const previews = new PreviewSets({ store, releases, secret: releaseSecret, allowedOrigins: previewOrigins });
  const { handler, publicPages } = createPageHandler({ ...live, config, pool, log, reporting, cache: pages, previews });
  const guard = createGuard({ store, config, log, reporting, releases, markets, publicPages });
  const route = routesOf({ ...live, store, config, log, reporting, pages, previews, handler });
  const server = createHttpServer(route, log, () => releases.sets?.stable.sitemap);
  return {
    server,
    async close(timeoutMs = 2_000) {
      guard.stop();
      releases.stop();
      markets.stop();
      await closeServer(server, timeoutMs);
      await pool.close();
    },
  };
}

interface LiveState {
  releases: LiveReleases;
  markets: LiveMarkets;
  redirects: LiveRedirects;
}

interface GuardInput extends Pick<PageServerOptions, 'store' | 'config' | 'log'>, Omit<LiveState, 'redirects'> {
  reporting: Reporting;
  publicPages: PublicPages;
}

/** Judges canaries; a suspected one is tried on pages rendered here. */
function createGuard({ store, config, log, reporting, releases, markets, publicPages }: GuardInput): CanaryGuard {
  const { apiOrigin, publicOrigin } = config;
  const { problems, renderProblems } = reporting;
  return new CanaryGuard({
    store,
    releases,
    apiOrigin,
    secret: config.releaseSecret,
    margins: config.canaryMargins,
    checkMs: config.canaryCheckMs,
    whyUnusable: async (module) => {
      const { sets } = releases;
      if (!sets) return null;
      return whyUnusable({
        store,
        markets: markets.current,
        publicOrigin,
        module,
        canary: sets.ofAllCanaries,
        stable: sets.stable,
        render: (plan, set) => publicPages.render(plan, set, publicOrigin.startsWith('https:')),
        failsAt: (address, release) => renderProblems.failsAt(address, release),
      });
    },
    problems,
    log,
  });
}

interface RoutesInput extends Pick<PageServerOptions, 'store' | 'config' | 'log'>, LiveState {
  reporting: Reporting;
  pages: RevalidatingCache;
  previews: PreviewSets;
  handler: PageHandler;
}

type Route = (request: IncomingMessage, response: ServerResponse) => Promise<void> | void;

/** Answers a request by the beginning of its path; every other address is a page's. */
function routesOf({ store, config, log, reporting, pages, previews, handler, ...live }: RoutesInput): Route {
  const { apiOrigin, publicOrigin, releaseSecret } = config;
  const { problems, renderProblems } = reporting;
  const assets = new Assets(store, problems);
  const releaseFiles = new ReleaseFiles(store, live.releases);
  const gateway = new Gateway({ apiOrigin, publicOrigin, log });
  const shared = { ...live, apiOrigin, publicOrigin };
  const figures = new FigureFiles();
  const shareCards = new ShareCards({ pages: handler, apiOrigin, log, rateLimitFactor: config.rateLimitFactor });
  const feeds = new FeedFiles({ ...shared, log });
  const summaries = new SummaryFiles({ ...shared, log });
  const isTrusted = trustedProxies(config.trustedProxies);
  const originOf = requestOriginParser(isTrusted, publicOrigin.startsWith('https:') ? 'https' : 'http');
  return (request, response) => {
    const origin = originOf(request);
    if (origin.scheme === 'https') response.setHeader('strict-transport-security', STRICT_TRANSPORT);
    const { url = '' } = request;
    if (!url.startsWith('/')) return answerText(request, response, 400, 'Bad request.');
    const address = readAddress(url);
    const { path } = address;
    if (path.startsWith(RELEASES_PATH)) return releaseFiles.handle(request, response, path);
    if (path.startsWith(ASSETS_PATH)) return assets.handle(request, response, path);
    if (path.startsWith('/api/')) return gateway.handle(request, response, origin, address);
    if (path.startsWith('/sandbox/')) return passToSandbox(config.sandboxOrigin, request, response, origin, address);
    if (path.startsWith(PREVIEW_PATH)) return answerPreview(previews, request, response, origin, address);
    if (path === '/healthz') return answerHealth([problems, renderProblems], request, response);
    if (path === '/readyz') return answerReadiness(shared, request, response);
    if (path === '/internal/changes')
      return answerChanges({ ...shared, pages, summaries, secret: releaseSecret }, request, response);
    if (isFeedPath(path)) return feeds.handle(path, request, response, origin);
    if (SummaryFiles.has(path)) return summaries.handle(path, request, response, origin);
    if (ShareCards.has(path)) return shareCards.handle(path, request, response, origin);
    if (FigureFiles.has(path)) return figures.handle(path, request, response, origin.client);
    if (isAppManifest(path)) return answerAppManifest(shared, path, request, response, origin);
    if (isSiteFile(path)) return answerSiteFile(shared, path, request, response, origin);
    return handler.handle(request, response, origin);
  };
}

function createHttpServer(route: Route, log: Log, sitemap: () => Sitemap | undefined): Server {
  const answer = async (request: IncomingMessage, response: ServerResponse) => route(request, response);
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      log.error({ err: error, url: request.url }, 'A request failed.');
      if (response.headersSent) response.destroy();
      else if (request.headers.accept?.includes('text/html')) answerFailed(request, response, sitemap());
      else answerText(request, response, 500, 'Something went wrong. Try again.');
    });
  });
  server.keepAliveTimeout = 65_000;
  return server;
}

function closeServer(server: Server, timeoutMs: number): Promise<void> {
  return new Promise((resolve) => {
    const timeout = setTimeout(() => server.closeAllConnections(), timeoutMs);
    server.close(() => {
      clearTimeout(timeout);
      resolve();
    });
    server.closeIdleConnections();
  });
}
