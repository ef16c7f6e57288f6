import type { BrowserRelease, ReleaseManifest, Sitemap } from '@aksamit/contracts/platform';
import type { PageViewToken } from '@aksamit/release/tokens';
import { createSitemap } from '../../isomorphic/routing';
import type { ServerBundle } from '../rendering/render-job';
import { busClaims } from './bus-claims';
import type { LoadedRelease } from './release-reader';
import { setId } from './set-id';

export const SHELL_MODULE = 'shell';

/** The releases that one visitor gets together: every page of a cohort at one moment uses one set. Plain data. */
export interface ReleaseSet {
  /** Identifies exactly these releases, identically on every page server; part of every cache key. */
  id: string;
  shell: ReleaseManifest | null;
  /** The modules without the shell. */
  modules: ReleaseManifest[];
  browserReleases: BrowserRelease[];
  sitemap: Sitemap;
  /** Whether a release is a development build. */
  development: boolean;
  /** The modules' server bundles; a module without one is rendered by the browser. */
  bundles: ServerBundle[];
  /** Fragment offers of the deployed modules, each with its module. */
  offers: (BrowserRelease['fragments'][number] & { module: string })[];
  /** Deployed modules that cannot be read: an unclaimed address may belong to one of them. */
  missing: string[];
  /** Content of the page-view token of pages of this set; null: nothing is reported. */
  pageView: Omit<PageViewToken, 'issuedAt'> | null;
  /** Content of the preview badge, for one browser only; null for public sets. */
  preview: SetPreview | null;
  /** Origins of developers' own servers, whose scripts a preview runs. */
  scriptOrigins: string[];
}

/** What a preview shows instead of stable; display texts, sorted. */
export interface SetPreview {
  /** ISO 8601. */
  expiresAt: string;
  /** `catalog 1.2.0`, or `catalog http://localhost:4301`. */
  shown: string[];
  /** Requested but not in the store: stable is shown. */
  gone: string[];
  /** Modules whose developer's server is not allowed: stable is shown. */
  refused: string[];
}

/** A release with the reason why it is in a set. */
export interface ChosenRelease extends LoadedRelease {
  channel: NonNullable<BrowserRelease['channel']>;
  /**
   * A developer's own server from which the browser loads the release. The page server neither calls nor renders it.
   */
  origin?: string;
}

/** Version displayed for modules from a developer's own server. */
const DEVELOPMENT_VERSION = 'development';
/** Federation entry of a developer's own server, which has the same layout as a release (`npm run dev`). */
const DEVELOPMENT_ENTRY = 'browser/remoteEntry.js';

export interface ReleaseSetInput {
  releases: readonly ChosenRelease[];
  missing?: readonly string[];
  pageView: ReleaseSet['pageView'];
  preview?: SetPreview | null;
}

/** Assembles the release set of a cohort. */
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

/** Only the claims are known of a module from a developer's server: none of its files come from the store. */
function fromOrigin(release: ChosenRelease): ChosenRelease {
  if (release.origin === undefined) return release;
  const entries = { browser: '', server: '', chunks: {} };
  const manifest = { ...release.manifest, version: DEVELOPMENT_VERSION, development: true, files: [], entries };
  return { ...release, manifest, bundle: null };
}

/** Whether an unclaimed address may belong to a module that cannot be read. */
export function lacksModule({ missing }: { missing: readonly string[] }): boolean {
  return missing.some((name) => name !== SHELL_MODULE);
}

/** While a module is missing, no catch-all page may answer "not found" for its addresses. */
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

/** Base URL of a release's folder. */
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
    // A developer's server may use other fragments than the published release of the module.
    ...(origin === undefined ? { uses: manifest.fragments.uses.map(fragmentId) } : {}),
    ...busClaims(manifest),
  };
}
