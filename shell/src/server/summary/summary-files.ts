/** Answers what programs read of the shop as a whole: `/services.json`, its schema, and `/llms.txt`. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { LocaleCode } from '@aksamit/contracts/platform';
import { shopSummary } from '@aksamit/contracts/shop-summary';
import { z } from 'zod';
import { findAddress } from '../../isomorphic/routing';
import { FeedCache } from '../feeds/feed-cache';
import type { FeedSite } from '../feeds/feed-site';
import { answer, answerRedirect, answerText } from '../http/answers';
import { ClientLimit } from '../http/client-limit';
import type { RequestOrigin } from '../http/request-origin';
import type { LiveMarkets } from '../live/live-markets';
import type { LiveReleases } from '../live/live-releases';
import type { Log } from '../log';
import { llmsText } from './llms-text';
import { buildSummary, SCHEMA_PATH } from './shop-summary';

/** Below the prefixes of a market and its languages. */
const FILE = /^(?:\/[a-z]{2}){0,2}\/(?:services\.json|llms\.txt)$/;
/** Of one client; a program fetches each a few times a day. */
const PER_MINUTE = 60;

/** What a program may expect; later fields come beside these. */
const SCHEMA = Buffer.from(JSON.stringify(z.toJSONSchema(shopSummary, { io: 'input' })));

/** Scripts of any page may read it. */
const HEADERS = {
  'cache-control': 'public, max-age=600',
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'x-content-type-options': 'nosniff',
};

export interface SummaryFilesOptions {
  releases: Pick<LiveReleases, 'current'>;
  markets: Pick<LiveMarkets, 'current'>;
  publicOrigin: string;
  apiOrigin: string;
  log: Pick<Log, 'warn'>;
  /** Clock in milliseconds. */
  now?: () => number;
}

interface Requested {
  site: Omit<FeedSite, 'releases'>;
  locale: LocaleCode;
  name: string;
}

/** Summaries of all markets and languages, each cached until a record changes, for ten minutes at most. */
export class SummaryFiles {
  readonly #options: SummaryFilesOptions;
  readonly #cache: FeedCache;
  readonly #limit: ClientLimit;

  constructor(options: SummaryFilesOptions) {
    const clock = options.now ? { now: options.now } : {};
    this.#options = options;
    this.#cache = new FeedCache(options.log, options.now);
    this.#limit = new ClientLimit({ perMinute: PER_MINUTE, ...clock });
  }

  static has(path: string): boolean {
    return path === SCHEMA_PATH || FILE.test(path);
  }

  /** To be called after an edit of records. */
  expire(): void {
    this.#cache.expire();
  }

  /** Answers 404 for another market's or language's address, 429 to a client that asks too often, 503 while the API is away. */
  async handle(path: string, request: IncomingMessage, response: ServerResponse, asked: RequestOrigin): Promise<void> {
    if (!this.#limit.take(asked.client)) {
      response.setHeader('retry-after', '60');
      return answerText(request, response, 429, 'Too many requests. Try again in a minute.');
    }
    if (path === SCHEMA_PATH)
      return answer(request, response, 200, { ...HEADERS, 'content-type': 'application/schema+json' }, SCHEMA);
    const { current: releases } = this.#options.releases;
    if (!releases) return answerText(request, response, 503, 'The shop is starting.');
    const found = this.#requested(path, asked);
    if (found && 'redirectPath' in found)
      return answerRedirect(request, response, 301, found.redirectPath.replace(/\/$/, ''));
    if (!found) return answerText(request, response, 404, 'There is no such file.');
    const { site, locale, name } = found;
    const build = () => fileText({ ...site, releases }, locale, name);
    const file = await this.#cache.get(`${releases.id} ${site.origin} ${path}`, build).catch(() => null);
    if (!file) {
      response.setHeader('retry-after', '60');
      return answerText(request, response, 503, 'The summary cannot be made now. Try again.');
    }
    const headers = { ...HEADERS, etag: file.etag, 'content-language': locale };
    if (request.headers['if-none-match']?.split(',').some((one) => one.trim() === file.etag))
      return answer(request, response, 304, headers);
    const type = name === 'llms.txt' ? 'text/markdown' : 'application/json';
    answer(request, response, 200, { ...headers, 'content-type': `${type}; charset=utf-8` }, file.body);
  }

  /** Market, language and file that the path names; null: none of this host. */
  #requested(path: string, asked: RequestOrigin): Requested | { redirectPath: string } | null {
    const { markets, publicOrigin, apiOrigin } = this.#options;
    const found = findAddress(markets.current, asked.host, path);
    if (!found || 'redirectPath' in found) return found;
    const { market, locale, path: file, ownHost } = found.address;
    const name = file.slice(1);
    if (name.includes('/')) return null;
    const origin = ownHost ? `${asked.scheme}://${asked.host}` : publicOrigin;
    return { site: { origin, apiOrigin, market }, locale, name };
  }
}

async function fileText(site: FeedSite, locale: LocaleCode, name: string) {
  const text = name === 'llms.txt' ? await llmsText(site, locale) : JSON.stringify(await buildSummary(site, locale));
  return { text, identity: text };
}
