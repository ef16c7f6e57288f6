/** Releases that have not rendered a page here yet: each gets one trial at a time, since it may block its process. */
export class FirstTrials {
  readonly #proven = new Set<string>();
  readonly #running = new Map<string, Promise<unknown>>();

  /** The running trial of a release; undefined when there is none, or the release is proven. */
  of(release: string): Promise<unknown> | undefined {
    return this.#running.get(release);
  }

  /** Registers a rendering, which is the release's trial unless it is proven or in a trial. */
  follow(release: string, rendering: Promise<unknown>): void {
    if (!this.#proven.has(release) && !this.#running.has(release)) this.#running.set(release, rendering);
    void rendering.finally(() => this.#running.delete(release));
  }

  /** The release has rendered a page. */
  prove(release: string): void {
    this.#proven.add(release);
  }
}
