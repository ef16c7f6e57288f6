import { AsyncLocalStorage } from 'node:async_hooks';

type Callback = (...args: unknown[]) => void;

const scopes = new AsyncLocalStorage<JobScope>();

/**
 * Timers and renderings of one job. After the job its timers run out and no new ones start, so that no loop outlives
 * its page.
 */
export class JobScope {
  /** Intervals: how to stop each, and the stack of the code that started it. */
  readonly #intervals = new Map<() => void, string>();
  readonly #onLate: (stack: string) => void;
  #renderings = 0;
  #isOver = false;
  #isReported = false;

  /** @param onLate receives, once, the stack of code that would have continued after the job */
  constructor(onLate: (stack: string) => void) {
    this.#onLate = onLate;
  }

  /** Whether the job has been answered. */
  get isOver(): boolean {
    return this.#isOver;
  }

  /** Whether a rendering has not ended yet. */
  get isRendering(): boolean {
    return this.#renderings > 0;
  }

  run<T>(work: () => T): T {
    return scopes.run(this, work);
  }

  /** Tracks a rendering that the job may not wait for. */
  watch(rendering: Promise<unknown>): void {
    this.#renderings += 1;
    const ended = () => {
      this.#renderings -= 1;
    };
    rendering.then(ended, ended);
  }

  end(): void {
    this.#isOver = true;
    for (const [stop, stack] of this.#intervals) {
      stop();
      this.#report(stack);
    }
    this.#intervals.clear();
  }

  /** Whether a timer may start now. */
  admits(): boolean {
    if (this.#isOver) this.#report(stackHere());
    return !this.#isOver;
  }

  keep(stop: () => void): void {
    this.#intervals.set(stop, stackHere());
  }

  #report(stack: string): void {
    if (!this.#isReported) this.#onLate(stack);
    this.#isReported = true;
  }
}

function stackHere(): string {
  return new Error('A module goes on after its page was answered.').stack ?? '';
}

const KINDS = [
  { start: 'setTimeout', stop: 'clearTimeout' },
  { start: 'setImmediate', stop: 'clearImmediate' },
  { start: 'setInterval', stop: 'clearInterval' },
];

/** From now on timers belong to the job whose code starts them. Timers of the shell itself belong to none. */
export function bindTimersToJobs(): void {
  for (const { start, stop } of KINDS) {
    const begin: (callback: Callback, ...rest: unknown[]) => unknown = Reflect.get(globalThis, start);
    const clear: (timer: unknown) => void = Reflect.get(globalThis, stop);
    Reflect.set(globalThis, start, (callback: Callback, ...rest: unknown[]): unknown => {
      const scope = scopes.getStore();
      if (scope && !scope.admits()) return inert(begin, clear);
      const timer = begin(callback, ...rest);
      if (start === 'setInterval') scope?.keep(() => clear(timer));
      return timer;
    });
  }
}

/** A timer with the usual interface that never fires. */
function inert(begin: (callback: Callback) => unknown, clear: (timer: unknown) => void): unknown {
  const timer = begin(() => {});
  clear(timer);
  return timer;
}
