import type { CallApi } from '../model/api-call';
import type { ReleaseSet } from '../model/release-set';
import type { RenderJob } from '../model/render-job';
import type { JobResult } from '../model/rendered-page';
import { type PendingJob, RenderProcess, type RenderProcessOptions } from './render-process';

export interface RenderPoolOptions extends RenderProcessOptions {
  /** Concurrent render processes; one more is on standby. */
  size: number;
  /** A job that no process took within this time fails. */
  queueMs: number;
  warn(message: string): void;
  /** Receives each line that a render process wrote. */
  note(line: string): void;
}

/** A job ended its process: an endless loop, or memory. */
export class RenderLostError extends Error {
  override name = 'RenderLostError';
  /** Module whose code ran last: the page's own, or that of a fragment in it. Undefined: no module's code had run. */
  readonly module: string | undefined;

  constructor(message: string, module: string | undefined) {
    super(message);
    this.module = module;
  }
}

const JOBS_PER_PROCESS = 8;
/** Few releases are in use; older ones need no preparation. */
const MAX_PROVEN = 64;
/** Pause after a process that ended before it was ready: the next one may fail too. */
const RESTART_PAUSE_MS = 250;

/**
 * Renders pages in separate processes. One that is stuck or dies is replaced by the warm standby. When it held several
 * jobs, the cause is unknown: each job is then retried once alone, so that only the failing one fails.
 */
export class RenderPool {
  readonly #options: RenderPoolOptions;
  readonly #queue: PendingJob[] = [];
  /** All processes that have not ended, oldest first. */
  readonly #processes = new Set<RenderProcess>();
  #restart: NodeJS.Timeout | undefined;
  #isClosed = false;
  /** The last rendering without its content: new processes warm up with it. */
  #latest: { set: ReleaseSet; job: RenderJob } | undefined;
  /** Releases whose bundles have run for a page: compiling them again is safe. Oldest first. */
  readonly #proven = new Set<string>();
  #onUnhandled: (stack: string) => void = () => {};

  constructor(options: RenderPoolOptions) {
    this.#options = options;
    this.#fill();
  }

  /**
   * Registers a listener that receives the stack of what a module left behind: an unhandled rejection, or code that
   * goes on.
   */
  watchUnhandled(listener: (stack: string) => void): void {
    this.#onUnhandled = listener;
  }

  /**
   * Renders a page.
   * @param callApi makes the calls of the job's modules; without it each of them fails
   * @param onKnown receives head and status of the page, also when its process is lost afterwards
   * @throws RenderLostError when the job ended its process
   */
  render(set: ReleaseSet, job: RenderJob, callApi?: CallApi, onKnown?: PendingJob['onKnown']): Promise<JobResult> {
    const { viewer: _viewer, form: _form, refusal: _refusal, known: _known, ...ofAnybody } = job;
    this.#latest = { set, job: { ...ofAnybody, withMain: false } };
    return new Promise((resolve, reject) =>
      this.#enqueue({ set, job, alone: false, callApi, onKnown, resolve, reject }),
    );
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#restart);
    for (const pending of this.#queue.splice(0)) pending.reject(new Error('Failed to render: the server is stopping.'));
    await Promise.all([...this.#processes].map((process) => process.close()));
  }

  /** Starts missing processes. At most `size` processes may be ending at the same time, which bounds the memory. */
  #fill(): void {
    const { size } = this.#options;
    const missing = size + 1 - this.#usable().length;
    const room = 2 * size + 1 - this.#processes.size;
    if (!this.#isClosed) for (let left = Math.min(missing, room); left > 0; left -= 1) this.#start();
  }

  #usable(): RenderProcess[] {
    return [...this.#processes].filter(({ isRetired }) => !isRetired);
  }

  /** Oldest first. */
  #ready(): RenderProcess[] {
    return this.#usable().filter(({ isReady }) => isReady);
  }

  #start(): void {
    const process: RenderProcess = new RenderProcess(this.#options, {
      onReady: () => {
        if (this.#latest) {
          process.run({ ...this.#latest, alone: false, resolve: () => {}, reject: () => {} });
          process.prepare(this.#latest.set, [...this.#proven]);
        }
        this.#dispatch();
      },
      onFree: () => this.#dispatch(),
      onProven: (releases) => this.#prepare(releases.filter((release) => !this.#proven.has(release))),
      onRetired: () => this.#fill(),
      onEnded: (lost, reason) => {
        this.#processes.delete(process);
        this.#replace(process.isReady);
        this.#onLost(lost, reason);
      },
      onUnhandled: (message) => {
        this.#options.warn(`A module left something behind: ${message}`);
        this.#onUnhandled(message);
      },
      onLine: (line) => this.#options.note(line),
    });
    this.#processes.add(process);
  }

  /**
   * Compiles the deployed bundles in every process, so that any replacement is warm. Which process is on standby may
   * change while they start.
   */
  #prepare(releases: readonly string[]): void {
    if (releases.length === 0 || !this.#latest) return;
    for (const release of releases) this.#proven.add(release);
    for (const release of [...this.#proven].slice(0, -MAX_PROVEN)) this.#proven.delete(release);
    for (const process of this.#ready()) process.prepare(this.#latest.set, releases);
  }

  #replace(wasReady: boolean): void {
    clearTimeout(this.#restart);
    if (wasReady) this.#fill();
    else this.#restart = setTimeout(() => this.#fill(), RESTART_PAUSE_MS);
  }

  #enqueue(pending: PendingJob): void {
    this.#queue.push(pending);
    const timeout = setTimeout(() => {
      const index = this.#queue.indexOf(pending);
      if (index === -1) return;
      this.#queue.splice(index, 1);
      pending.reject(new Error('Failed to render: no worker was free in time. Try again.'));
    }, this.#options.queueMs);
    timeout.unref();
    this.#dispatch();
  }

  #dispatch(): void {
    // The newest process is on standby: it takes jobs only in the place of another.
    const working = this.#ready().slice(0, this.#options.size);
    // A job that must run alone waits for an empty process, but delays no job behind it.
    for (const pending of [...this.#queue]) {
      const [process] = working
        .filter((one) => one.load < (pending.alone ? 1 : JOBS_PER_PROCESS))
        .sort((a, b) => a.load - b.load);
      if (!process) continue;
      this.#queue.splice(this.#queue.indexOf(pending), 1);
      process.run(pending);
    }
  }

  #onLost(lost: PendingJob[], reason: string): void {
    this.#options.warn(`A render process was replaced: ${reason}; ${lost.length} page(s) were in it.`);
    for (const pending of lost) {
      // The form's action may already have taken effect.
      if (lost.length === 1 || pending.alone || pending.job.form) {
        const page = pending.job.withMain
          ? `${pending.job.plan.match?.module}/${pending.job.plan.match?.page}`
          : 'header and footer';
        const message = `Failed to render ${page}: its process ended (${reason}).`;
        pending.reject(new RenderLostError(message, pending.inside));
      } else {
        this.#enqueue({ ...pending, alone: true });
      }
    }
  }
}
