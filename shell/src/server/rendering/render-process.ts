import type { ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import type { ReleaseSet } from '../live/release-set';
import { KnownSets } from './known-sets';
import { type Pulse, PulseWatch } from './pulse-watch';
import {
  bundleKey,
  type CallApi,
  CallRefusedError,
  type FromWorker,
  type MadeDocument,
  type RenderedPage,
  type RenderJob,
  type ToWorker,
} from './render-job';
import { type RenderProcessStart, startRenderProcess } from './start-render-process';

export interface RenderProcessOptions extends RenderProcessStart {
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
  /** Told what its page says of itself, before it is rendered. */
  onKnown?: ((known: NonNullable<RenderedPage['known']>) => void) | undefined;
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
  /** Bundles of these releases (`module@version`) have run for a page that was answered. */
  onProven(releases: string[]): void;
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

interface RunningJob {
  pending: PendingJob;
  lateAt: number;
  watchdog: NodeJS.Timeout;
  /** Whose code has run for it: the page's own and that of its fragments. */
  entered: Set<string>;
}

/** Compiling ahead leaves as much of the memory to pages. */
const PREPARED_SHARE = 0.5;

/** One process that renders pages: gets jobs, is ended when it is stuck, and is never used again then. */
export class RenderProcess {
  readonly #options: RenderProcessOptions;
  readonly #events: RenderProcessEvents;
  readonly #child: ChildProcess;
  readonly #ended: Promise<void>;
  readonly #running = new Map<number, RunningJob>();
  readonly #pulse: PulseWatch;
  readonly #heart: NodeJS.Timeout;
  readonly #knownSets = new KnownSets();
  /** Releases that were rendered in this process; '' for header and footer alone. */
  readonly #warm = new Set<string>();
  #isReady = false;
  #isRetired = false;
  #retiredFor: string | undefined;
  #isOver = false;
  #fatal: string | undefined;
  /** No job was in it since its last pulse. */
  #wasIdle = false;
  #lastId = 0;
  /** Whose code ran last; '' for none. */
  #lastRelease = '';

  constructor(options: RenderProcessOptions, events: RenderProcessEvents) {
    this.#options = options;
    this.#events = events;
    this.#child = startRenderProcess(options);
    this.#pulse = new PulseWatch(options.pulseMs);
    this.#heart = setInterval(() => this.#missPulse(), options.pulseMs);
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
    this.#wasIdle = false;
    const id = this.#lastId;
    const job = { ...pending.job, deadlineMs: this.#deadlineOf(pending) };
    const watchdog = setTimeout(() => this.#end('it was stuck'), job.deadlineMs + this.#options.graceMs);
    const lateAt = performance.now() + pending.job.deadlineMs;
    this.#running.set(id, { pending, lateAt, watchdog, entered: new Set() });
    this.#introduce(pending.set);
    this.#send({ kind: 'job', id, setId: pending.set.id, job });
  }

  /** Has bundles compiled before a page needs them. */
  prepare(set: ReleaseSet, releases: readonly string[]): void {
    const own = set.bundles.map(bundleKey).filter((release) => releases.includes(release));
    if (own.length === 0) return;
    this.#introduce(set);
    const untilMb = this.#options.limits.residentMb * PREPARED_SHARE;
    this.#send({ kind: 'prepare', setId: set.id, releases: own, untilMb });
  }

  #deadlineOf(pending: PendingJob): number {
    return pending.job.deadlineMs + (this.#warm.has(releaseOf(pending)) ? 0 : this.#options.coldMs);
  }

  /** Ends it whatever it does, without word to anybody. */
  async close(): Promise<void> {
    this.#isOver = true;
    clearInterval(this.#heart);
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
      if (!entry) return;
      entry.pending.inside = message.module;
      this.#lastRelease = releaseIn(entry.pending.set, message.module);
      entry.entered.add(this.#lastRelease);
    } else if (message.kind === 'known') this.#running.get(message.id)?.pending.onKnown?.(message.known);
    else if (message.kind === 'pulse') this.#feel(message);
    else if (message.kind === 'unended') this.#retire('a rendering went on after its time');
    else if (message.kind === 'call') void this.#call(message);
    else this.#finish(message);
  }

  #feel(pulse: Pulse): void {
    const reason = this.#pulse.judge(pulse, this.#wasIdle);
    this.#wasIdle = this.#running.size === 0;
    if (reason !== null) this.#blameLast(reason);
    if (reason !== null) this.#retire(reason);
    else if (pulse.residentMb > this.#options.limits.residentMb)
      this.#retire(`it held ${Math.round(pulse.residentMb)} MB`);
  }

  #missPulse(): void {
    const reason = this.#pulse.miss(this.#isReady && this.#running.size === 0);
    if (reason === null) return;
    this.#blameLast(reason);
    this.#end(reason);
  }

  /** Without a page in it, a process does what the one before left behind. */
  #blameLast(reason: string): void {
    if (this.#lastRelease !== '') this.#events.onStray(`A process was replaced: ${reason}, after ${this.#lastRelease}`);
  }

  /** It takes no more jobs; those that are in it end first. */
  #retire(reason: string): void {
    if (this.#isRetired) return;
    this.#isRetired = true;
    this.#retiredFor = reason;
    this.#events.onRetired();
    this.#endRetired();
  }

  #endRetired(): void {
    if (this.#retiredFor !== undefined && this.#running.size === 0) this.#end(this.#retiredFor);
  }

  /** Only while the job runs: it may be a reader's own. */
  async #call({ id, call, path, body }: Extract<FromWorker, { kind: 'call' }>): Promise<void> {
    const entry = this.#running.get(id);
    const answer = await entry?.pending
      .callApi?.(path, body)
      .catch((error: unknown) => (error instanceof CallRefusedError ? 'refused' : 'away'));
    this.#send({ kind: 'answer', id, call, answer: (this.#running.get(id) === entry && answer) || 'refused' });
  }

  #finish(message: Extract<FromWorker, { kind: 'done' | 'failed' }>): void {
    const entry = this.#running.get(message.id);
    if (!entry) return;
    clearTimeout(entry.watchdog);
    this.#running.delete(message.id);
    if (message.kind === 'done') {
      this.#warm.add(releaseOf(entry.pending));
      this.#events.onProven([...entry.entered].filter((release) => release !== ''));
      entry.pending.resolve(message.made);
    }
    if (message.kind === 'failed') entry.pending.reject(new Error(message.message));
    this.#endRetired();
    this.#events.onFree();
  }

  #end(reason: string): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#isRetired = true;
    clearInterval(this.#heart);
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
  return job.withMain ? releaseIn(set, job.plan.match?.module) : '';
}

function releaseIn({ bundles }: ReleaseSet, module: string | undefined): string {
  const bundle = bundles.find((one) => one.module === module);
  return bundle ? bundleKey(bundle) : '';
}
