/** Signs of life that a process without a job may miss in a row. */
const MISSED_AT_MOST = 10;
/** Pulses in a row between which it had no job, and the processor all the same. */
const BURNING_AT_MOST = 3;
const BURNING_SHARE = 0.5;

/** What a render process says of itself. */
export interface Pulse {
  residentMb: number;
  /** Of processor since its start. */
  cpuMs: number;
}

/** Judges by its pulses whether a render process is still of use: what a module left behind may hold it up. */
export class PulseWatch {
  readonly #pulseMs: number;
  #lastCpuMs = Number.POSITIVE_INFINITY;
  #burning = 0;
  #missed = 0;

  /** @param pulseMs milliseconds between two pulses */
  constructor(pulseMs: number) {
    this.#pulseMs = pulseMs;
  }

  /** To be called at each pulse. @returns why it shall take no more jobs, or null */
  judge({ cpuMs }: Pick<Pulse, 'cpuMs'>, wasIdle: boolean): string | null {
    this.#missed = 0;
    const isBurning = wasIdle && cpuMs - this.#lastCpuMs > this.#pulseMs * BURNING_SHARE;
    this.#burning = isBurning ? this.#burning + 1 : 0;
    this.#lastCpuMs = cpuMs;
    return this.#burning >= BURNING_AT_MOST ? 'it was busy without a page' : null;
  }

  /**
   * To be called as often as pulses should come: a page server that was stopped itself counts no time that way.
   * @returns why it is to be ended, or null
   */
  miss(isIdle: boolean): string | null {
    this.#missed = isIdle ? this.#missed + 1 : 0;
    return this.#missed > MISSED_AT_MOST ? 'it gave no sign of life without a page' : null;
  }
}
