import type { Log } from '../log';

/** Something that does not work although pages are served. */
export interface Problem {
  /** What it is about: `stable channel`, `catalog@1.2.0`. */
  about: string;
  message: string;
  /** It waits for the API. */
  cause?: 'api';
}

interface KnownProblem extends Problem {
  /** ISO 8601. */
  since: string;
}

/**
 * What is wrong now, for /healthz and the log. Each cause is logged once when it comes and once when it is gone,
 * however often it is seen. Messages carry no paths: /healthz is public.
 */
export class Problems {
  readonly #log: Log;
  readonly #onNew: (problem: Problem) => void;
  readonly #known = new Map<string, KnownProblem[]>();

  /** `onNew` is told each problem once when it comes, as the log is. */
  constructor(log: Log, onNew: (problem: Problem) => void = () => {}) {
    this.#log = log;
    this.#onNew = onNew;
  }

  get list(): readonly KnownProblem[] {
    return [...this.#known.values()].flat();
  }

  /** What was said in places of this beginning may not hold any more; if it does, it is said again. */
  forget(beginning: string): void {
    for (const place of this.#known.keys()) if (place.startsWith(beginning)) this.#known.delete(place);
  }

  /** All that is wrong in one place of the page server; it replaces what that place said before. */
  set(place: string, problems: readonly (Problem & { error?: unknown })[]): void {
    const before = this.#known.get(place) ?? [];
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
    if (now.length > 0) this.#known.set(place, now);
    else this.#known.delete(place);
  }
}
