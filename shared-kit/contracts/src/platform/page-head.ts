import type { LocaleCode } from '../release-manifest';

export interface PageHead {
  title: string;
  description?: string;
  /** As a record has them; omitted or empty: none are printed. */
  keywords?: string;
  /**
   * Path of the canonical address including basePath, with its query where that makes it a page of its own (`?page=2`);
   * the page server adds the origin. Omitted: the requested path.
   */
  canonicalPath?: string;
  /**
   * Paths per locale without basePath, with the query of the canonical address. Omitted: computed from the patterns
   * with the same parameters.
   */
  alternates?: Partial<Record<LocaleCode, string>>;
  /** Slugs of the markets that have this page. Omitted: all of them. */
  markets?: string[];
  robots?: 'noindex';
  /** For link previews. Size in pixels; page servers that predate it omit it. */
  image?: { url: string; alt: string; width?: number; height?: number };
  jsonLd?: Record<string, unknown>[];
  /** Feeds of what the page lists; paths include basePath. Page servers that predate it omit them. */
  feeds?: { path: string; type: 'application/rss+xml' | 'application/feed+json'; title: string }[];
}
