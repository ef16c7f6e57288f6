import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { authenticReleases, type ReleaseStore } from '@aksamit/release';
import { ASSETS_PATH, Assets } from './assets';
import { CanaryGuard } from './canary-guard/canary-guard';
import { whyUnusable } from './canary-guard/try-release';
import { answerChanges } from './changes';
import type { PageServerConfig } from './config';
import { Gateway } from './gateway/gateway';
import { passToSandbox } from './gateway/sandbox-proxy';
import { answerText } from './http/answers';
import { readAddress } from './http/request-address';
import { requestOriginReader } from './http/request-origin';
import { trustedProxies } from './http/trusted-proxies';
import { LiveAddresses } from './live/live-addresses';
import { LiveMarkets } from './live/live-markets';
import { LiveRedirects } from './live/live-redirects';
import { LiveReleases } from './live/live-releases';
import { Problems } from './live/problems';
import type { Log } from './log';
import { ClientTurns } from './page/client-turns';
import { FormActions } from './page/form-actions';
import { OrderTokenLinks } from './page/order-token-link';
import { PageCache } from './page/page-cache';
import { PageHandler } from './page/page-handler';
import { PageViewTokens } from './page/page-view-tokens';
import { PrivatePages } from './page/private-pages';
import { PublicPages } from './page/public-pages';
import { RevalidatingCache } from './page/revalidating-cache';
import { SharedPages } from './page/shared-pages';
import { UnknownAddresses } from './page/unknown-addresses';
import { answerPreview, PREVIEW_PATH } from './preview/answer-preview';
import { PreviewSets } from './preview/preview-sets';
import type { RenderPool } from './render-pool/render-pool';
import { ReleaseProblems } from './reporting/release-problems';
import { RenderProblems } from './reporting/render-problems';
import { ServerProblems } from './reporting/server-problems';
import { answerHealth, answerReadiness } from './site/health';
import { answerSiteFile, isSiteFile } from './site/site-files';

export interface PageServerOptions {
  config: PageServerConfig;
  store: ReleaseStore;
  pool: RenderPool;
  log: Log;
}

export interface PageServer {
  server: Server;
  /** Stops accepting requests, waits for the running ones (at most `patienceMs`), and stops the workers. */
  close(patienceMs?: number): Promise<void>;
}

/** Sent with every response over https: two years, subdomains included. */
const STRICT_TRANSPORT = 'max-age=63072000; includeSubDomains';
const PAGE_CACHE_BYTES = 32 * 1024 * 1024;
const VARIANT_CACHE_BYTES = 8 * 1024 * 1024;
const UNKNOWN_PER_MINUTE = 20;
const ORDER_LINKS_PER_MINUTE = 20;
const FORMS_PER_MINUTE = 30;

/** The page server: pages, assets, the API gateway, the sandbox, health. Listens once `server.listen` is called. */
export function createPageServer({ config, store: anyStore, pool, log }: PageServerOptions): PageServer {
  const store = authenticReleases(anyStore, config.trustedKeys);
  const { apiOrigin, publicOrigin } = config;
  const pages = new RevalidatingCache(new PageCache(PAGE_CACHE_BYTES), new PageCache(VARIANT_CACHE_BYTES));
  const forget = () => {
    handler.forgetPlans();
    pages.clear();
  };
  const serverProblems = new ServerProblems({ apiOrigin, secret: config.releaseSecret, log });
  const renderProblems = new RenderProblems(log);
  const releaseProblems = new ReleaseProblems({
    serverProblems,
    renderProblems,
    channelOf: (module, version) => releases.channelOf(module, version),
  });
  pool.watchStrays((stack) => releaseProblems.tellStray(stack));
  const problems = new Problems(log, (problem) => releaseProblems.tellFound(problem));
  const onReleases = () => {
    forget();
    // A damaged file of a release that is no longer deployed is not a problem any more.
    problems.forget(ASSETS_PATH);
    renderProblems.forget();
  };
  const releases = new LiveReleases({ store, log, problems, onChange: onReleases });
  const markets = new LiveMarkets(apiOrigin, log, forget);
  const redirects = new LiveRedirects(apiOrigin, log, () => handler.forgetPlans());
  const tokens = new PageViewTokens(config.releaseSecret);
  const publicPages = new PublicPages({
    pool,
    apiOrigin,
    deadlineMs: config.renderDeadlineMs,
    answerMs: config.renderAnswerMs,
    log,
    tokens,
    serverProblems,
    renderProblems,
  });
  const privatePages = new PrivatePages({
    pool,
    deadlineMs: config.renderDeadlineMs,
    answerMs: config.renderReaderMs,
    log,
    tokens,
    serverProblems,
    renderProblems,
  });
  const forms = new FormActions({
    pool,
    pages: publicPages,
    apiOrigin,
    publicOrigin,
    actionMs: config.formActionMs,
    perMinute: FORMS_PER_MINUTE * config.rateLimitFactor,
    log,
    tokens,
    serverProblems,
  });
  const { edgeKeysReleaseBucket, releaseSecret, previewOrigins } = config;
  const previews = new PreviewSets({ store, releases, secret: releaseSecret, allowedOrigins: previewOrigins });
  const turns = new ClientTurns({ factor: config.rateLimitFactor, waitMs: config.renderTurnMs });
  const unknown = new UnknownAddresses({
    addresses: new LiveAddresses(apiOrigin, log),
    perMinute: UNKNOWN_PER_MINUTE * config.rateLimitFactor,
  });
  const handler = new PageHandler({
    releases,
    markets,
    redirects,
    sharedPages: new SharedPages({ renderer: publicPages, pages, unknown, turns }),
    turns,
    privatePages,
    forms,
    apiOrigin,
    privateAnswerMs: config.renderReaderMs,
    scriptlessAnswerMs: config.formActionMs,
    orderTokenLinks: new OrderTokenLinks({
      apiOrigin,
      perMinute: ORDER_LINKS_PER_MINUTE * config.rateLimitFactor,
      log,
    }),
    previews,
    publicOrigin,
    mapTiles: config.mapTiles,
    tagManagerUrl: config.tagManagerUrl,
    edgeKeysReleaseBucket,
  });
  const guard = new CanaryGuard({
    store,
    releases,
    apiOrigin,
    secret: releaseSecret,
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
  const assets = new Assets(store, problems);
  const gateway = new Gateway({ apiOrigin, publicOrigin, log });
  const shared = { releases, markets, redirects, apiOrigin, publicOrigin };
  const isTrusted = trustedProxies(config.trustedProxies);
  const originOf = requestOriginReader(isTrusted, publicOrigin.startsWith('https:') ? 'https' : 'http');

  const route = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const origin = originOf(request);
    if (origin.scheme === 'https') response.setHeader('strict-transport-security', STRICT_TRANSPORT);
    const { url = '' } = request;
    if (!url.startsWith('/')) return answerText(request, response, 400, 'Bad request.');
    const address = readAddress(url);
    const { path } = address;
    if (path.startsWith(ASSETS_PATH)) return assets.handle(request, response, path);
    if (path.startsWith('/api/')) return gateway.handle(request, response, origin, address);
    if (path.startsWith('/sandbox/')) return passToSandbox(config.sandboxOrigin, request, response, origin, address);
    if (path.startsWith(PREVIEW_PATH)) return answerPreview(previews, request, response, origin, address);
    if (path === '/healthz') return answerHealth([problems, renderProblems], request, response);
    if (path === '/readyz') return answerReadiness(shared, request, response);
    if (path === '/internal/changes')
      return answerChanges({ pages, redirects, secret: releaseSecret }, request, response);
    if (isSiteFile(path)) return answerSiteFile(shared, path, request, response, origin);
    return handler.handle(request, response, origin);
  };

  const server = createServer((request, response) => {
    route(request, response).catch((error: unknown) => {
      log.error({ err: error, url: request.url }, 'A request failed.');
      if (response.headersSent) response.destroy();
      else answerText(request, response, 500, 'Something went wrong. Try again.');
    });
  });
  server.keepAliveTimeout = 65_000;
  return {
    server,
    async close(patienceMs = 2_000) {
      guard.stop();
      releases.stop();
      markets.stop();
      await closeServer(server, patienceMs);
      await pool.close();
    },
  };
}

function closeServer(server: Server, patienceMs: number): Promise<void> {
  return new Promise((resolve) => {
    const impatience = setTimeout(() => server.closeAllConnections(), patienceMs);
    server.close(() => {
      clearTimeout(impatience);
      resolve();
    });
    server.closeIdleConnections();
  });
}
