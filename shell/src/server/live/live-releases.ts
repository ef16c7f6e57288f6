import type { ChannelRecord, ReleaseStore } from '@aksamit/release';
import { missingPages } from '../../isomorphic/chrome/missing-pages';
import type { Log } from '../log';
import type { ReleaseSet } from '../model/release-set';
import { ChannelFollower } from './channel-follower';
import { type CohortSets, loadCohortSets } from './cohort-sets';
import type { Problems } from './problems';
import { ReleaseLoader } from './release-loader';

const FIRST_RETRY_MS = 1_000;
const LONGEST_RETRY_MS = 15_000;

export interface LiveReleasesOptions {
  store: ReleaseStore;
  log: Log;
  problems: Problems;
  /** Called after each change of the release sets. */
  onChange(): void;
}

/**
 * Follows both channels of the store and provides the release sets that visitors get. When something cannot be read,
 * the last good state stays deployed, the problem is reported, and reading is retried until it succeeds.
 */
export class LiveReleases {
  readonly #options: LiveReleasesOptions;
  readonly #loader: ReleaseLoader;
  readonly #stable: ChannelFollower;
  readonly #canary: ChannelFollower;
  #sets: CohortSets | null = null;
  #reading = 0;
  #isStopped = false;
  #retryMs = FIRST_RETRY_MS;
  #retry: NodeJS.Timeout | undefined;

  constructor(options: LiveReleasesOptions) {
    const { store, problems } = options;
    this.#options = options;
    this.#loader = new ReleaseLoader(store);
    const follow = (channel: 'stable' | 'canary', onChange: () => void) =>
      new ChannelFollower({ store, channel, problems, onChange });
    this.#stable = follow('stable', () => this.#startReading());
    // A promotion writes the stable record first and ends the canary afterwards. A server that receives the second
    // change must have read the first, or the canary's visitors would briefly fall back to the older version.
    this.#canary = follow('canary', () => void this.#stable.refresh().then(() => this.#startReading()));
  }

  /** The set of visitors without a cohort; null until a release was read. */
  get current(): ReleaseSet | null {
    return this.#sets?.stable ?? null;
  }

  /** All current sets; null until a release was read. */
  get sets(): CohortSets | null {
    return this.#sets;
  }

  /** History of the canary channel, oldest first. */
  get canaryHistory(): ChannelRecord['history'] {
    return this.#canary.record?.history ?? [];
  }

  /** The channel that serves a version to visitors, or would if it could be read; undefined: none does. */
  channelOf(module: string, version: string): 'stable' | 'canary' | undefined {
    if (this.#stable.record?.modules[module] === version) return 'stable';
    return this.#canary.record?.modules[module] === version ? 'canary' : undefined;
  }

  stop(): void {
    this.#isStopped = true;
    this.#reading += 1;
    clearTimeout(this.#retry);
    this.#stable.stop();
    this.#canary.stop();
  }

  #startReading(): void {
    if (this.#isStopped) return;
    this.#retryMs = FIRST_RETRY_MS;
    void this.#read();
  }

  async #read(): Promise<void> {
    const stable = this.#stable.record;
    // No page is served before the canaries are known: their visitors would briefly get stable.
    if (!stable || !this.#canary.hasAnswered) return;
    clearTimeout(this.#retry);
    this.#reading += 1;
    const reading = this.#reading;
    const { log, problems, onChange } = this.#options;
    const canary = this.#canary.record ?? { modules: {}, shares: {} };
    const lastGood = this.#sets?.stableReleases ?? [];
    const loaded = await loadCohortSets(this.#loader, { stable: stable.modules, canary }, lastGood);
    if (reading !== this.#reading) return;
    const isEmpty = Object.keys(stable.modules).length === 0;
    const nothing = { about: 'stable channel', message: 'No release is live. Publish and promote one.' };
    problems.set('releases', isEmpty ? [nothing] : loaded.problems);
    if (loaded.problems.length > 0) this.#readAgain();
    if (isEmpty || loaded.sets.id === this.#sets?.id) return;
    this.#sets = loaded.sets;
    this.#loader.keepOnly([
      ...loaded.sets.stableReleases.map(({ manifest }) => manifest),
      ...Object.entries(loaded.sets.canaries).map(([name, { version }]) => ({ name, version })),
    ]);
    log.info({ releases: loaded.sets.stable.pageView?.modules, canaries: loaded.sets.canaries }, 'Releases are live.');
    const unlinked = missingPages(loaded.sets.stable.sitemap);
    if (unlinked.length > 0)
      log.warn({ pages: unlinked }, 'Header and footer leave out links to pages that are not live.');
    onChange();
  }

  #readAgain(): void {
    this.#retry = setTimeout(() => void this.#read(), this.#retryMs).unref();
    this.#retryMs = Math.min(this.#retryMs * 2, LONGEST_RETRY_MS);
  }
}
