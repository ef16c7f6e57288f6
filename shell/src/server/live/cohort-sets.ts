import { ReleaseUntrustedError } from '@aksamit/release';
import { type ReleaseSet, SHELL_MODULE } from '../model/release-set';
import {
  bucketOf,
  type Canaries,
  type CanaryChannel,
  canariesOfTier,
  runningCanaries,
  shareTiers,
  tierOf,
} from './cohorts';
import { makeReleaseSet } from './make-release-set';
import type { Problem } from './problems';
import type { LoadedRelease, ReadRelease, ReleaseLoader } from './release-loader';
import type { ChosenRelease } from './release-set-input';

export type FoundProblem = Problem & { error?: unknown };

/** The release sets of one moment: the stable one, and one for each canary tier. */
export class CohortSets {
  readonly stable: ReleaseSet;
  /** Identifies all the sets together. */
  readonly id: string;
  /** Each module with its stable version and the canary that some visitors get. */
  readonly canaries: Canaries;
  /** The releases of the stable set. */
  readonly stableReleases: readonly LoadedRelease[];
  readonly #tiers: readonly number[];
  readonly #sets: ReadonlyMap<number, ReleaseSet>;

  constructor(input: {
    stable: readonly LoadedRelease[];
    missing: readonly string[];
    canary: readonly { release: LoadedRelease; share: number }[];
  }) {
    const { stable, missing, canary } = input;
    this.stableReleases = stable;
    this.canaries = Object.fromEntries(
      canary.map(({ release, share }) => [release.manifest.name, { version: release.manifest.version, share }]),
    );
    this.#tiers = shareTiers(this.canaries);
    const setOf = (tier: number | null) => {
      const chosen = canariesOfTier(this.canaries, tier);
      const overlay = canary.flatMap(({ release }) => (chosen[release.manifest.name] ? release : []));
      return makeReleaseSet({
        releases: overlaid(stable, overlay, 'canary'),
        missing: missing.filter((module) => chosen[module] === undefined),
        pageView: pageViewOf(stable, overlay, this.canaries),
      });
    };
    this.stable = setOf(null);
    this.#sets = new Map(this.#tiers.map((tier) => [tier, setOf(tier)]));
    this.id = this.all.map(({ id }) => id).join(' ');
  }

  /** Whether some visitors get another set than stable. */
  get hasCanary(): boolean {
    return this.#tiers.length > 0;
  }

  /** The sets that visitors get, the stable one first. */
  get all(): ReleaseSet[] {
    return [this.stable, ...this.#sets.values()];
  }

  /** The set of visitors who are in the share of every canary. */
  get ofAllCanaries(): ReleaseSet {
    const [smallest] = this.#tiers;
    return (smallest === undefined ? undefined : this.#sets.get(smallest)) ?? this.stable;
  }

  /** A visitor's set, by the value of the `release-bucket` cookie. */
  setFor(bucketCookie: string | undefined): ReleaseSet {
    const tier = tierOf(this.#tiers, bucketOf(bucketCookie));
    return (tier === null ? undefined : this.#sets.get(tier)) ?? this.stable;
  }
}

/** Stable's releases with some replaced or added. */
export function overlaid(
  stable: readonly LoadedRelease[],
  overlay: readonly LoadedRelease[],
  channel: ChosenRelease['channel'],
): ChosenRelease[] {
  const replaced = new Set(overlay.map(({ manifest }) => manifest.name));
  return [
    ...stable
      .filter(({ manifest }) => !replaced.has(manifest.name))
      .map((one) => ({ ...one, channel: 'stable' as const })),
    ...overlay.map((one) => ({ ...one, channel })),
  ];
}

function pageViewOf(
  stable: readonly LoadedRelease[],
  overlay: readonly LoadedRelease[],
  running: Canaries,
): ReleaseSet['pageView'] {
  const versionsOf = (releases: readonly LoadedRelease[]) =>
    Object.fromEntries(releases.map(({ manifest }) => [manifest.name, manifest.version]));
  const stableVersions = versionsOf(stable);
  return {
    modules: { ...stableVersions, ...versionsOf(overlay) },
    // Includes canaries that this set does not contain: the share determines which visitors stable was meant for.
    canaries: Object.fromEntries(Object.entries(running).map(([module, { share }]) => [module, share])),
    stable: Object.fromEntries(Object.entries(stableVersions).filter(([module]) => running[module] !== undefined)),
  };
}

export interface LoadedCohorts {
  sets: CohortSets;
  /** Releases that could not be read as requested. */
  problems: FoundProblem[];
}

/**
 * Loads the releases that both channels name. A module that cannot be read keeps its last release (`lastGood`); without
 * one it is omitted. A canary that cannot be read is shown to nobody.
 */
export async function loadCohortSets(
  loader: ReleaseLoader,
  channels: { stable: Readonly<Record<string, string>>; canary: CanaryChannel },
  lastGood: readonly LoadedRelease[],
): Promise<LoadedCohorts> {
  const problems: FoundProblem[] = [];
  const read = (module: string, version: string, instead: string): Promise<ReadRelease | null> =>
    loader.read(module, version).then(
      (release) => {
        if (release.problem) problems.push({ about: `${module}@${version}`, ...sentence(release.problem) });
        return release;
      },
      (error: unknown) => {
        const what = error instanceof ReleaseUntrustedError ? 'It is not authentic' : 'Its manifest cannot be read';
        problems.push({ about: `${module}@${version}`, message: `${what}; ${instead}.`, error });
        return null;
      },
    );
  const missing: string[] = [];
  const stable = await Promise.all(
    Object.entries(channels.stable).map(async ([module, version]) => {
      const previous = lastGood.find(({ manifest }) => manifest.name === module);
      const instead = previous
        ? `${module}@${previous.manifest.version} stays live`
        : module === SHELL_MODULE
          ? 'pages have no scripts'
          : 'its addresses answer 503';
      const found = (await read(module, version, instead)) ?? previous ?? null;
      if (!found) missing.push(module);
      return found;
    }),
  );
  const canaries = runningCanaries(channels.stable, channels.canary);
  const canary = await Promise.all(
    Object.entries(canaries).map(async ([module, { version, share }]) => {
      const release = await read(module, version, 'nobody gets this canary');
      return release && { release, share };
    }),
  );
  const isThere = <T>(one: T | null): one is T => one !== null;
  return {
    sets: new CohortSets({ stable: stable.filter(isThere), missing, canary: canary.filter(isThere) }),
    problems: problems.sort((a, b) => (a.about < b.about ? -1 : 1)),
  };
}

function sentence({ message, error }: { message: string; error?: unknown }): { message: string; error?: unknown } {
  return { message: message.charAt(0).toUpperCase() + message.slice(1), error };
}
