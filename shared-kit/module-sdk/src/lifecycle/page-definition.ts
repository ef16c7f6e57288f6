import type { FormOutcome, PageHead, RenderContext } from '@aksamit/contracts/platform';
import type { ComponentType } from 'react';
import type { HttpClient } from '../http';
import type { Translate } from '../i18n';
import type { QueryClient } from '../query';

/** Components of a module's pages by page name (manifest.ts, pages[].name). A lazy component is fine. */
export type PageComponents = Readonly<Record<string, ComponentType>>;

/** Input of a page's loader on the server. */
export interface LoadInput {
  context: RenderContext;
  http: HttpClient;
  queryClient: QueryClient;
  /** The module's texts in the page's locale. */
  t: Translate;
  /**
   * Sets the page's title, description, canonical path and robots as soon as they are known: they stand in the document
   * even if the page's component, or the rest of the loader, fails. The component sets them again (`usePageHead`).
   */
  setHead(head: PageHead): void;
}

/** A loader's result for the response; the data itself stays in the query client. */
export type LoadResult =
  | { redirect: string; status: 301 | 302 | 303 }
  /** Client fallback: a private page that only the browser shows to this visitor. */
  | { leftTo: 'browser' }
  | { status: 200 | 404 | 410 | 503; cacheKeys?: string[]; freshUntil?: string };

/**
 * Fetches what a page needs before it is rendered on the server. A private page is rendered there only if it has one;
 * its calls go in the visitor's name (`context.reader`), and one that fails causes client fallback.
 */
export type PageLoader = (input: LoadInput) => Promise<LoadResult>;

/** Input of an action: a loader's, with calls that change data, and the form's fields. */
export interface ActionInput extends LoadInput {
  form: URLSearchParams;
  /** The form's page stays in the browser and can show an `outcome`; a redirect makes the browser follow it all the same. */
  isInBackground: boolean;
}

/**
 * Handles a form of a page without scripts: the browser sent it to the page's own address. Ends with an address of this
 * shop (303), or with the page again (422); it stores errors in the query client, from which the page's component reads
 * them. What it throws becomes a notice that the result is unknown, with a retry. The page server refuses forms of
 * other sites, counts them by client, and gives each call an idempotency key. A form marked `backgroundForm` may be answered
 * by an outcome instead, where its page asks for one.
 */
export type PageAction = (
  input: ActionInput,
) => Promise<{ redirect: string; status: 303 } | { status: 422 } | { outcome: FormOutcome }>;
