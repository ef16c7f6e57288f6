import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { EncodedBody } from '../http/encoded-body';

/** Source: architecture, "Public" pages: fresh 120 s, served stale 60 s more, for a day when rendering fails. */
export const FRESH_MS = 120_000;
export const STALE_MS = 60_000;
export const STALE_IF_ERROR_MS = 86_400_000;

export interface CachedPage {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: EncodedBody;
  etag: string;
  /** Surrogate keys: modules and records shown. */
  keys: readonly string[];
  /** Anybody can make up any number of its kind: it was not found, or has a query. */
  isVariant: boolean;
  createdAt: number;
  /** Not shown from this instant on, whatever happens (next price boundary); infinite when there is none. */
  endsAt: number;
}

export type Freshness = 'fresh' | 'stale' | 'only-if-error' | 'ended';

/** How a kept page may be used now. */
export function freshnessOf({ createdAt, endsAt }: Pick<CachedPage, 'createdAt' | 'endsAt'>, now: number): Freshness {
  if (now >= endsAt) return 'ended';
  const age = now - createdAt;
  if (age < FRESH_MS) return 'fresh';
  if (age < FRESH_MS + STALE_MS) return 'stale';
  return age < FRESH_MS + STALE_IF_ERROR_MS ? 'only-if-error' : 'ended';
}

/** What caches between here and the reader may do with it: together with its age here never more than the same times. */
export function cacheControlOf({ createdAt, endsAt }: Pick<CachedPage, 'createdAt' | 'endsAt'>, now: number): string {
  const left = (until: number) => Math.max(0, Math.floor((Math.min(until, endsAt) - now) / 1000));
  const fresh = left(createdAt + FRESH_MS);
  const stale = left(createdAt + FRESH_MS + STALE_MS) - fresh;
  const error = left(createdAt + FRESH_MS + STALE_IF_ERROR_MS) - fresh;
  return `public, max-age=0, s-maxage=${fresh}, stale-while-revalidate=${stale}, stale-if-error=${error}`;
}

export function etagOf(html: Buffer): string {
  return `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`;
}

/** Pages in memory. The least recently used ones are evicted when all take more than `maxBytes`. */
export class PageCache {
  readonly #pages: LRUCache<string, CachedPage>;

  constructor(maxBytes: number) {
    this.#pages = new LRUCache({ maxSize: maxBytes, sizeCalculation: weightOf });
  }

  get bytes(): number {
    return this.#pages.calculatedSize;
  }

  get(key: string): CachedPage | undefined {
    return this.#pages.get(key);
  }

  set(key: string, page: CachedPage): void {
    this.#pages.set(key, page);
  }

  clear(): void {
    this.#pages.clear();
  }

  /** Removes pages that show one of these records or modules; returns how many. */
  purge(keys: readonly string[]): number {
    const wanted = new Set(keys);
    const gone = [...this.#pages].filter(([, page]) => page.keys.some((key) => wanted.has(key)));
    for (const [key] of gone) this.drop(key);
    return gone.length;
  }

  drop(key: string): void {
    this.#pages.delete(key);
  }
}

/** Held compressed: about a fifth of the plain text for brotli, as much again for gzip. */
function weightOf(page: CachedPage): number {
  return Math.ceil(page.body.plainBytes * 0.4) + 2_048;
}
