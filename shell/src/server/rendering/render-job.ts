import type {
  BrowserRelease,
  InlinePage,
  PageContext,
  PageHead,
  Sitemap,
} from '@aksamit/shared-kit/contracts/platform';

/** A module's server bundle as it is handed to the workers. */
export interface ServerBundle {
  module: string;
  version: string;
  source: string;
  /** sha384 from the manifest; the worker runs nothing else. */
  integrity: string;
}

/** What all pages of one release set share; sent to each worker once. */
export interface RenderSet {
  id: string;
  bundles: ServerBundle[];
  sitemap: Sitemap;
  /** Fragment offers of the live modules, with the module that offers them. */
  offers: (BrowserRelease['fragments'][number] & { module: string })[];
}

/** One page to render. Plain data: it is copied to a worker. */
export interface RenderJob {
  context: PageContext;
  /** Path without the prefix of market and locale. */
  path: string;
  /** Only the query parameters that the page declares. */
  query: Record<string, string>;
  match: { module: string; page: string; params: Record<string, string> } | null;
  /** False renders header and footer alone. */
  withMain: boolean;
  apiOrigin: string;
  requestId: string;
  /** The module has this long for its data and its rendering. */
  deadlineMs: number;
}

/** Rules of one emotion cache, in the order in which they were made. */
export interface StyleBlock {
  key: string;
  ids: string[];
  css: string;
}

export interface RenderedMain {
  status: 200 | 404 | 410 | 503;
  head: PageHead;
  html: string;
  /** JSON text of the module's dehydrated data. */
  stateJson: string;
  /** JSON text of each server-rendered fragment's data, by `data-fragment-root` of its host element. */
  fragmentStates: Record<string, string>;
  fragments: { module: string; name: string; version: number }[];
  cacheKeys: string[];
  freshUntil: string | null;
}

export interface RenderedPage {
  headerHtml: string;
  footerHtml: string;
  styles: StyleBlock[];
  /** The same page in the market's languages, paths with prefixes. */
  alternates: InlinePage['alternates'];
  /** Null when no module was asked, or when it failed; then `problem` says why. */
  main: RenderedMain | { redirect: string; status: 301 | 302 | 303 } | null;
  problem: { module: string; kind: 'error' | 'deadline'; message: string } | null;
}

/** Messages from the page server to a worker. */
export type ToWorker =
  | { kind: 'set'; set: RenderSet }
  | { kind: 'forget'; setId: string }
  | { kind: 'job'; id: number; setId: string; job: RenderJob };

/** Messages from a worker to the page server. */
export type FromWorker =
  | { kind: 'ready' }
  | { kind: 'done'; id: number; page: RenderedPage }
  | { kind: 'failed'; id: number; message: string }
  | { kind: 'stray'; message: string };
