import type { ReleaseSet } from '../model/release-set';
import type { SentSet } from '../model/render-messages';
import { bundleKey } from '../model/server-bundle';

/**
 * Enough for stable, a canary of every module with a share of its own, and a few previews. The least recently used set
 * is dropped first, and sent again when needed.
 */
const MAX_KNOWN_SETS = 12;

/** The release sets and bundles that one worker has. */
export class KnownSets {
  /** Least recently used first. */
  readonly #bundlesOf = new Map<string, string[]>();

  /** Registers a set with the worker. Returns what must be sent for it, and which sets the worker drops. */
  introduce(set: ReleaseSet): { sent: SentSet | null; dropped: string[] } {
    const known = this.#bundlesOf.get(set.id);
    if (known) {
      this.#bundlesOf.delete(set.id);
      this.#bundlesOf.set(set.id, known);
      return { sent: null, dropped: [] };
    }
    const there = new Set([...this.#bundlesOf.values()].flat());
    const { bundles, ...rest } = set;
    const bundleKeys = bundles.map(bundleKey);
    this.#bundlesOf.set(set.id, bundleKeys);
    const dropped = [...this.#bundlesOf.keys()].slice(0, Math.max(0, this.#bundlesOf.size - MAX_KNOWN_SETS));
    for (const id of dropped) this.#bundlesOf.delete(id);
    return {
      sent: { set: rest, bundleKeys, newBundles: bundles.filter((one) => !there.has(bundleKey(one))) },
      dropped,
    };
  }

  hasBundle(key: string): boolean {
    return [...this.#bundlesOf.values()].some((keys) => keys.includes(key));
  }

  clear(): void {
    this.#bundlesOf.clear();
  }
}
