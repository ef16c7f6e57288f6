import type { InlinePage, PageHead, Reader } from '@aksamit/shared-kit/contracts/platform';
import type { ReleaseSet } from '../live/release-set';
import type { PlannedPage } from '../page/plan-page';
import type { Pulse } from './pulse-watch';

/** A module's server bundle as it is handed to the workers. */
export interface ServerBundle {
  module: string;
  version: string;
  source: string;
  /** sha384 from the manifest; the worker runs nothing else. */
  integrity: string;
}

/** Names a bundle for good: releases never change. */
export function bundleKey({ module, version }: Pick<ServerBundle, 'module' | 'version'>): string {
  return `${module}@${version}`;
}

/** One page to render. Plain data: it is copied to a render process. */
export interface RenderJob {
  plan: PlannedPage;
  /** False renders header and footer alone. */
  withMain: boolean;
  requestId: string;
  /** The module has this long for its data and its rendering. */
  deadlineMs: number;
  https: boolean;
  /** Modules whose fragments are left to the browser. */
  withoutFragmentsOf: readonly string[];
  /** Goes into the page, for its reports. */
  pageViewToken?: string | undefined;
  /** On a private page: whom it is rendered for. */
  reader?: Reader | undefined;
  /** A form that was sent to the page: the module does what it asks for. Such a job is never done twice. */
  form?: SentForm | undefined;
  /** Header and footer around a notice of a form that was not taken. */
  refusal?: FormRefusal | undefined;
  /** Without the module's part: what the module had said of the page before its process was lost. */
  known?: RenderedPage['known'];
}

/** Fields as they stood in the form, in their order. */
export type SentForm = readonly (readonly [name: string, value: string])[];

/**
 * Why a form was not taken: its page takes none without scripts; it comes from another site; it cannot be read; its sender
 * sends too many; its module or the API failed; they took too long.
 */
export type FormRefusal = 'needsScripts' | 'crossOrigin' | 'unreadable' | 'tooMany' | 'failed' | 'late';

/** What the API answered to a page's call. */
export interface ApiAnswer {
  status: number;
  /** JSON text. */
  body: string;
}

/**
 * GET of the API for a page, by path with query: as an unknown visitor, or in the name of a private page's reader. With a
 * body (JSON) a POST, for a form's sender alone.
 * Rejects when the API is away, with CallRefusedError when the page may not make the call.
 */
export type CallApi = (path: string, body?: string) => Promise<ApiAnswer>;

/** The page asks for what is not the API's, or too often. */
export class CallRefusedError extends Error {
  override name = 'CallRefusedError';
}

/** Rules of one emotion cache, in the order in which they were made. */
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
  /** Null when no module was asked, or when it failed; then `problem` says why. */
  main: RenderedMain | { redirect: string; status: 301 | 302 | 303 } | null;
  /** What the module had said of its page before it failed; null when it had come to nothing, or did not fail. */
  known: (Pick<RenderedMain, 'head'> & { status: RenderedMain['status'] | null }) | null;
  /** With a `main`: parts of it threw and are left to the browser. */
  problem: { module: string; kind: 'error' | 'deadline' | 'no-action'; message: string; cause?: 'api' } | null;
  /** The module leaves its part to the browser, for a reader who is logged in: the page still says who that is. */
  isLeft: boolean;
  regionProblems: RegionProblem[];
  /** Nothing is left to the browser because it failed, now or before. */
  isComplete: boolean;
}

/**
 * Something that was left to the browser because it failed: a fragment, header or footer, a part of the page. It costs its
 * own place only.
 */
export interface RegionProblem {
  module: string;
  /** `fragment mini-cart`, `header`, `page product`. */
  region: string;
  message: string;
  /** It was out of time. */
  isLate?: boolean;
  /** It waited for the API, or the API failed it: the module can do nothing about it. */
  cause?: 'api';
}

/** What a worker answers: the whole document, or where the page's module sends the reader. */
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
      /** The module's part stands in it. */
      hasMain: boolean;
      isLeft: boolean;
      problem: RenderedPage['problem'];
      regionProblems: RegionProblem[];
      isComplete: boolean;
    };

/** A release set on its way to a worker. Sets share most of their bundles, so that each bundle is sent once. */
export interface SentSet {
  set: Omit<ReleaseSet, 'bundles'>;
  /** `module@version` of all its bundles. */
  bundleKeys: string[];
  /** Those that the worker does not have yet. */
  newBundles: ServerBundle[];
}

/** Messages from the page server to a worker. A release set is sent once. */
export type ToWorker =
  | { kind: 'set'; sent: SentSet }
  | { kind: 'forget'; setId: string }
  /** Bundles (`module@version`) to be compiled before a page needs them, while the process holds less than that. */
  | { kind: 'prepare'; setId: string; releases: string[]; untilMb: number }
  | { kind: 'job'; id: number; setId: string; job: RenderJob }
  /** To a `call`; away: the API gave none in time; refused: the page may not ask it. */
  | { kind: 'answer'; id: number; call: number; answer: ApiAnswer | 'away' | 'refused' };

/** Messages from a worker to the page server. */
export type FromWorker =
  | { kind: 'ready' }
  /** From now on this module's code runs for the job: it is to blame should the worker end. */
  | { kind: 'entering'; id: number; module: string }
  /** What the page has said of itself so far. */
  | { kind: 'known'; id: number; known: NonNullable<RenderedPage['known']> }
  /** A module of the job asks the API. */
  | { kind: 'call'; id: number; call: number; path: string; body?: string | undefined }
  | { kind: 'done'; id: number; made: MadeDocument }
  | { kind: 'failed'; id: number; message: string }
  /** The job was answered without a rendering that was out of time, and that goes on. */
  | { kind: 'unended'; id: number }
  | ({ kind: 'pulse' } & Pulse)
  | { kind: 'stray'; message: string };
