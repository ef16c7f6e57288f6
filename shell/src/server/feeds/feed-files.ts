/**
 * Answers the feeds at `/feeds/`, of all markets of a shared host or of the one market of an own host, and those of the blog
 * below its address in each market and language.
 */
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
import { blogJsonFeed, blogRss } from './blog-feed';
import { FeedCache } from './feed-cache';
import type { FeedSite } from './feed-site';
import { productFeed } from './product-feed';

const FEEDS_PATH = '/feeds/';
/** Below the blog's address. */
const BLOG_FILE = /\/(rss\.xml|feed\.json)$/;

/** Whether a path is, or looks like, a feed's. */
export const isFeedPath = (path: string): boolean => path.startsWith(FEEDS_PATH) || BLOG_FILE.test(path);

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

interface NamedFeed {
  site: FeedSite;
  contentType: string;
  build(): Promise<{ text: string; identity: string }>;
}

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
    const named = BLOG_FILE.test(path) ? this.#blogFeed(path, asked) : this.#feed(path, asked);
    if (!named) return answerText(request, response, 404, 'There is no such feed.');
    const key = `${releases.current.id} ${named.site.origin} ${path}`;
    const feed = await this.#cache.get(key, named.build).catch(() => null);
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
    answer(request, response, 200, { ...headers, 'content-type': `${named.contentType}; charset=utf-8` }, feed.body);
  }

  /** A feed at `/feeds/`, of the market that it names, where this host serves it. */
  #feed(path: string, asked: RequestOrigin): NamedFeed | null {
    const { markets, now = Date.now } = this.#options;
    const own = this.#ownMarket(asked);
    const served = own ? [own] : markets.current.filter(({ hosts }) => hosts.length === 0);
    const slug = PRODUCTS.exec(path)?.[1] ?? APPOINTMENTS.exec(path)?.[2];
    const market = served.find((one) => one.slug === slug);
    const site = market && this.#siteOf(market, own !== null, asked);
    const build = site && buildOf(path, site.market, now);
    if (!site || !build) return null;
    return {
      site,
      contentType: path.endsWith('.xml') ? 'application/xml' : 'application/json',
      build: () => build(site),
    };
  }

  /** A feed of the blog of the market and language whose address it is; null where no deployed module has a blog. */
  #blogFeed(path: string, asked: RequestOrigin): NamedFeed | null {
    const found = findAddress(this.#options.markets.current, asked.host, path);
    if (!found || !('address' in found)) return null;
    const { market, locale, path: inner, ownHost } = found.address;
    const site = this.#siteOf(market, ownHost, asked);
    const blog = site?.releases.sitemap['content/blog']?.[locale];
    const file = BLOG_FILE.exec(path)?.[1];
    if (!site || blog === undefined || inner !== `${blog}${file}`) return null;
    const isRss = file === 'rss.xml';
    return {
      site,
      contentType: isRss ? 'application/rss+xml' : 'application/feed+json',
      build: async () => {
        const text = await (isRss ? blogRss : blogJsonFeed)(site, locale, path);
        return { text, identity: text };
      },
    };
  }

  /** The market whose own host was asked. */
  #ownMarket(asked: RequestOrigin): MarketContext | null {
    const found = findAddress(this.#options.markets.current, asked.host, '/');
    return found && 'address' in found && found.address.ownHost ? found.address.market : null;
  }

  #siteOf(market: MarketContext, ownHost: boolean, asked: RequestOrigin): FeedSite | null {
    const { releases, publicOrigin, apiOrigin } = this.#options;
    if (!releases.current) return null;
    return {
      origin: ownHost ? `${asked.scheme}://${asked.host}` : publicOrigin,
      apiOrigin,
      releases: releases.current,
      market,
    };
  }
}

type BuildFeed = (site: FeedSite) => Promise<{ text: string; identity: string }>;

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
