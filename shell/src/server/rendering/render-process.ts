import type { ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import type { ReleaseSet } from '../live/release-set';
import { KnownSets } from './known-sets';
import {
  bundleKey,
  type CallApi,
  type FromWorker,
  type MadeDocument,
  type RenderJob,
  type ToWorker,
} from './render-job';
import { type RenderProcessLimits, startRenderProcess } from './start-render-process';

export interface RenderProcessOptions {
  workerFile: string;
  limits: RenderProcessLimits;
  /** How long after a job's own deadline an answer may still come; then the process counts as stuck. */
  graceMs: number;
  /** Added to a job's deadline while its module was not yet rendered in this process: it is compiled first. */
  coldMs: number;
}

export interface PendingJob {
  set: ReleaseSet;
  job: RenderJob;
  /** No other job may be in the worker while this one is. */
  alone: boolean;
  /** Makes the calls of its modules. */
  callApi?: CallApi | undefined;
  resolve(made: MadeDocument): void;
  reject(error: Error): void;
  /** Module whose code ran last for it. */
  inside?: string;
}

export interface RenderProcessEvents {
  /** It can take jobs now. */
  onReady(): void;
  /** It has taken a job off its list. */
  onFree(): void;
  /** It takes no more jobs and ends once those that are in it have. */
  onRetired(): void;
  /** It ended with these jobs in it. */
  onEnded(lost: PendingJob[], reason: string): void;
  onStray(message: string): void;
  /** A line that it wrote: a module's `console`, or V8's last words. */
  onLine(line: string): void;
}

/** V8's word for why it gave up. */
const FATAL = /^(?:FATAL ERROR|# Fatal process out of memory): (.+)/;

/** One process that renders pages: gets jobs, is ended when it is stuck, and is never used again then. */
export class RenderProcess {
  readonly #options: RenderProcessOptions;
  readonly #events: RenderProcessEvents;
  readonly #child: ChildProcess;
  readonly #ended: Promise<void>;
  readonly #running = new Map<number, { pending: PendingJob; lateAt: number; watchdog: NodeJS.Timeout }>();
  readonly #knownSets = new KnownSets();
  /** Releases that were rendered in this process; '' for header and footer alone. */
  readonly #warm = new Set<string>();
  #isReady = false;
  #isRetired = false;
  #isOver = false;
  #fatal: string | undefined;
  #lastId = 0;

  constructor(options: RenderProcessOptions, events: RenderProcessEvents) {
    this.#options = options;
    this.#events = events;
    this.#child = startRenderProcess(options.workerFile, options.limits);
    this.#child.on('message', (message: FromWorker) => this.#receive(message));
    for (const output of [this.#child.stdout, this.#child.stderr]) if (output) this.#readLines(output);
    this.#ended = new Promise((resolve) => {
      // Not before its last words were read.
      this.#child.once('close', (code, signal) => {
        resolve();
        this.#end(this.#fatal ?? `it ended itself (${signal ?? `code ${code}`})`);
      });
      // It could not be started, or a message could not be sent to it.
      this.#child.on('error', (error) => {
        if (this.#child.pid === undefined) resolve();
        this.#end(error.message);
      });
    });
  }

  #readLines(output: Readable): void {
    createInterface(output).on('line', (line) => {
      this.#fatal ??= FATAL.exec(line)?.[1];
      this.#events.onLine(line);
    });
  }

  /** It has come so far as to take jobs. */
  get isReady(): boolean {
    return this.#isReady;
  }

  /** It takes no jobs any more. */
  get isRetired(): boolean {
    return this.#isRetired;
  }

  /** Jobs now in the process; infinite while it cannot take any, or one is late: it may hold the process for ever. */
  get load(): number {
    if (!this.#isReady || this.#isRetired) return Number.POSITIVE_INFINITY;
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

  /** Ends it whatever it does, without word to anybody. */
  async close(): Promise<void> {
    this.#isOver = true;
    for (const { watchdog } of this.#running.values()) clearTimeout(watchdog);
    this.#child.kill('SIGKILL');
    await this.#ended;
  }

  #receive(message: FromWorker): void {
    if (this.#isOver) return;
    if (message.kind === 'stray') this.#events.onStray(message.message);
    else if (message.kind === 'ready') {
      this.#isReady = true;
      this.#events.onReady();
    } else if (message.kind === 'entering') {
      const entry = this.#running.get(message.id);
      if (entry) entry.pending.inside = message.module;
    } else if (message.kind === 'call') void this.#call(message);
    else this.#finish(message);
  }

  /** Only while the job runs: it may be a reader's own. */
  async #call({ id, call, path }: Extract<FromWorker, { kind: 'call' }>): Promise<void> {
    const entry = this.#running.get(id);
    const answer = (await entry?.pending.callApi?.(path).catch(() => null)) ?? null;
    this.#send({ kind: 'answer', id, call, answer: this.#running.get(id) === entry ? answer : null });
  }

  #finish(message: Extract<FromWorker, { kind: 'done' | 'failed' }>): void {
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
    if (this.#isOver) return;
    this.#isOver = true;
    this.#isRetired = true;
    this.#child.kill('SIGKILL');
    const lost = [...this.#running.values()];
    this.#running.clear();
    for (const { watchdog } of lost) clearTimeout(watchdog);
    this.#events.onEnded(
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
    if (this.#child.connected) this.#child.send(message);
  }
}

function releaseOf({ set, job }: PendingJob): string {
  if (!job.withMain) return '';
  const bundle = set.bundles.find(({ module }) => module === job.plan.match?.module);
  return bundle ? bundleKey(bundle) : '';
}
