import type { Log } from '../log';

/** A malfunction that does not keep pages from being served. */
export interface Problem {
  /** The affected part: `stable channel`, `catalog@1.2.0`. */
  about: string;
  message: string;
  /** The cause is the API. */
  cause?: 'api';
}

interface KnownProblem extends Problem {
  /** ISO 8601. */
  since: string;
}

/**
 * Current problems for /healthz and the log. Each problem is logged once when it begins and once when it ends, however
 * often it occurs. Messages contain no paths: /healthz is public.
 */
export class Problems {
  readonly #log: Log;
  readonly #onNew: (problem: Problem) => void;
  readonly #known = new Map<string, KnownProblem[]>();

  /** @param onNew receives each problem once when it begins, like the log */
  constructor(log: Log, onNew: (problem: Problem) => void = () => {}) {
    this.#log = log;
    this.#onNew = onNew;
  }

  get list(): readonly KnownProblem[] {
    return [...this.#known.values()].flat();
  }

  /** Drops the problems of places whose names begin so. Those that persist are reported again. */
  clear(beginning: string): void {
    for (const source of this.#known.keys()) if (source.startsWith(beginning)) this.#known.delete(source);
  }

  /** Sets all problems of one place of the page server; they replace its former ones. */
  set(source: string, problems: readonly (Problem & { error?: unknown })[]): void {
    const before = this.#known.get(source) ?? [];
    const now = problems.map(({ about, message, cause, error }) => {
      const known = before.find((one) => one.about === about && one.message === message);
      if (!known) {
        this.#log.error({ about, err: error }, message);
        this.#onNew({ about, message });
      }
      return known ?? { about, message, ...(cause ? { cause } : {}), since: new Date().toISOString() };
    });
    for (const { about, message } of before) {
      if (!now.some((one) => one.about === about)) this.#log.warn({ about, was: message }, 'This is well again.');
    }
    if (now.length > 0) this.#known.set(source, now);
    else this.#known.delete(source);
  }
}
