/** The time limit of one page's rendering. */
export interface PageDeadline {
  /** Aborts when the time is over, and when the page is answered. */
  signal: AbortSignal;
  /** Milliseconds that are left. */
  leftMs(): number;
  /** To be called once the page's own part is rendered: the time no longer ends. */
  stop(): void;
  /** To be called once the page is answered. */
  end(): void;
}

/**
 * Starts the time limit of a page. Unlike `AbortSignal.timeout` it can be ended: everything that listens to the signal
 * (the page's data, its tree, its requests) would otherwise stay in memory until the time is over, which is dozens of
 * pages at once under load.
 * @param ms as in `AbortSignal.timeout`, whose reason it uses too
 */
export function startPageDeadline(ms: number): PageDeadline {
  const controller = new AbortController();
  const { signal } = controller;
  const endsAt = performance.now() + ms;
  const timer = setTimeout(() => {
    controller.abort(new DOMException('The operation was aborted due to timeout', 'TimeoutError'));
  }, ms);
  return {
    signal,
    leftMs: () => Math.max(0, endsAt - performance.now()),
    stop: () => clearTimeout(timer),
    end() {
      clearTimeout(timer);
      // A signal that combines others is released only by an abort.
      controller.abort(new DOMException('The page was answered.', 'AbortError'));
    },
  };
}
