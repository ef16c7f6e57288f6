import type { ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { type CallApi, CallRefusedError } from '../model/api-call';
import type { ReleaseSet } from '../model/release-set';
import type { RenderJob } from '../model/render-job';
import type { FromWorker, Pulse, ToWorker } from '../model/render-messages';
import type { JobResult, RenderedParts } from '../model/rendered-page';
import { bundleKey } from '../model/server-bundle';
import { KnownSets } from './known-sets';
import { PulseWatch } from './pulse-watch';
import { type RenderProcessStart, startRenderProcess } from './start-render-process';

export interface RenderProcessOptions extends RenderProcessStart {
  /** How long after a job's own deadline a result may still arrive; then the process counts as stuck. */
  graceMs: number;
  /** Added to a job's deadline when its module was not yet rendered in this process: it has to be compiled first. */
  coldMs: number;
}

export interface PendingJob {
  set: ReleaseSet;
  job: RenderJob;
  /** No other job may run in the worker at the same time. */
  alone: boolean;
  /** Makes the API calls of the job's modules. */
  callApi?: CallApi | undefined;
  /** Receives head and status of the page before it is rendered. */
  onKnown?: ((known: NonNullable<RenderedParts['known']>) => void) | undefined;
  resolve(made: JobResult): void;
  reject(error: Error): void;
  /** Module whose code ran last for the job. */
  inside?: string;
}

export interface RenderProcessEvents {
  /** The process can take jobs now. */
  onReady(): void;
  /** The process has finished a job. */
  onFree(): void;
  /** Bundles of these releases (`module@version`) have run for a page that was answered. */
  onProven(releases: string[]): void;
  /** The process takes no more jobs and ends after its current ones. */
  onRetired(): void;
  /** The process ended with these jobs in it. */
  onEnded(lost: PendingJob[], reason: string): void;
  onUnhandled(message: string): void;
  /** A line that the process wrote: a module's `console`, or V8's last output. */
  onLine(line: string): void;
}

/** V8's reason for a fatal error. */
const FATAL = /^(?:FATAL ERROR|# Fatal process out of memory): (.+)/;

interface RunningJob {
  pending: PendingJob;
  lateAt: number;
  watchdog: NodeJS.Timeout;
  /** Modules whose code has run for the job: the page's own and those of its fragments. */
  entered: Set<string>;
}

/** Bundles are compiled ahead up to this share of the memory limit; the rest is for pages. */
const PREPARED_SHARE = 0.5;

/** One process that renders pages. It takes jobs, is ended when it is stuck, and is never reused then. */
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
  /** No job ran since its last pulse. */
  #wasIdle = false;
  #lastId = 0;
  /** Release whose code ran last; '' for none. */
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
      // `close` follows only after the process's last output was read.
      this.#child.once('close', (code, signal) => {
        resolve();
        this.#end(this.#fatal ?? `it ended itself (${signal ?? `code ${code}`})`);
      });
      // The process could not be started, or a message could not be sent to it.
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

  /** Whether it can take jobs. */
  get isReady(): boolean {
    return this.#isReady;
  }

  /** Whether it takes no more jobs. */
  get isRetired(): boolean {
    return this.#isRetired;
  }

  /** Current jobs of the process; infinite while it cannot take any, or one is late: that one may block it for ever. */
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

  /** Compiles bundles before a page needs them. */
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

  /** Ends the process at once, without any notification. */
  async close(): Promise<void> {
    this.#isOver = true;
    clearInterval(this.#heart);
    for (const { watchdog } of this.#running.values()) clearTimeout(watchdog);
    this.#child.kill('SIGKILL');
    await this.#ended;
  }

  #receive(message: FromWorker): void {
    if (this.#isOver) return;
    if (message.kind === 'unhandled') this.#events.onUnhandled(message.message);
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
    if (reason !== null) this.#attributeToLast(reason);
    if (reason !== null) this.#retire(reason);
    else if (pulse.residentMb > this.#options.limits.residentMb)
      this.#retire(`it held ${Math.round(pulse.residentMb)} MB`);
  }

  #missPulse(): void {
    const reason = this.#pulse.miss(this.#isReady && this.#running.size === 0);
    if (reason === null) return;
    this.#attributeToLast(reason);
    this.#end(reason);
  }

  /** Reports the last release: a process that is busy without a page runs what that release left behind. */
  #attributeToLast(reason: string): void {
    if (this.#lastRelease !== '')
      this.#events.onUnhandled(`A process was replaced: ${reason}, after ${this.#lastRelease}`);
  }

  /** Takes no more jobs; the current ones end first. */
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

  /** Only while the job runs: the call may be on a viewer's behalf. */
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
    const { sent, dropped } = this.#knownSets.introduce(set);
    if (sent) this.#send({ kind: 'set', sent });
    for (const setId of dropped) this.#send({ kind: 'drop', setId });
    if (dropped.length === 0) return;
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
