/** The page server could not reach the API, or the API gave no response in time. */
export class ApiAwayError extends TypeError {
  override name = 'ApiAwayError';
}

/** Errors of a module's code after a failed call, by the beginning of their stack. */
const API_ERRORS = /^(ApiAwayError|HttpError|FailedCallError)\b/;

/**
 * The API calls of one rendering. They show whether a failure was caused by the API: it is then not attributed to the
 * module, whose team can do nothing about an API or a database that hangs.
 */
export class ApiCalls {
  readonly #ask: (path: string, body?: string) => Promise<Response>;
  readonly #signal: AbortSignal;
  readonly #open = new Set<{ since: number }>();
  #firstAt = 0;
  #hasFailed = false;
  #waitedInVain = false;

  /** @param signal aborts the rendering and its calls */
  constructor(ask: (path: string, body?: string) => Promise<Response>, signal: AbortSignal) {
    this.#ask = ask;
    this.#signal = signal;
    signal.addEventListener('abort', () => {
      const now = performance.now();
      // Many sequential calls are the page's own fault: a single call must have taken most of its time.
      this.#waitedInVain = [...this.#open].some(({ since }) => now - since >= (now - this.#firstAt) / 2);
    });
  }

  /** Sends a GET. It is aborted with the rendering. */
  readonly call = (path: string): Promise<Response> => this.#follow(path);

  /** The same; with a body it changes data. */
  readonly send = (path: string, body?: string): Promise<Response> => this.#follow(path, body);

  async #follow(path: string, body?: string): Promise<Response> {
    const open = { since: performance.now() };
    this.#firstAt ||= open.since;
    this.#open.add(open);
    try {
      const response = await Promise.race([this.#ask(path, body), rejectOnAbort(this.#signal)]);
      if (response.status >= 500) this.#hasFailed = true;
      return response;
    } catch (error) {
      if (error instanceof ApiAwayError) this.#hasFailed = true;
      throw error;
    } finally {
      this.#open.delete(open);
    }
  }

  /**
   * Whether the API caused the rendering's failure: the rendering ended waiting for it, or by a call that the API
   * failed.
   */
  isCause(message: string): boolean {
    return this.#waitedInVain || (this.#hasFailed && API_ERRORS.test(message));
  }
}

export function rejectOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}
