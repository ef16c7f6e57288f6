import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** A feed as it is sent. */
export interface BuiltFeed {
  body: Buffer;
  etag: string;
}

interface CachedFeed extends BuiltFeed {
  builtAt: number;
}

/** Receivers fetch once an hour at most; a price is at most this old in a feed. */
const FRESH_MS = 10 * 60_000;
/** All feeds of four markets in two languages. */
const MOST_FEEDS = 40;
const MOST_BYTES = 64 * 2 ** 20;

/**
 * Feeds, each built once for all requests of ten minutes. While one cannot be built anew the last one is sent: receivers
 * take off the market what a feed does not name.
 */
export class FeedCache {
  readonly #now: () => number;
  readonly #cached = new LRUCache<string, CachedFeed>({
    max: MOST_FEEDS,
    maxSize: MOST_BYTES,
    sizeCalculation: ({ body }) => Math.max(1, body.length),
  });
  readonly #pending = new Map<string, Promise<CachedFeed>>();

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /** @param build text of the feed, and what of it its ETag is made of. @throws when none was ever built */
  async get(key: string, build: () => Promise<{ text: string; identity: string }>): Promise<BuiltFeed> {
    const cached = this.#cached.get(key);
    if (cached && this.#now() - cached.builtAt < FRESH_MS) return cached;
    const pending = this.#pending.get(key) ?? this.#build(key, build);
    this.#pending.set(key, pending);
    try {
      return await pending;
    } catch (error) {
      if (cached) return cached;
      throw error;
    } finally {
      this.#pending.delete(key);
    }
  }

  async #build(key: string, build: () => Promise<{ text: string; identity: string }>): Promise<CachedFeed> {
    const { text, identity } = await build();
    const etag = `W/"${createHash('sha256').update(identity).digest('base64url')}"`;
    const feed = { body: Buffer.from(text), etag, builtAt: this.#now() };
    this.#cached.set(key, feed);
    return feed;
  }
}
