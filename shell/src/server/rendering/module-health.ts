/** After this many failures of one kind in a row a module is not asked for a while. */
const FAILURES_TO_REST = 3;
const REST_MS = 15_000;

/**
 * Remembers which releases end or block their workers, so that a broken one costs a page its deadline a few times and
 * not every time. After a rest it gets one more try.
 */
export class ModuleHealth {
  readonly #failures = new Map<string, { count: number; restUntil: number }>();
  readonly #now: () => number;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  mayRender(release: string): boolean {
    return (this.#failures.get(release)?.restUntil ?? 0) <= this.#now();
  }

  failed(release: string): void {
    const count = (this.#failures.get(release)?.count ?? 0) + 1;
    this.#failures.set(release, { count, restUntil: count >= FAILURES_TO_REST ? this.#now() + REST_MS : 0 });
  }

  /** It is not asked for a while, whatever it did before. */
  rest(release: string): void {
    this.#failures.set(release, { count: FAILURES_TO_REST, restUntil: this.#now() + REST_MS });
  }

  succeeded(release: string): void {
    this.#failures.delete(release);
  }
}
