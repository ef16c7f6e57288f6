import type { ReleaseSet } from '../model/release-set';
import type { SentSet } from '../model/render-messages';
import { bundleKey, type ServerBundle } from '../model/server-bundle';

/** The release sets of a worker; they share their bundles. */
export class WorkerSets {
  readonly #sets = new Map<string, ReleaseSet>();

  get(id: string): ReleaseSet | undefined {
    return this.#sets.get(id);
  }

  add({ set, bundleKeys, newBundles }: SentSet): void {
    const byKey = new Map([...this.bundles, ...newBundles].map((bundle) => [bundleKey(bundle), bundle]));
    this.#sets.set(set.id, { ...set, bundles: bundleKeys.flatMap((key) => byKey.get(key) ?? []) });
  }

  drop(id: string): void {
    this.#sets.delete(id);
  }

  /** Bundles of all sets. */
  get bundles(): ServerBundle[] {
    return [...new Set([...this.#sets.values()].flatMap(({ bundles }) => bundles))];
  }
}
