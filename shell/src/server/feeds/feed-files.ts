/** Answers the feeds at `/feeds/`: of all markets of a shared host, or of the one market of an own host. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { MarketContext } from '@aksamit/contracts/platform';
import { findAddress } from '../../isomorphic/routing';
import { answer, answerText } from '../http/answers';
import { ClientLimit } from '../http/client-limit';
import type { RequestOrigin } from '../http/request-origin';
import type { LiveMarkets } from '../live/live-markets';
import type { LiveReleases } from '../live/live-releases';
import type { Log } from '../log';
import { availabilityFeed, type FeedContent, merchantsFeed, servicesFeed } from './appointment-feeds';
import { FeedCache } from './feed-cache';
import type { FeedSite } from './feed-site';
import { productFeed } from './product-feed';

export const FEEDS_PATH = '/feeds/';

/** `/feeds/products-pl-en.xml`, `/feeds/merchants-pl.json`. */
const PRODUCTS = /^\/feeds\/products-([a-z0-9]+)-([a-z]{2})\.xml$/;
const APPOINTMENTS = /^\/feeds\/(merchants|services|availability)-([a-z0-9]+)\.json$/;
/** Of one client; a receiver fetches each feed a few times a day. */
const PER_MINUTE = 60;

const contents: Readonly<Record<string, (site: FeedSite) => Promise<FeedContent>>> = {
  merchants: merchantsFeed,
  services: servicesFeed,
  availability: availabilityFeed,
};

export interface FeedFilesOptions {
  releases: Pick<LiveReleases, 'current'>;
  markets: Pick<LiveMarkets, 'current'>;
  publicOrigin: string;
  apiOrigin: string;
  log: Pick<Log, 'warn'>;
  /** Clock in milliseconds. */
  now?: () => number;
}

type BuildFeed = (site: FeedSite) => Promise<{ text: string; identity: string }>;

/** The feeds of the shop. */
export class FeedFiles {
  readonly #options: FeedFilesOptions;
  readonly #cache: FeedCache;
  readonly #limit: ClientLimit;

  constructor(options: FeedFilesOptions) {
    const clock = options.now ? { now: options.now } : {};
    this.#options = options;
    this.#cache = new FeedCache(options.log, options.now);
    this.#limit = new ClientLimit({ perMinute: PER_MINUTE, ...clock });
  }

  /** Answers 404 for an unknown feed, 429 to a client that asks too often, 503 while a first feed cannot be built. */
  async handle(path: string, request: IncomingMessage, response: ServerResponse, asked: RequestOrigin): Promise<void> {
    const { releases } = this.#options;
    if (!this.#limit.take(asked.client)) {
      response.setHeader('retry-after', '60');
      return answerText(request, response, 429, 'Too many requests. Try again in a minute.');
    }
    if (!releases.current) return answerText(request, response, 503, 'The shop is starting.');
    const site = this.#siteOf(path, asked);
    const build = site && buildOf(path, site.market, this.#options.now ?? Date.now);
    if (!site || !build) return answerText(request, response, 404, 'There is no such feed.');
    const key = `${releases.current.id} ${site.origin} ${path}`;
    const feed = await this.#cache.get(key, () => build(site)).catch(() => null);
    if (!feed) {
      response.setHeader('retry-after', '60');
      return answerText(request, response, 503, 'The feed cannot be made now. Try again.');
    }
    const headers = {
      'cache-control': 'public, max-age=600',
      etag: feed.etag,
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
    };
    if (request.headers['if-none-match']?.split(',').some((one) => one.trim() === feed.etag))
      return answer(request, response, 304, headers);
    const type = path.endsWith('.xml') ? 'application/xml' : 'application/json';
    answer(request, response, 200, { ...headers, 'content-type': `${type}; charset=utf-8` }, feed.body);
  }

  /** The market that the path names, where this host serves it. */
  #siteOf(path: string, asked: RequestOrigin): FeedSite | null {
    const { markets, releases, publicOrigin, apiOrigin } = this.#options;
    const found = findAddress(markets.current, asked.host, '/');
    const own = found && 'address' in found && found.address.ownHost ? found.address.market : null;
    const served = own ? [own] : markets.current.filter(({ hosts }) => hosts.length === 0);
    const slug = PRODUCTS.exec(path)?.[1] ?? APPOINTMENTS.exec(path)?.[2];
    const market = served.find((one) => one.slug === slug);
    if (!market || !releases.current) return null;
    return {
      origin: own ? `${asked.scheme}://${asked.host}` : publicOrigin,
      apiOrigin,
      releases: releases.current,
      market,
    };
  }
}

/** How the feed at this path is built; null: there is none. */
function buildOf(path: string, market: MarketContext, now: () => number): BuildFeed | null {
  const language = PRODUCTS.exec(path)?.[2];
  const locale = market.locales.find(({ code }) => code === language)?.code;
  if (locale)
    return async (site) => {
      const text = await productFeed(site, locale);
      return { text, identity: text };
    };
  const content = contents[APPOINTMENTS.exec(path)?.[1] ?? ''];
  if (!content) return null;
  return async (site) => {
    const found = await content(site);
    const text = JSON.stringify({ metadata: metadataOf(now()), ...found });
    // The time of its making alone makes no new feed.
    return { text, identity: JSON.stringify(found) };
  };
}

/** A complete feed in one file. */
function metadataOf(now: number): Record<string, unknown> {
  const generated = Math.floor(now / 1000);
  return {
    processing_instruction: 'PROCESS_AS_COMPLETE',
    shard_number: 0,
    total_shards: 1,
    nonce: String(generated),
    generation_timestamp: generated,
  };
}
