/** After this many consecutive failures of one kind a module is not rendered for a while. */
const FAILURES_TO_REST = 3;
const REST_MS = 15_000;
/** Failures further apart are not consecutive: of fragments only failures are reported, never successes. */
const REMEMBERED_MS = 60_000;

/**
 * Records which releases end or block their processes, so that a broken one costs pages its deadline a few times
 * instead of every time. After a pause it gets one more attempt.
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

  /** Pauses the release for a while, regardless of its former results. */
  rest(release: string): void {
    const at = this.#now();
    this.#failures.set(release, { count: FAILURES_TO_REST, at, restUntil: at + REST_MS });
  }

  succeeded(release: string): void {
    this.#failures.delete(release);
  }
}
