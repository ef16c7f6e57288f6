import type { PageClaim } from '../release-manifest';

export interface BrowserRelease {
  name: string;
  version: string;
  /** Channel of this version; omitted: stable. `development`: from a developer's own server, without hashes. */
  channel?: 'stable' | 'canary' | 'preview' | 'development';
  /** `/assets/<module>/<version>/`; with the origin when it is a developer's. */
  baseUrl: string;
  entry: string;
  integrity: Record<string, string>;
  chunks: Record<string, string[]>;
  pages: Pick<PageClaim, 'name' | 'layout' | 'rendering' | 'patterns'>[];
  fragments: { name: string; version: number; reservedHeightPx: number; rendering: 'public' | 'private' }[];
  /** Fragments of others that it may mount, `cart-checkout/add-to-cart@1`; omitted: unknown, any. */
  uses?: string[];
  publishes: { topic: string; version: number; kind?: 'state' | 'event'; schema: Record<string, unknown> }[];
  /** Topics with the version that the module expects; omitted: those of the shell, version 1. */
  reads?: { topic: string; version: number }[];
}

/** The shell's scripts as its own page knows them. */
export type ShellRelease = Pick<BrowserRelease, 'version' | 'channel' | 'baseUrl' | 'integrity'>;

/** A file with the releases of a page, `{ releases, shell }`. */
export interface ReleasesFile {
  /** Path; never another content. */
  url: string;
  integrity: string;
}

/** Page name (`catalog/product`) to its canonical patterns. */
export type Sitemap = Record<string, { pl: string; en: string }>;
