import type { ReleaseManifest } from '@aksamit/contracts/platform';
import { integrityOf, type ReleaseStore } from '@aksamit/release';
import type { ServerBundle } from '../model/server-bundle';

/** A release as the page server uses it. */
export interface LoadedRelease {
  manifest: ReleaseManifest;
  /** Null when the release has no bundle, or one that must not run. */
  bundle: ServerBundle | null;
}

export interface ReadRelease extends LoadedRelease {
  /** Why the bundle must not run. */
  problem: { message: string; error?: unknown } | null;
}

/** Reads releases from the store. A release that was read completely is cached: releases are immutable. */
export class ReleaseLoader {
  readonly #store: ReleaseStore;
  readonly #cached = new Map<string, ReadRelease>();

  constructor(store: ReleaseStore) {
    this.#store = store;
  }

  /** @throws when the manifest cannot be read. A bundle that is missing or does not match its hash is omitted. */
  async read(module: string, version: string): Promise<ReadRelease> {
    const key = `${module}@${version}`;
    const known = this.#cached.get(key);
    if (known) return known;
    const manifest = await this.#store.readManifest(module, version);
    if (manifest.name !== module || manifest.version !== version) {
      throw new Error(
        `Failed to read ${key}: its manifest names ${manifest.name}@${manifest.version}. Publish it again.`,
      );
    }
    const release = { manifest, ...(await this.#readBundle(manifest)) };
    if (!release.problem) this.#cached.set(key, release);
    return release;
  }

  /** Drops cached releases that are not in use any more. */
  keepOnly(releases: readonly Pick<ReleaseManifest, 'name' | 'version'>[]): void {
    const used = new Set(releases.map(({ name, version }) => `${name}@${version}`));
    for (const key of this.#cached.keys()) if (!used.has(key)) this.#cached.delete(key);
  }

  async #readBundle({ name, version, entries, files }: ReleaseManifest): Promise<Omit<ReadRelease, 'manifest'>> {
    const path = entries.server;
    if (path === '') return { bundle: null, problem: null };
    const integrity = files.find((file) => file.path === path)?.integrity;
    try {
      const source = await this.#store.readFile(name, version, path);
      if (integrity === undefined || integrityOf(source) !== integrity) {
        return refused('its server bundle does not fit its hash');
      }
      return { bundle: { module: name, version, source: source.toString('utf8'), integrity }, problem: null };
    } catch (error) {
      return refused('its server bundle cannot be read', error);
    }
  }
}

function refused(why: string, error?: unknown): Omit<ReadRelease, 'manifest'> {
  return {
    bundle: null,
    problem: { message: `${why}; browsers render this module. Publish the release again.`, error },
  };
}
