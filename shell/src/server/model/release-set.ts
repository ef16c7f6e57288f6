import type { BrowserRelease, ReleaseManifest, ReleasesFile, Sitemap } from '@aksamit/contracts/platform';
import type { PageViewToken } from '@aksamit/release/tokens';
import type { ServerBundle } from './server-bundle';

export const SHELL_MODULE = 'shell';

/** The releases that one visitor gets together: every page of a cohort at one moment uses one set. Plain data. */
export interface ReleaseSet {
  /** Identifies exactly these releases, identically on every page server; part of every cache key. */
  id: string;
  shell: ReleaseManifest | null;
  /** The modules without the shell. */
  modules: ReleaseManifest[];
  browserReleases: BrowserRelease[];
  /** File with the browser's releases; null: pages contain them. */
  releasesFile: ReleasesFile | null;
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

/** Whether an unclaimed address may belong to a module that cannot be read. */
export function lacksModule({ missing }: { missing: readonly string[] }): boolean {
  return missing.some((name) => name !== SHELL_MODULE);
}

/** Whether this set's shell starts the islands of a page in browsers; an older one hydrates the whole page. */
export function startsIslands({ shell }: Pick<ReleaseSet, 'shell'>): boolean {
  return shell?.entries.chunks.islands !== undefined;
}

/** Whether this set's shell reads lists of publications as tables; an older one would publish them empty. */
export function readsTables({ shell }: Pick<ReleaseSet, 'shell'>): boolean {
  return shell?.entries.chunks.tables !== undefined;
}

/** Base URL of a release's folder. */
export function releaseBaseUrl({ name, version }: Pick<ReleaseManifest, 'name' | 'version'>): string {
  return `/assets/${name}/${version}/`;
}
