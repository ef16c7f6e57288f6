/** The page server could not ask the API, or the API gave no answer in time. */
export class ApiAwayError extends TypeError {
  override name = 'ApiAwayError';
}

/** What a module's code makes of an answer that did not come, by the beginning of its stack. */
const API_ERRORS = /^(ApiAwayError|HttpError|FailedCallError)\b/;

/**
 * The calls that one rendering makes of the API, so that what comes to nothing for their sake is not put down to the module:
 * its team can do nothing about an API or a database that hangs.
 */
export class ApiCalls {
  readonly #ask: (path: string, body?: string) => Promise<Response>;
  readonly #signal: AbortSignal;
  readonly #open = new Set<{ since: number }>();
  #firstAt = 0;
  #hasFailed = false;
  #waitedInVain = false;

  /** @param signal ends the rendering, and its calls with it */
  constructor(ask: (path: string, body?: string) => Promise<Response>, signal: AbortSignal) {
    this.#ask = ask;
    this.#signal = signal;
    signal.addEventListener('abort', () => {
      const now = performance.now();
      // Many calls one after the other are the page's own doing: one of them must have taken most of its time.
      this.#waitedInVain = [...this.#open].some(({ since }) => now - since >= (now - this.#firstAt) / 2);
    });
  }

  /** Reads. Aborted with the rendering, so that it ends. */
  readonly call = (path: string): Promise<Response> => this.#follow(path);

  /** The same; with a body it changes something. */
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

  /** Whether the API is why the rendering failed: it ended waiting, or by a call that the API failed. */
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
