import type { FormOutcome, InlinePage, PageHead, ServedPublication } from '@aksamit/contracts/platform';
import type { ShareCard } from './share-card';

/** Rules of one emotion cache, in the order of their creation. */
export interface StyleBlock {
  key: string;
  ids: string[];
  css: string;
}

export interface RenderedMain {
  status: 200 | 404 | 410 | 422 | 503;
  head: PageHead;
  html: string;
  /** JSON text of the module's dehydrated data. */
  stateJson: string;
  /** JSON text of each server-rendered fragment's data, by `data-fragment-root` of its host element. */
  fragmentStates: Record<string, string>;
  fragments: { module: string; name: string; version: number; isStatic: boolean }[];
  /** Names of the islands that browsers run instead of the page; null: they hydrate the whole page. */
  islands: string[] | null;
  /** What the module publishes with the page, each once. */
  publications?: ServedPublication[];
  cacheKeys: string[];
  freshUntil: string | null;
}

export interface RenderedParts {
  headerHtml: string;
  footerHtml: string;
  styles: StyleBlock[];
  /** The same page in the market's languages, paths with prefixes. */
  alternates: InlinePage['alternates'];
  /** Null when no module was called, or when it failed; then `problem` states why. */
  main: RenderedMain | { redirect: string; status: 301 | 302 | 303 } | { outcome: FormOutcome } | null;
  /** Head and status that the module returned before it failed; null when it returned none, or did not fail. */
  known: (Pick<RenderedMain, 'head'> & { status: RenderedMain['status'] | null }) | null;
  /** With a `main`: parts of it threw, and the browser renders them. */
  problem: { module: string; kind: 'error' | 'deadline' | 'no-action'; message: string; cause?: 'api' } | null;
  /** The module defers its part to the browser, for a viewer who is logged in: the page still names that viewer. */
  isClientFallback: boolean;
  regionProblems: RegionProblem[];
  /** False when the browser renders some part because it failed, now or before. */
  isComplete: boolean;
}

/**
 * A part that the browser renders because it failed on the server: a fragment, header or footer, a part of the page.
 * The rest of the page is unaffected.
 */
export interface RegionProblem {
  module: string;
  /** `fragment mini-cart`, `header`, `page product`. */
  region: string;
  message: string;
  /** It exceeded its time. */
  isLate?: boolean;
  /** It waited for the API, or the API failed it: the module's team can do nothing about it. */
  cause?: 'api';
}

/**
 * A document as it is cached and sent to nearly every browser. It is compressed where it is rendered: a fifth of the
 * bytes crosses to the page server's main process, which handles all requests on one thread.
 */
export interface CompressedDocument {
  /** Brotli of its UTF-8. */
  brotli: Uint8Array<ArrayBuffer>;
  /** Bytes of its UTF-8. */
  plainBytes: number;
  /** ETag of its content. */
  etag: string;
}

/** A worker's result of a page: the whole document, or the redirect of the page's module. */
export type RenderedDocument =
  | { kind: 'redirect'; redirect: string; status: 301 | 302 | 303 }
  | {
      kind: 'document';
      status: number;
      content: CompressedDocument;
      contentSecurityPolicy: string;
      /** What its picture for link previews shows; null: that of the shop. */
      shareCard: ShareCard | null;
      cacheKeys: string[];
      freshUntil: string | null;
      /** Whether it contains the module's part. */
      hasMain: boolean;
      isClientFallback: boolean;
      problem: RenderedParts['problem'];
      regionProblems: RegionProblem[];
      isComplete: boolean;
    };

/** A worker's result of any job; of a form for its page also what its action did, as JSON text. */
export type JobResult = RenderedDocument | { kind: 'outcome'; json: string };

/** The result of a job without a form. */
export function documentOf(result: JobResult): RenderedDocument {
  if (result.kind !== 'outcome') return result;
  throw new Error('Failed to render a page: its module returned the outcome of a form. Return a page or a redirect.');
}
