import type { BrowserRelease, ReleaseManifest, Sitemap } from '@aksamit/shared-kit/contracts/platform';
import { createSitemap } from '../../isomorphic/routing';
import type { ChannelRecord, ReleaseStore } from '../../releases';
import type { Log } from '../log';
import type { ServerBundle } from '../rendering/render-job';

export const SHELL_MODULE = 'shell';

/** All that is live together: what every page of one moment is made of. Plain data. */
export interface ReleaseSet {
  /** Name of this state of the channel; part of every cache key. */
  id: string;
  shell: ReleaseManifest | null;
  /** The modules without the shell. */
  modules: ReleaseManifest[];
  browserReleases: BrowserRelease[];
  sitemap: Sitemap;
  /** Some release is a development build. */
  development: boolean;
  /** The modules' server bundles. */
  bundles: ServerBundle[];
  /** Fragment offers of the live modules, with the module that offers them. */
  offers: (BrowserRelease['fragments'][number] & { module: string })[];
}

/** Reads a channel record's releases out of the store. Throws when one of them cannot be read. */
export async function loadReleaseSet(store: ReleaseStore, record: ChannelRecord): Promise<ReleaseSet> {
  const names = Object.entries(record.modules).sort(([a], [b]) => a.localeCompare(b));
  const manifests = await Promise.all(names.map(([module, version]) => store.readManifest(module, version)));
  const modules = manifests.filter(({ name }) => name !== SHELL_MODULE);
  const bundles = await Promise.all(modules.flatMap((manifest) => readBundle(store, manifest) ?? []));
  const id = `stable-${record.revision}`;
  const sitemap = createSitemap(modules);
  return {
    id,
    shell: manifests.find(({ name }) => name === SHELL_MODULE) ?? null,
    modules,
    browserReleases: modules.map(browserRelease),
    sitemap,
    bundles,
    offers: modules.flatMap(fragmentOffers),
    development: manifests.some(({ development }) => development),
  };
}

function readBundle(store: ReleaseStore, manifest: ReleaseManifest): Promise<ServerBundle> | null {
  const path = manifest.entries.server;
  if (path === '') return null;
  const integrity = manifest.files.find((file) => file.path === path)?.integrity ?? '';
  return store.readFile(manifest.name, manifest.version, path).then((source) => ({
    module: manifest.name,
    version: manifest.version,
    source: source.toString('utf8'),
    integrity,
  }));
}

function fragmentOffers(manifest: ReleaseManifest): ReleaseSet['offers'] {
  return manifest.fragments.offers.map(({ name, version, reservedHeightPx, rendering }) => ({
    module: manifest.name,
    name,
    version,
    reservedHeightPx,
    rendering,
  }));
}

/** Address of a release's folder. */
export function releaseBaseUrl({ name, version }: Pick<ReleaseManifest, 'name' | 'version'>): string {
  return `/assets/${name}/${version}/`;
}

function browserRelease(manifest: ReleaseManifest): BrowserRelease {
  const scripts = manifest.files.filter(({ path }) => path.endsWith('.js'));
  return {
    name: manifest.name,
    version: manifest.version,
    baseUrl: releaseBaseUrl(manifest),
    entry: manifest.entries.browser,
    integrity: Object.fromEntries(scripts.map(({ path, integrity }) => [path, integrity])),
    chunks: manifest.entries.chunks,
    pages: manifest.pages.map(({ name, layout, rendering, patterns }) => ({ name, layout, rendering, patterns })),
    fragments: fragmentOffers(manifest),
    ...busClaims(manifest),
  };
}

/** What the browser's bus must know: shapes of the module's own topics only, since it has the shell's. */
function busClaims({ name, bus }: ReleaseManifest): Pick<BrowserRelease, 'publishes' | 'reads'> {
  return {
    publishes: bus.publishes.map((said) => (said.topic.startsWith(`${name}.`) ? said : { ...said, schema: {} })),
    reads: bus.reads.flatMap((read) =>
      typeof read === 'string' ? [] : [{ topic: read.topic, version: read.version }],
    ),
  };
}

const RETRY_MS = 1_000;

/** Follows the stable channel; keeps the last good set when a newer one cannot be read, and tries that one again. */
export class LiveReleases {
  readonly #store: ReleaseStore;
  readonly #log: Log;
  readonly #onChange: (set: ReleaseSet) => void;
  readonly #stopWatching: () => void;
  #current: ReleaseSet | null = null;
  #wanted = -1;

  constructor(store: ReleaseStore, log: Log, onChange: (set: ReleaseSet) => void) {
    this.#store = store;
    this.#log = log;
    this.#onChange = onChange;
    this.#stopWatching = store.watchChannel(
      'stable',
      (record) => {
        this.#wanted = record.revision;
        void this.#load(record);
      },
      (error) => log.error({ err: error }, 'The release channel cannot be read; the last good releases stay live.'),
    );
  }

  /** Null until the first record was read. */
  get current(): ReleaseSet | null {
    return this.#current;
  }

  stop(): void {
    this.#wanted = -1;
    this.#stopWatching();
  }

  async #load(record: ChannelRecord): Promise<void> {
    try {
      const set = await loadReleaseSet(this.#store, record);
      if (record.revision !== this.#wanted) return;
      this.#current = set;
      this.#log.info({ releases: record.modules, revision: record.revision }, 'Releases are live.');
      this.#onChange(set);
    } catch (error) {
      if (record.revision !== this.#wanted) return;
      this.#log.error({ err: error }, 'The newest releases cannot be read; the last good ones stay live.');
      setTimeout(() => record.revision === this.#wanted && void this.#load(record), RETRY_MS).unref();
    }
  }
}
