import type { CachedPage, PageCache } from './page-cache';
import { freshnessOf } from './page-cache';
import type { RenderedPage } from './public-pages';

/**
 * Cached pages with stale-while-revalidate. Concurrent requests for a page share one rendering, a stale copy is sent
 * while a newer one is rendered, and an old copy is preferred to a broken one.
 */
export class RevalidatingCache {
  readonly #cache: PageCache;
  readonly #variants: PageCache;
  readonly #rendering = new Map<string, Promise<RenderedPage>>();
  #generation = 0;

  /** @param variants a smaller cache for pages with made-up addresses, which evict only one another */
  constructor(cache: PageCache, variants: PageCache) {
    this.#cache = cache;
    this.#variants = variants;
  }

  /**
   * A copy that may be sent as it is; undefined when the caller has to wait for `get`.
   * @param render renders the replacement of a stale copy; null: not now
   */
  ready(key: string, render: () => Promise<RenderedPage> | null): CachedPage | undefined {
    const cached = this.#find(key);
    if (!cached) return undefined;
    const freshness = freshnessOf(cached, Date.now());
    if (freshness === 'stale' && !this.#rendering.has(key)) {
      const rendering = render();
      if (rendering) void this.#render(key, () => rendering).catch(() => undefined);
    }
    return freshness === 'fresh' || freshness === 'stale' ? cached : undefined;
  }

  async get(key: string, render: () => Promise<RenderedPage>): Promise<RenderedPage> {
    const rendered = await this.#render(key, render);
    if (rendered.kind === 'redirect' || rendered.quality === 'whole') return rendered;
    const cached = this.#find(key);
    return cached && freshnessOf(cached, Date.now()) !== 'ended'
      ? { kind: 'page', page: cached, quality: 'whole' }
      : rendered;
  }

  clear(): void {
    this.#generation += 1;
    this.#rendering.clear();
    this.#cache.clear();
    this.#variants.clear();
  }

  purge(keys: readonly string[]): number {
    this.#generation += 1;
    this.#rendering.clear();
    return this.#cache.purge(keys) + this.#variants.purge(keys);
  }

  #find(key: string): CachedPage | undefined {
    return this.#cache.get(key) ?? this.#variants.get(key);
  }

  #store(key: string, page: CachedPage): void {
    const [own, other] = page.isVariant ? [this.#variants, this.#cache] : [this.#cache, this.#variants];
    other.drop(key);
    own.set(key, page);
  }

  /** A partial page must not replace a complete one that may still be sent. */
  #mayStore(key: string, { quality }: Extract<RenderedPage, { kind: 'page' }>): boolean {
    if (quality !== 'partial') return quality === 'whole';
    const cached = this.#find(key);
    return !cached || freshnessOf(cached, Date.now()) === 'ended';
  }

  #render(key: string, render: () => Promise<RenderedPage>): Promise<RenderedPage> {
    const running = this.#rendering.get(key);
    if (running) return running;
    // A rendering begun before a purge may contain purged data: it is sent to those who wait, but not cached.
    const generation = this.#generation;
    const rendering = render()
      .then((rendered) => {
        if (rendered.kind === 'page' && generation === this.#generation && this.#mayStore(key, rendered)) {
          this.#store(key, rendered.page);
        }
        return rendered;
      })
      .finally(() => {
        if (this.#rendering.get(key) === rendering) this.#rendering.delete(key);
      });
    this.#rendering.set(key, rendering);
    return rendering;
  }
}
