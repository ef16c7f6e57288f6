import { Worker } from 'node:worker_threads';
import type { ReleaseSet } from '../live/release-set';
import { KnownSets } from './known-sets';
import {
  bundleKey,
  type CallAsReader,
  type FromWorker,
  type MadeDocument,
  type RenderJob,
  type ToWorker,
} from './render-job';

export interface RenderSlotOptions {
  workerFile: string;
  /** Heap of one worker, megabytes. */
  memoryMb: number;
  /** How long after a job's own deadline an answer may still come; then the worker counts as stuck. */
  graceMs: number;
  /** Added to a job's deadline while its module was not yet rendered in this worker: it is compiled first. */
  coldMs: number;
}

export interface PendingJob {
  set: ReleaseSet;
  job: RenderJob;
  /** No other job may be in the worker while this one is. */
  alone: boolean;
  /** Makes the calls of a private page. */
  callAsReader?: CallAsReader | undefined;
  resolve(made: MadeDocument): void;
  reject(error: Error): void;
  /** Module whose code ran last for it. */
  inside?: string;
}

export interface RenderSlotEvents {
  /** The worker can take jobs, or has taken one off its list. */
  onFree(): void;
  /** The worker ended with these jobs in it; the slot starts another one by itself. */
  onLost(lost: PendingJob[], reason: string): void;
  onStray(message: string): void;
}

const RESTART_PAUSE_MS = 250;

/** A place for one worker thread: starts it, hands it jobs, ends it when it is stuck, and starts the next. */
export class RenderSlot {
  readonly #options: RenderSlotOptions;
  readonly #events: RenderSlotEvents;
  readonly #running = new Map<number, { pending: PendingJob; lateAt: number; watchdog: NodeJS.Timeout }>();
  readonly #knownSets = new KnownSets();
  /** Releases that were rendered in this worker; '' for header and footer alone. */
  readonly #warm = new Set<string>();
  #worker: Worker | null = null;
  #ready = false;
  #wasReady = false;
  #closed = false;
  #lastId = 0;

  constructor(options: RenderSlotOptions, events: RenderSlotEvents) {
    this.#options = options;
    this.#events = events;
    this.#start();
  }

  /** Jobs now in the worker; infinite while it cannot take any, or one is late: it may hold the thread for ever. */
  get load(): number {
    if (!this.#ready) return Number.POSITIVE_INFINITY;
    const now = performance.now();
    return [...this.#running.values()].some(({ pending, lateAt }) => pending.alone || lateAt < now)
      ? Number.POSITIVE_INFINITY
      : this.#running.size;
  }

  run(pending: PendingJob): void {
    this.#lastId += 1;
    const id = this.#lastId;
    const job = { ...pending.job, deadlineMs: this.#deadlineOf(pending) };
    const watchdog = setTimeout(() => this.#end('it was stuck'), job.deadlineMs + this.#options.graceMs);
    this.#running.set(id, { pending, lateAt: performance.now() + pending.job.deadlineMs, watchdog });
    this.#introduce(pending.set);
    this.#send({ kind: 'job', id, setId: pending.set.id, job });
  }

  #deadlineOf(pending: PendingJob): number {
    return pending.job.deadlineMs + (this.#warm.has(releaseOf(pending)) ? 0 : this.#options.coldMs);
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#worker?.terminate();
  }

  #start(): void {
    const worker = new Worker(this.#options.workerFile, {
      // Nothing of the process's own environment: a module's bundle must not read its secrets.
      env: { NODE_ENV: process.env.NODE_ENV ?? 'production' },
      resourceLimits: { maxOldGenerationSizeMb: this.#options.memoryMb, maxYoungGenerationSizeMb: 16, stackSizeMb: 4 },
    });
    this.#worker = worker;
    let reason = 'it ended itself';
    worker.on('message', (message: FromWorker) => this.#receive(message));
    worker.on('error', (error) => {
      reason = error instanceof Error ? error.message : String(error);
    });
    worker.on('exit', () => this.#onExit(worker, reason));
  }

  #receive(message: FromWorker): void {
    if (message.kind === 'stray') this.#events.onStray(message.message);
    else if (message.kind === 'ready') {
      this.#ready = true;
      this.#wasReady = true;
      this.#events.onFree();
    } else if (message.kind === 'entering') {
      const entry = this.#running.get(message.id);
      if (entry) entry.pending.inside = message.module;
    } else if (message.kind === 'call') void this.#call(message);
    else this.#finish(message);
  }

  /** Only for the job's own reader, and only while the job runs. */
  async #call({ id, call, path }: Extract<FromWorker, { kind: 'call' }>): Promise<void> {
    const worker = this.#worker;
    const entry = this.#running.get(id);
    const answer = (await entry?.pending.callAsReader?.(path).catch(() => null)) ?? null;
    // Another worker than the one that asked must never get it.
    worker?.postMessage({ kind: 'answer', id, call, answer: this.#running.get(id) === entry ? answer : null });
  }

  #finish(message: Exclude<FromWorker, { kind: 'ready' | 'stray' | 'entering' | 'call' }>): void {
    const entry = this.#running.get(message.id);
    if (!entry) return;
    clearTimeout(entry.watchdog);
    this.#running.delete(message.id);
    if (message.kind === 'done') {
      this.#warm.add(releaseOf(entry.pending));
      entry.pending.resolve(message.made);
    }
    if (message.kind === 'failed') entry.pending.reject(new Error(message.message));
    this.#events.onFree();
  }

  #end(reason: string): void {
    const worker = this.#worker;
    if (worker) this.#onExit(worker, reason);
    void worker?.terminate();
  }

  #onExit(worker: Worker, reason: string): void {
    if (this.#worker !== worker) return;
    this.#worker = null;
    const pause = this.#wasReady ? 0 : RESTART_PAUSE_MS;
    this.#ready = false;
    this.#wasReady = false;
    this.#knownSets.clear();
    this.#warm.clear();
    const lost = [...this.#running.values()];
    this.#running.clear();
    for (const { watchdog } of lost) clearTimeout(watchdog);
    if (!this.#closed) setTimeout(() => !this.#closed && this.#start(), pause);
    this.#events.onLost(
      lost.map(({ pending }) => pending),
      reason,
    );
  }

  #introduce(set: ReleaseSet): void {
    const { sent, forgotten } = this.#knownSets.introduce(set);
    if (sent) this.#send({ kind: 'set', sent });
    for (const setId of forgotten) this.#send({ kind: 'forget', setId });
    if (forgotten.length === 0) return;
    for (const release of this.#warm) {
      if (release !== '' && !this.#knownSets.hasBundle(release)) this.#warm.delete(release);
    }
  }

  #send(message: ToWorker): void {
    this.#worker?.postMessage(message);
  }
}

function releaseOf({ set, job }: PendingJob): string {
  if (!job.withMain) return '';
  const bundle = set.bundles.find(({ module }) => module === job.plan.match?.module);
  return bundle ? bundleKey(bundle) : '';
}
