import type { BrowserRelease, ReleaseManifest, Sitemap } from '@aksamit/shared-kit/contracts/platform';
import type { PageViewToken } from '@aksamit/shared-kit/release-tokens';
import { createSitemap } from '../../isomorphic/routing';
import type { ServerBundle } from '../rendering/render-job';
import { busClaims } from './bus-claims';
import type { LoadedRelease } from './release-reader';
import { setId } from './set-id';

export const SHELL_MODULE = 'shell';

/** All that one visitor gets together: what every page of a cohort at one moment is made of. Plain data. */
export interface ReleaseSet {
  /** Names exactly these releases, the same on every page server; part of every cache key. */
  id: string;
  shell: ReleaseManifest | null;
  /** The modules without the shell. */
  modules: ReleaseManifest[];
  browserReleases: BrowserRelease[];
  sitemap: Sitemap;
  /** Some release is a development build. */
  development: boolean;
  /** The modules' server bundles; a module without one is rendered by the browser. */
  bundles: ServerBundle[];
  /** Fragment offers of the live modules, with the module that offers them. */
  offers: (BrowserRelease['fragments'][number] & { module: string })[];
  /** Modules that should be here and cannot be read: an address that nobody claims may be theirs. */
  missing: string[];
  /** What reports on pages of this set are about; null: nothing is reported. */
  pageView: Omit<PageViewToken, 'issuedAt'> | null;
  /** For one browser only: what its badge says. Null for what the public gets. */
  preview: SetPreview | null;
  /** Origins of developers' own servers, whose scripts a preview runs. */
  scriptOrigins: string[];
}

/** What a preview shows in the place of stable; texts for people, sorted. */
export interface SetPreview {
  /** ISO 8601. */
  expiresAt: string;
  /** `catalog 1.2.0`, or `catalog http://localhost:4301`. */
  shown: string[];
  /** Asked for and not in the store: stable is shown. */
  gone: string[];
  /** Modules whose developer's server is not allowed: stable is shown. */
  refused: string[];
}

/** A release with the reason why it is in a set. */
export interface ChosenRelease extends LoadedRelease {
  channel: NonNullable<BrowserRelease['channel']>;
  /** A developer's own server that the browser loads it from; this server neither asks nor renders it. */
  origin?: string;
}

/** Version that is shown for what comes from a developer's own server. */
const DEVELOPMENT_VERSION = 'development';
/** Federation entry of a developer's own server, which is laid out like the releases here (`npm run dev`). */
const DEVELOPMENT_ENTRY = 'browser/remoteEntry.js';

export interface ReleaseSetInput {
  releases: readonly ChosenRelease[];
  missing?: readonly string[];
  pageView: ReleaseSet['pageView'];
  preview?: SetPreview | null;
}

/** Puts the releases of a cohort together. */
export function makeReleaseSet({ releases, missing = [], pageView, preview = null }: ReleaseSetInput): ReleaseSet {
  const chosen = releases.map(fromOrigin).sort((a, b) => (a.manifest.name < b.manifest.name ? -1 : 1));
  const others = chosen.filter(({ manifest }) => manifest.name !== SHELL_MODULE);
  const isPartial = lacksModule({ missing });
  const modules = others.map(({ manifest }) => (isPartial ? withoutCatchAll(manifest) : manifest));
  return {
    id: setId({ releases: chosen, missing, pageView, preview }),
    shell: chosen.find(({ manifest }) => manifest.name === SHELL_MODULE)?.manifest ?? null,
    modules,
    browserReleases: modules.map((manifest, index) => browserRelease(manifest, others[index])),
    sitemap: createSitemap(modules),
    bundles: others.flatMap(({ bundle }) => bundle ?? []),
    offers: modules.flatMap(fragmentOffers),
    development: chosen.some(({ manifest }) => manifest.development),
    missing: [...missing].sort(),
    pageView,
    preview,
    scriptOrigins: [...new Set(chosen.flatMap(({ origin }) => origin ?? []))],
  };
}

/** Of a module from a developer's server only its claims are known here: nothing of the store stands for it. */
function fromOrigin(release: ChosenRelease): ChosenRelease {
  if (release.origin === undefined) return release;
  const entries = { browser: '', server: '', chunks: {} };
  const manifest = { ...release.manifest, version: DEVELOPMENT_VERSION, development: true, files: [], entries };
  return { ...release, manifest, bundle: null };
}

/** Whether an address that nobody claims may belong to a module that cannot be read. */
export function lacksModule({ missing }: { missing: readonly string[] }): boolean {
  return missing.some((name) => name !== SHELL_MODULE);
}

/** While a module is missing, nobody may say of its addresses that nothing is there. */
function withoutCatchAll(manifest: ReleaseManifest): ReleaseManifest {
  const pages = manifest.pages.filter(({ patterns }) => ![...patterns.pl, ...patterns.en].includes('/**'));
  return pages.length === manifest.pages.length ? manifest : { ...manifest, pages };
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

function fragmentId({ module, name, version }: ReleaseManifest['fragments']['uses'][number]): string {
  return `${module}/${name}@${version}`;
}

/** Address of a release's folder. */
export function releaseBaseUrl({ name, version }: Pick<ReleaseManifest, 'name' | 'version'>): string {
  return `/assets/${name}/${version}/`;
}

function browserRelease(manifest: ReleaseManifest, chosen: ChosenRelease | undefined): BrowserRelease {
  const { channel = 'stable', origin } = chosen ?? {};
  const scripts = manifest.files.filter(({ path }) => path.endsWith('.js'));
  return {
    name: manifest.name,
    version: manifest.version,
    ...(channel === 'stable' ? {} : { channel }),
    baseUrl: (origin ?? '') + releaseBaseUrl(manifest),
    entry: origin === undefined ? manifest.entries.browser : DEVELOPMENT_ENTRY,
    integrity: Object.fromEntries(scripts.map(({ path, integrity }) => [path, integrity])),
    chunks: manifest.entries.chunks,
    pages: manifest.pages.map(({ name, layout, rendering, patterns }) => ({ name, layout, rendering, patterns })),
    fragments: fragmentOffers(manifest),
    // What a developer's own server has may use others than the release of its name.
    ...(origin === undefined ? { uses: manifest.fragments.uses.map(fragmentId) } : {}),
    ...busClaims(manifest),
  };
}
