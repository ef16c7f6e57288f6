import type { CachedPage, PageCache } from './page-cache';
import { freshnessOf } from './page-cache';
import type { MadePage } from './page-maker';

/**
 * Pages out of the cache, made when needed: one making for all who wait for the same page, a stale copy while a newer
 * one is made behind, and an old one rather than a broken one.
 */
export class KeptPages {
  readonly #cache: PageCache;
  readonly #variants: PageCache;
  readonly #making = new Map<string, Promise<MadePage>>();
  #generation = 0;

  /** @param variants a smaller cache: however many are made up, they push out only one another */
  constructor(cache: PageCache, variants: PageCache) {
    this.#cache = cache;
    this.#variants = variants;
  }

  /**
   * A copy that may be shown as it is; undefined when one has to wait for `get`.
   * @param make a newer one in the place of a stale one; null: not now
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

  /** A partial page must not take the place of a whole one that may still be shown. */
  #mayKeep(key: string, { quality }: Extract<MadePage, { kind: 'page' }>): boolean {
    if (quality !== 'partial') return quality === 'whole';
    const kept = this.#find(key);
    return !kept || freshnessOf(kept, Date.now()) === 'ended';
  }

  #make(key: string, make: () => Promise<MadePage>): Promise<MadePage> {
    const running = this.#making.get(key);
    if (running) return running;
    // What was begun before a purge may hold what was purged: it is shown to those who wait, but not kept.
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
