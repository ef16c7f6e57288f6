import type { ReleaseSet } from '../live/release-set';
import type { CallAsReader, MadeDocument, RenderJob } from './render-job';
import { type PendingJob, RenderSlot } from './render-slot';

export interface RenderPoolOptions {
  workerFile: string;
  size: number;
  memoryMb: number;
  graceMs: number;
  coldMs: number;
  /** A job that no worker took within this time fails. */
  queueMs: number;
  warn(message: string): void;
}

/** A job took its worker with it: endless loop, memory, or an exit. */
export class RenderLostError extends Error {
  override name = 'RenderLostError';
  /** Module whose code ran last: the page's own, or that of a fragment in it. Undefined: it never came to one. */
  readonly module: string | undefined;

  constructor(message: string, module: string | undefined) {
    super(message);
    this.module = module;
  }
}

const JOBS_PER_WORKER = 8;

/**
 * Renders pages in worker threads. A worker that does not answer or dies is replaced. When several jobs were in it,
 * nobody knows which one did it: each is then tried once more alone, so the guilty one fails and the others do not.
 */
export class RenderPool {
  readonly #slots: RenderSlot[];
  readonly #queue: PendingJob[] = [];
  readonly #options: RenderPoolOptions;
  #onStray: (stack: string) => void = () => {};

  constructor(options: RenderPoolOptions) {
    this.#options = options;
    this.#slots = Array.from(
      { length: options.size },
      () =>
        new RenderSlot(options, {
          onFree: () => this.#dispatch(),
          onLost: (lost, reason) => this.#onLost(lost, reason),
          onStray: (message) => {
            options.warn(`A module left a rejected promise behind: ${message}`);
            this.#onStray(message);
          },
        }),
    );
  }

  /** From now on `listener` is told of each rejected promise that a module left behind, by its stack. */
  watchStrays(listener: (stack: string) => void): void {
    this.#onStray = listener;
  }

  /**
   * Rejects with RenderLostError when the job ended its worker, else with the reason.
   * @param callAsReader for a job with a reader: makes the calls of its module.
   */
  render(set: ReleaseSet, job: RenderJob, callAsReader?: CallAsReader): Promise<MadeDocument> {
    return new Promise((resolve, reject) => this.#enqueue({ set, job, alone: false, callAsReader, resolve, reject }));
  }

  async close(): Promise<void> {
    for (const pending of this.#queue.splice(0)) pending.reject(new Error('Failed to render: the server is stopping.'));
    await Promise.all(this.#slots.map((slot) => slot.close()));
  }

  #enqueue(pending: PendingJob): void {
    this.#queue.push(pending);
    const patience = setTimeout(() => {
      const index = this.#queue.indexOf(pending);
      if (index === -1) return;
      this.#queue.splice(index, 1);
      pending.reject(new Error('Failed to render: no worker was free in time. Try again.'));
    }, this.#options.queueMs);
    patience.unref();
    this.#dispatch();
  }

  #dispatch(): void {
    // A job that must be alone waits for an empty worker, but holds up nobody behind it.
    for (const pending of [...this.#queue]) {
      const [slot] = this.#slots
        .filter((one) => one.load < (pending.alone ? 1 : JOBS_PER_WORKER))
        .sort((a, b) => a.load - b.load);
      if (!slot) continue;
      this.#queue.splice(this.#queue.indexOf(pending), 1);
      slot.run(pending);
    }
  }

  #onLost(lost: PendingJob[], reason: string): void {
    this.#options.warn(`A render worker was replaced: ${reason}; ${lost.length} page(s) were in it.`);
    for (const pending of lost) {
      if (lost.length === 1 || pending.alone) {
        const page = pending.job.withMain
          ? `${pending.job.plan.match?.module}/${pending.job.plan.match?.page}`
          : 'header and footer';
        const message = `Failed to render ${page}: its worker ended (${reason}).`;
        pending.reject(new RenderLostError(message, pending.inside));
      } else {
        this.#enqueue({ ...pending, alone: true });
      }
    }
  }
}
