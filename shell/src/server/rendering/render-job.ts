import type { InlinePage, PageHead, Reader } from '@aksamit/contracts/platform';
import type { ReleaseSet } from '../live/release-set';
import type { PlannedPage } from '../page/plan-page';
import type { Pulse } from './pulse-watch';

/** A module's server bundle in the form that is passed to the workers. */
export interface ServerBundle {
  module: string;
  version: string;
  source: string;
  /** sha384 from the manifest; the worker runs nothing else. */
  integrity: string;
}

/** Permanent key of a bundle: releases are immutable. */
export function bundleKey({ module, version }: Pick<ServerBundle, 'module' | 'version'>): string {
  return `${module}@${version}`;
}

/** One page to render. Plain data: it is copied to a render process. */
export interface RenderJob {
  plan: PlannedPage;
  /** False renders header and footer only. */
  withMain: boolean;
  requestId: string;
  /** Timeout of the module for its data and its rendering. */
  deadlineMs: number;
  https: boolean;
  /** Modules whose fragments the browser renders. */
  withoutFragmentsOf: readonly string[];
  /** Embedded in the page for its reports. */
  pageViewToken?: string | undefined;
  /** The viewer of a private page. */
  reader?: Reader | undefined;
  /** A form that was sent to the page: the module runs its action. Such a job is never repeated. */
  form?: SentForm | undefined;
  /** Renders header and footer around a notice of a refused form. */
  refusal?: FormRefusal | undefined;
  /** For a page without the module's part: head and status that the module returned before its process was lost. */
  known?: RenderedPage['known'];
}

/** The form's fields in their order. */
export type SentForm = readonly (readonly [name: string, value: string])[];

/**
 * Why a form was refused: its page takes none without scripts; it comes from another site; it cannot be parsed; its
 * sender sends too many; its module or the API failed; they took too long.
 */
export type FormRefusal = 'needsScripts' | 'crossOrigin' | 'unreadable' | 'tooMany' | 'failed' | 'late';

/** The API's response to a page's call. */
export interface ApiAnswer {
  status: number;
  /** JSON text. */
  body: string;
}

/**
 * GET of the API for a page, by path with query: as an anonymous visitor, or on behalf of a private page's viewer. With
 * a body (JSON) a POST, only for a form's sender.
 * @throws when the API is away; CallRefusedError when the page may not make the call
 */
export type CallApi = (path: string, body?: string) => Promise<ApiAnswer>;

/** The page called a path outside the API, or made too many calls. */
export class CallRefusedError extends Error {
  override name = 'CallRefusedError';
}

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
  /** Null when no module was called, or when it failed; then `problem` states why. */
  main: RenderedMain | { redirect: string; status: 301 | 302 | 303 } | null;
  /** Head and status that the module returned before it failed; null when it returned none, or did not fail. */
  known: (Pick<RenderedMain, 'head'> & { status: RenderedMain['status'] | null }) | null;
  /** With a `main`: parts of it threw, and the browser renders them. */
  problem: { module: string; kind: 'error' | 'deadline' | 'no-action'; message: string; cause?: 'api' } | null;
  /** The module defers its part to the browser, for a viewer who is logged in: the page still names that viewer. */
  isLeft: boolean;
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

/** A worker's result: the whole document, or the redirect of the page's module. */
export type MadeDocument =
  | { kind: 'redirect'; redirect: string; status: 301 | 302 | 303 }
  | {
      kind: 'document';
      status: number;
      /** UTF-8. */
      html: Uint8Array;
      contentSecurityPolicy: string;
      cacheKeys: string[];
      freshUntil: string | null;
      /** Whether it contains the module's part. */
      hasMain: boolean;
      isLeft: boolean;
      problem: RenderedPage['problem'];
      regionProblems: RegionProblem[];
      isComplete: boolean;
    };

/** A release set sent to a worker. Sets share most of their bundles, so that each bundle is sent once. */
export interface SentSet {
  set: Omit<ReleaseSet, 'bundles'>;
  /** `module@version` of all its bundles. */
  bundleKeys: string[];
  /** Bundles that the worker does not have yet. */
  newBundles: ServerBundle[];
}

/** Messages from the page server to a worker. A release set is sent once. */
export type ToWorker =
  | { kind: 'set'; sent: SentSet }
  | { kind: 'forget'; setId: string }
  /**
   * Bundles (`module@version`) to be compiled before a page needs them, while the process uses less memory than that.
   */
  | { kind: 'prepare'; setId: string; releases: string[]; untilMb: number }
  | { kind: 'job'; id: number; setId: string; job: RenderJob }
  /** Reply to a `call`; away: the API gave no response in time; refused: the page may not make the call. */
  | { kind: 'answer'; id: number; call: number; answer: ApiAnswer | 'away' | 'refused' };

/** Messages from a worker to the page server. */
export type FromWorker =
  | { kind: 'ready' }
  /** From now on this module's code runs for the job: if the worker ends, the loss is attributed to it. */
  | { kind: 'entering'; id: number; module: string }
  /** Head and status that the page has returned so far. */
  | { kind: 'known'; id: number; known: NonNullable<RenderedPage['known']> }
  /** A module of the job calls the API. */
  | { kind: 'call'; id: number; call: number; path: string; body?: string | undefined }
  | { kind: 'done'; id: number; made: MadeDocument }
  | { kind: 'failed'; id: number; message: string }
  /** The job was answered while a rendering that exceeded its time still goes on. */
  | { kind: 'unended'; id: number }
  | ({ kind: 'pulse' } & Pulse)
  | { kind: 'stray'; message: string };
