import type { CachedPage, PageCache } from './page-cache';
import { freshnessOf } from './page-cache';
import type { MadePage } from './page-maker';

/**
 * Cached pages with stale-while-revalidate. Concurrent requests for a page share one rendering, a stale copy is sent
 * while a newer one is rendered, and an old copy is preferred to a broken one.
 */
export class KeptPages {
  readonly #cache: PageCache;
  readonly #variants: PageCache;
  readonly #making = new Map<string, Promise<MadePage>>();
  #generation = 0;

  /** @param variants a smaller cache for pages with made-up addresses, which evict only one another */
  constructor(cache: PageCache, variants: PageCache) {
    this.#cache = cache;
    this.#variants = variants;
  }

  /**
   * A copy that may be sent as it is; undefined when the caller has to wait for `get`.
   * @param make renders the replacement of a stale copy; null: not now
   */
  ready(key: string, make: () => Promise<MadePage> | null): CachedPage | undefined {
    const kept = this.#find(key);
    if (!kept) return undefined;
    const freshness = freshnessOf(kept, Date.now());
    if (freshness === 'stale' && !this.#making.has(key)) {
      const making = make();
      if (making) void this.#make(key, () => making).catch(() => undefined);
    }
    return freshness === 'fresh' || freshness === 'stale' ? kept : undefined;
  }

  async get(key: string, make: () => Promise<MadePage>): Promise<MadePage> {
    const made = await this.#make(key, make);
    if (made.kind === 'redirect' || made.quality === 'whole') return made;
    const kept = this.#find(key);
    return kept && freshnessOf(kept, Date.now()) !== 'ended' ? { kind: 'page', page: kept, quality: 'whole' } : made;
  }

  clear(): void {
    this.#generation += 1;
    this.#making.clear();
    this.#cache.clear();
    this.#variants.clear();
  }

  purge(keys: readonly string[]): number {
    this.#generation += 1;
    this.#making.clear();
    return this.#cache.purge(keys) + this.#variants.purge(keys);
  }

  #find(key: string): CachedPage | undefined {
    return this.#cache.get(key) ?? this.#variants.get(key);
  }

  #keep(key: string, page: CachedPage): void {
    const [own, other] = page.isVariant ? [this.#variants, this.#cache] : [this.#cache, this.#variants];
    other.drop(key);
    own.set(key, page);
  }

  /** A partial page must not replace a complete one that may still be sent. */
  #mayKeep(key: string, { quality }: Extract<MadePage, { kind: 'page' }>): boolean {
    if (quality !== 'partial') return quality === 'whole';
    const kept = this.#find(key);
    return !kept || freshnessOf(kept, Date.now()) === 'ended';
  }

  #make(key: string, make: () => Promise<MadePage>): Promise<MadePage> {
    const running = this.#making.get(key);
    if (running) return running;
    // A rendering begun before a purge may contain purged data: it is sent to those who wait, but not cached.
    const generation = this.#generation;
    const making = make()
      .then((made) => {
        if (made.kind === 'page' && generation === this.#generation && this.#mayKeep(key, made)) {
          this.#keep(key, made.page);
          void made.page.body.compact();
        }
        return made;
      })
      .finally(() => {
        if (this.#making.get(key) === making) this.#making.delete(key);
      });
    this.#making.set(key, making);
    return making;
  }
}
