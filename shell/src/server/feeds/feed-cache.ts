import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Log } from '../log';

/** A feed as it is sent. */
export interface BuiltFeed {
  body: Buffer;
  etag: string;
}

/** Text of a feed, and what of it its ETag is made of. */
type BuildText = () => Promise<{ text: string; identity: string }>;

interface CachedFeed extends BuiltFeed {
  builtAt: number;
  /** Records have changed since: it is sent only while it cannot be built anew. */
  isExpired: boolean;
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
  readonly #log: Pick<Log, 'warn'>;
  readonly #now: () => number;
  readonly #cached = new LRUCache<string, CachedFeed>({
    max: MOST_FEEDS,
    maxSize: MOST_BYTES,
    sizeCalculation: ({ body }) => Math.max(1, body.length),
  });
  readonly #pending = new Map<string, Promise<CachedFeed>>();
  #generation = 0;

  /** @param log receives a warning for each feed that could not be built */
  constructor(log: Pick<Log, 'warn'>, now: () => number = Date.now) {
    this.#log = log;
    this.#now = now;
  }

  /** @throws when none was ever built */
  async get(key: string, build: BuildText): Promise<BuiltFeed> {
    const cached = this.#cached.get(key);
    if (cached && !cached.isExpired && this.#now() - cached.builtAt < FRESH_MS) return cached;
    const pending = this.#pending.get(key) ?? this.#buildOrWarn(key, build);
    this.#pending.set(key, pending);
    try {
      return await pending;
    } catch (error) {
      if (cached) return cached;
      throw error;
    } finally {
      if (this.#pending.get(key) === pending) this.#pending.delete(key);
    }
  }

  /** To be called after an edit of records: every feed is built anew when it is next requested. */
  expire(): void {
    this.#generation += 1;
    this.#pending.clear();
    for (const [key, feed] of [...this.#cached]) this.#cached.set(key, { ...feed, isExpired: true });
  }

  /** Requests that wait for the same feed have one warning: the receiver sees no error while the last feed is sent. */
  async #buildOrWarn(key: string, build: BuildText): Promise<CachedFeed> {
    try {
      return await this.#build(key, build);
    } catch (error) {
      const last = this.#cached.get(key);
      const lastBuiltAt = last ? new Date(last.builtAt).toISOString() : null;
      this.#log.warn({ err: error, feed: key, lastBuiltAt }, 'A feed could not be built.');
      throw error;
    }
  }

  async #build(key: string, build: BuildText): Promise<CachedFeed> {
    const generation = this.#generation;
    const { text, identity } = await build();
    const etag = `W/"${createHash('sha256').update(identity).digest('base64url')}"`;
    const feed = { body: Buffer.from(text), etag, builtAt: this.#now(), isExpired: generation !== this.#generation };
    this.#cached.set(key, feed);
    return feed;
  }
}
