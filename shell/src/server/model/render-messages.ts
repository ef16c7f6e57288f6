import type { ApiAnswer } from './api-call';
import type { ReleaseSet } from './release-set';
import type { RenderJob } from './render-job';
import type { JobResult, RenderedParts } from './rendered-page';
import type { ServerBundle } from './server-bundle';

/** Vital figures that a render process reports about itself. */
export interface Pulse {
  residentMb: number;
  /** Processor time since its start. */
  cpuMs: number;
}

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
  | { kind: 'drop'; setId: string }
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
  | { kind: 'known'; id: number; known: NonNullable<RenderedParts['known']> }
  /** A module of the job calls the API. */
  | { kind: 'call'; id: number; call: number; path: string; body?: string | undefined }
  | { kind: 'done'; id: number; made: JobResult }
  | { kind: 'failed'; id: number; message: string }
  /** The job was answered while a rendering that exceeded its time still goes on. */
  | { kind: 'unended'; id: number }
  | ({ kind: 'pulse' } & Pulse)
  | { kind: 'unhandled'; message: string };
