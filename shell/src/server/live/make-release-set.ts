import type { BrowserRelease, ReleaseManifest } from '@aksamit/contracts/platform';
import { createSitemap } from '../../isomorphic/routing';
import { lacksModule, type ReleaseSet, releaseBaseUrl, SHELL_MODULE } from '../model/release-set';
import { releasesFileOf } from '../model/releases-file';
import { busClaims } from './bus-claims';
import type { ChosenRelease, ReleaseSetInput } from './release-set-input';
import { setId } from './set-id';

/** Version displayed for modules from a developer's own server. */
const DEVELOPMENT_VERSION = 'development';
/** Federation entry of a developer's own server, which has the same layout as a release (`npm run dev`). */
const DEVELOPMENT_ENTRY = 'browser/remoteEntry.js';

/** Assembles the release set of a cohort. */
export function makeReleaseSet({ releases, missing = [], pageView, preview = null }: ReleaseSetInput): ReleaseSet {
  const chosen = releases.map(fromOrigin).sort((a, b) => (a.manifest.name < b.manifest.name ? -1 : 1));
  const others = chosen.filter(({ manifest }) => manifest.name !== SHELL_MODULE);
  const isPartial = lacksModule({ missing });
  const modules = others.map(({ manifest }) => (isPartial ? withoutCatchAll(manifest) : manifest));
  const set = {
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
  return { ...set, releasesFile: releasesFileOf(set) };
}

/** Only the claims are known of a module from a developer's server: none of its files come from the store. */
function fromOrigin(release: ChosenRelease): ChosenRelease {
  if (release.origin === undefined) return release;
  const entries = { browser: '', server: '', chunks: {} };
  const manifest = { ...release.manifest, version: DEVELOPMENT_VERSION, development: true, files: [], entries };
  return { ...release, manifest, bundle: null };
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
