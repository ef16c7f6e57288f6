import type { ReleaseStore } from '@aksamit/release';
import { type PreviewToken, readPreview } from '@aksamit/release/tokens';
import { type CohortSets, overlaid } from '../live/cohort-sets';
import type { LiveReleases } from '../live/live-releases';
import { makeReleaseSet } from '../live/make-release-set';
import { ReleaseLoader } from '../live/release-loader';
import type { ChosenRelease } from '../live/release-set-input';
import { type ReleaseSet, SHELL_MODULE } from '../model/release-set';
import { allowedOrigin } from './preview-origins';

const MAX_CACHED_SETS = 20;

export interface PreviewSetsOptions {
  store: ReleaseStore;
  releases: Pick<LiveReleases, 'sets'>;
  /** Null: there are no previews. */
  secret: string | null;
  /** Parsed origins of developers' own servers. */
  allowedOrigins: readonly string[];
}

interface CachedSet {
  over: CohortSets;
  set: Promise<ReleaseSet>;
}

/** Release sets of previews: stable overlaid with the versions of a token. The most recent ones are cached. */
export class PreviewSets {
  readonly #options: PreviewSetsOptions;
  readonly #loader: ReleaseLoader;
  /** By token; least recently used first. */
  readonly #cached = new Map<string, CachedSet>();

  constructor(options: PreviewSetsOptions) {
    this.#options = options;
    this.#loader = new ReleaseLoader(options.store);
  }

  /** The content of a token; null when it is not genuine or has expired. */
  read(token: string): PreviewToken | null {
    const { secret } = this.#options;
    return secret === null ? null : readPreview(token, secret, new Date());
  }

  /** The release set of a token; null when it is not genuine, has expired, or nothing is deployed yet. */
  async of(token: string): Promise<ReleaseSet | null> {
    const preview = this.read(token);
    const { sets } = this.#options.releases;
    if (!preview || !sets) return null;
    const known = this.#cached.get(token);
    this.#cached.delete(token);
    const cached = known?.over === sets ? known : { over: sets, set: this.#make(preview, sets) };
    this.#cached.set(token, cached);
    const [oldest] = this.#cached.keys();
    if (this.#cached.size > MAX_CACHED_SETS && oldest !== undefined) this.#cached.delete(oldest);
    const set = await cached.set;
    // A missing version may be published later; a published one is immutable.
    if (set.preview && set.preview.gone.length > 0) this.#cached.delete(token);
    return set;
  }

  async #make(preview: PreviewToken, over: CohortSets): Promise<ReleaseSet> {
    const gone: string[] = [];
    const stored = await Promise.all(
      Object.entries(preview.modules).map(([module, version]) =>
        this.#loader.read(module, version).catch(() => {
          gone.push(`${module} ${version}`);
          return [];
        }),
      ),
    );
    this.#loader.keepOnly([]);
    const base = overlaid(over.stableReleases, stored.flat(), 'preview');
    const { releases, refused } = this.#withOrigins(base, preview.origins);
    const shown = releases.flatMap(({ manifest, channel, origin }) =>
      channel === 'stable' ? [] : [`${manifest.name} ${origin ?? manifest.version}`],
    );
    const missing = over.stable.missing.filter((name) => !releases.some(({ manifest }) => manifest.name === name));
    const { expiresAt } = preview;
    return makeReleaseSet({
      releases,
      missing,
      pageView: null,
      preview: { expiresAt, shown: shown.sort(), gone: gone.sort(), refused },
    });
  }

  /** Replaces releases by developers' own servers, where these are allowed and the module is known. */
  #withOrigins(
    base: readonly ChosenRelease[],
    origins: PreviewToken['origins'],
  ): { releases: ChosenRelease[]; refused: string[] } {
    const found = new Map<string, string>();
    for (const [module, text] of Object.entries(origins)) {
      const origin = allowedOrigin(text, this.#options.allowedOrigins);
      const isKnown = module !== SHELL_MODULE && base.some(({ manifest }) => manifest.name === module);
      if (origin !== null && isKnown) found.set(module, origin);
    }
    const releases = base.map((release) => {
      const origin = found.get(release.manifest.name);
      return origin === undefined ? release : { ...release, channel: 'development' as const, origin };
    });
    return { releases, refused: Object.keys(origins).filter((module) => !found.has(module)) };
  }
}
