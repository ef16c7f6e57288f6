/**
 * After this time a load counts as failed. The message must appear 3 s after the change of address, and the start of
 * the page itself comes first.
 */
export const LOAD_DEADLINE_MS = 2000;

const LOOK_EVERY_MS = 50;

/** The timeout was exceeded. The work continues; `late` settles with it. */
export class DeadlineError extends Error {
  override name = 'DeadlineError';
  readonly late: Promise<unknown>;

  constructor(what: string, late: Promise<unknown>) {
    super(`Failed to finish ${what} in time: it goes on. The page follows once it is done.`);
    this.late = late;
  }
}

/** The visitor went to another page, so nobody waits for the result. */
export class NavigatedAwayError extends Error {
  override name = 'LeftError';
}

export interface DeadlineOptions {
  deadlineMs?: number;
  /** Polled: whether the visitor has left, so that their next page need not wait. */
  hasNavigatedAway?: () => boolean;
}

/**
 * Resolves with the promise's value.
 * @throws DeadlineError when it takes too long, NavigatedAwayError when the visitor left before
 */
export async function withDeadline<T>(
  work: Promise<T>,
  what: string,
  { deadlineMs = LOAD_DEADLINE_MS, hasNavigatedAway }: DeadlineOptions = {},
): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let looking: ReturnType<typeof setInterval> | undefined;
  const end = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DeadlineError(what, work)), deadlineMs);
    if (!hasNavigatedAway) return;
    // Polled, since single-spa holds history events back while it waits for this very promise.
    const look = () => hasNavigatedAway() && reject(new NavigatedAwayError(`Nobody waits for ${what} any more.`));
    looking = setInterval(look, LOOK_EVERY_MS);
  });
  try {
    return await Promise.race([work, end]);
  } finally {
    clearTimeout(timer);
    clearInterval(looking);
    work.catch(() => undefined);
  }
}
