import type { PageServerConfig } from '../config';
import { LiveAddresses } from '../live/live-addresses';
import type { Log } from '../log';
import type { RenderPool } from '../render-pool/render-pool';
import type { Reporting } from '../reporting/create-reporting';
import { ClientTurns } from './client-turns';
import { FormActions } from './form-actions';
import { OrderTokenLinks } from './order-token-link';
import { PageHandler, type PageHandlerOptions } from './page-handler';
import type { PageRendererOptions } from './page-renderer';
import { PageViewTokens } from './page-view-tokens';
import { PrivatePages } from './private-pages';
import { PublicPages } from './public-pages';
import type { RevalidatingCache } from './revalidating-cache';
import { SharedPages } from './shared-pages';
import { UnknownAddresses } from './unknown-addresses';

const UNKNOWN_PER_MINUTE = 20;
const ORDER_LINKS_PER_MINUTE = 20;
const FORMS_PER_MINUTE = 30;

export interface PagesInput extends Pick<PageHandlerOptions, 'releases' | 'markets' | 'redirects' | 'previews'> {
  config: PageServerConfig;
  pool: RenderPool;
  log: Log;
  reporting: Reporting;
  /** Pages that all visitors share. */
  cache: RevalidatingCache;
}

/** Puts together what answers page addresses: renderers, forms, limits per client. */
export function createPageHandler(input: PagesInput): { handler: PageHandler; publicPages: PublicPages } {
  const { config, log, releases, markets, redirects, previews } = input;
  const { apiOrigin, publicOrigin, mapTiles, tagManagerUrl, edgeKeysReleaseBucket } = config;
  const rendering = renderingOf(input);
  const publicPages = new PublicPages({ ...rendering, apiOrigin, answerMs: config.renderAnswerMs });
  const turns = new ClientTurns({ factor: config.rateLimitFactor, waitMs: config.renderTurnMs });
  const handler = new PageHandler({
    releases,
    markets,
    redirects,
    previews,
    turns,
    apiOrigin,
    publicOrigin,
    mapTiles,
    tagManagerUrl,
    edgeKeysReleaseBucket,
    sharedPages: sharedPagesOf(input, publicPages, turns),
    privatePages: new PrivatePages({ ...rendering, answerMs: config.renderPrivateMs }),
    forms: new FormActions({
      ...rendering,
      apiOrigin,
      publicOrigin,
      pages: publicPages,
      actionMs: config.formActionMs,
      perMinute: FORMS_PER_MINUTE * config.rateLimitFactor,
    }),
    privateAnswerMs: config.renderPrivateMs,
    scriptlessAnswerMs: config.formActionMs,
    orderTokenLinks: new OrderTokenLinks({
      apiOrigin,
      perMinute: ORDER_LINKS_PER_MINUTE * config.rateLimitFactor,
      log,
    }),
  });
  return { handler, publicPages };
}

function renderingOf({ config, pool, log, reporting }: PagesInput): PageRendererOptions {
  return {
    pool,
    log,
    deadlineMs: config.renderDeadlineMs,
    tokens: new PageViewTokens(config.releaseSecret),
    serverProblems: reporting.serverProblems,
    renderProblems: reporting.renderProblems,
  };
}

function sharedPagesOf({ config, log, cache }: PagesInput, renderer: PublicPages, turns: ClientTurns): SharedPages {
  const unknown = new UnknownAddresses({
    addresses: new LiveAddresses(config.apiOrigin, log),
    perMinute: UNKNOWN_PER_MINUTE * config.rateLimitFactor,
  });
  return new SharedPages({ renderer, pages: cache, unknown, turns });
}
