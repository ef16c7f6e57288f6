/** The time limit of one page's rendering. */
export interface PageDeadline {
  /** Aborts when the time is over, and when the page is answered. */
  signal: AbortSignal;
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
  const timer = setTimeout(() => {
    controller.abort(new DOMException('The operation was aborted due to timeout', 'TimeoutError'));
  }, ms);
  return {
    signal,
    end() {
      clearTimeout(timer);
      // A signal that combines others is released only by an abort.
      controller.abort(new DOMException('The page was answered.', 'AbortError'));
    },
  };
}
