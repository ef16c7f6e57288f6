import type { ComponentType } from 'react';
import type { PageHead, RenderContext } from '../contracts/platform';
import type { HttpClient } from '../http';
import type { Translate } from '../i18n';
import type { QueryClient } from '../query';

/** Components of a module's pages by page name (manifest.ts, pages[].name). A lazy component is fine. */
export type PageComponents = Readonly<Record<string, ComponentType>>;

/** What a page's loader gets on the server. */
export interface LoadInput {
  context: RenderContext;
  http: HttpClient;
  queryClient: QueryClient;
  /** The module's texts in the page's locale. */
  t: Translate;
  /**
   * Says the page's title, description, canonical path and robots as soon as they are known: they stand in the document
   * even if the page's component, or the rest of the loader, fails. The component says them again (`usePageHead`).
   */
  setHead(head: PageHead): void;
}

/** What a loader says about the answer; the data itself it leaves in the query client. */
export type LoadResult =
  | { redirect: string; status: 301 | 302 | 303 }
  /** A private page that the browser shows alone to this reader. */
  | { leftTo: 'browser' }
  | { status: 200 | 404 | 410 | 503; cacheKeys?: string[]; freshUntil?: string };

/**
 * Fetches what a page needs before it is rendered on the server. A private page is rendered there only if it has one; its
 * calls go in the reader's name (`context.reader`), and one that fails leaves the page to the browser.
 */
export type PageLoader = (input: LoadInput) => Promise<LoadResult>;

/** What an action gets: what a loader gets, with calls that change something, and the form's fields. */
export interface ActionInput extends LoadInput {
  form: URLSearchParams;
}

/**
 * Does what a form of a page asks for where no script does: the browser sent it to the page's address itself. Ends with an
 * address of this shop (303), or with the page once more (422); what was wrong it leaves in the query client, from which the
 * page's component reads it. What it throws becomes a notice that nothing is known to be done, with a way to try again.
 * The page server refuses forms of other sites, counts them by client, and gives each call an idempotency key.
 */
export type PageAction = (input: ActionInput) => Promise<{ redirect: string; status: 303 } | { status: 422 }>;
