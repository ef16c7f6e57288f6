import { LRUCache } from 'lru-cache';
import type { EncodedBody } from '../http/encoded-body';
import type { ShareCard } from '../model/share-card';

/** Source: architecture, "Public" pages: fresh 120 s, served stale 60 s more, for a day when rendering fails. */
export const FRESH_MS = 120_000;
export const STALE_MS = 60_000;
export const STALE_IF_ERROR_MS = 86_400_000;

export interface CachedPage {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: EncodedBody;
  etag: string;
  /** Surrogate keys: the modules and records shown. */
  keys: readonly string[];
  /** Clients can create any number of such pages: it was not found, or has a query. */
  isVariant: boolean;
  createdAt: number;
  /** Expires at this instant in any case (next price boundary); infinite when there is none. */
  endsAt: number;
  /** What its picture for link previews shows; omitted: that of the shop. */
  shareCard?: ShareCard | null;
}

export type Freshness = 'fresh' | 'stale' | 'only-if-error' | 'ended';

/** How a cached page may be used now. */
export function freshnessOf({ createdAt, endsAt }: Pick<CachedPage, 'createdAt' | 'endsAt'>, now: number): Freshness {
  if (now >= endsAt) return 'ended';
  const age = now - createdAt;
  if (age < FRESH_MS) return 'fresh';
  if (age < FRESH_MS + STALE_MS) return 'stale';
  return age < FRESH_MS + STALE_IF_ERROR_MS ? 'only-if-error' : 'ended';
}

/** Cache directives for intermediaries and the browser: the age here and there together never exceed the same times. */
export function cacheControlOf({ createdAt, endsAt }: Pick<CachedPage, 'createdAt' | 'endsAt'>, now: number): string {
  const left = (until: number) => Math.max(0, Math.floor((Math.min(until, endsAt) - now) / 1000));
  const fresh = left(createdAt + FRESH_MS);
  const stale = left(createdAt + FRESH_MS + STALE_MS) - fresh;
  const error = left(createdAt + FRESH_MS + STALE_IF_ERROR_MS) - fresh;
  return `public, max-age=0, s-maxage=${fresh}, stale-while-revalidate=${stale}, stale-if-error=${error}`;
}

/** Pages in memory. The least recently used ones are evicted when all together exceed `maxBytes`. */
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

/** Stored compressed: about a fifth of the plain text for brotli, as much again for gzip. */
function weightOf(page: CachedPage): number {
  return Math.ceil(page.body.plainBytes * 0.4) + 2_048;
}
