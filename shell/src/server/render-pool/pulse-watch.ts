import type { Pulse } from '../model/render-messages';

/** Consecutive pulses that a process without a job may miss. */
const MISSED_AT_MOST = 10;
/** Consecutive pulses between which the process had no job and still used the processor. */
const BURNING_AT_MOST = 3;
const BURNING_SHARE = 0.5;

/** Judges by its pulses whether a render process is still usable: code that a module left running may block it. */
export class PulseWatch {
  readonly #pulseMs: number;
  #lastCpuMs = Number.POSITIVE_INFINITY;
  #burning = 0;
  #missed = 0;

  /** @param pulseMs milliseconds between two pulses */
  constructor(pulseMs: number) {
    this.#pulseMs = pulseMs;
  }

  /**
   * To be called at each pulse.
   * @returns why the process must take no more jobs, or null
   */
  judge({ cpuMs }: Pick<Pulse, 'cpuMs'>, wasIdle: boolean): string | null {
    this.#missed = 0;
    const isBurning = wasIdle && cpuMs - this.#lastCpuMs > this.#pulseMs * BURNING_SHARE;
    this.#burning = isBurning ? this.#burning + 1 : 0;
    this.#lastCpuMs = cpuMs;
    return this.#burning >= BURNING_AT_MOST ? 'it was busy without a page' : null;
  }

  /**
   * To be called at the pulse interval. Time in which the page server itself was suspended is then not counted.
   * @returns why the process must be ended, or null
   */
  miss(isIdle: boolean): string | null {
    this.#missed = isIdle ? this.#missed + 1 : 0;
    return this.#missed > MISSED_AT_MOST ? 'it gave no sign of life without a page' : null;
  }
}
