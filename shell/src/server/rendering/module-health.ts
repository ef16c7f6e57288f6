/** After this many failures of one kind in a row a module is not asked for a while. */
const FAILURES_TO_REST = 3;
const REST_MS = 15_000;
/** A failure so long ago is not in a row with the next one: of fragments only failures are told. */
const REMEMBERED_MS = 60_000;

/**
 * Remembers which releases end or block their processes, so that a broken one costs a page its deadline a few times and
 * not every time. After a rest it gets one more try.
 */
export class ModuleHealth {
  readonly #failures = new Map<string, { count: number; at: number; restUntil: number }>();
  readonly #now: () => number;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  mayRender(release: string): boolean {
    return (this.#failures.get(release)?.restUntil ?? 0) <= this.#now();
  }

  failed(release: string): void {
    const at = this.#now();
    const last = this.#failures.get(release);
    const count = last && at - last.at < REMEMBERED_MS ? last.count + 1 : 1;
    this.#failures.set(release, { count, at, restUntil: count >= FAILURES_TO_REST ? at + REST_MS : 0 });
  }

  /** It is not asked for a while, whatever it did before. */
  rest(release: string): void {
    const at = this.#now();
    this.#failures.set(release, { count: FAILURES_TO_REST, at, restUntil: at + REST_MS });
  }

  succeeded(release: string): void {
    this.#failures.delete(release);
  }
}
