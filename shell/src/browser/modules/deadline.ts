/**
 * What has not arrived after this time is taken for away. The message is to stand in the region 3 s after the address
 * changed, and the page's own start comes first.
 */
export const LOAD_DEADLINE_MS = 2000;

const LOOK_EVERY_MS = 50;

/** It took too long; it goes on, and `late` settles with it. */
export class DeadlineError extends Error {
  override name = 'DeadlineError';
  readonly late: Promise<unknown>;

  constructor(what: string, late: Promise<unknown>) {
    super(`Failed to finish ${what} in time: it goes on. The page follows once it is done.`);
    this.late = late;
  }
}

/** Nobody waits any more: the visitor went to another page. */
export class LeftError extends Error {
  override name = 'LeftError';
}

export interface DeadlineOptions {
  deadlineMs?: number;
  /** Asked again and again: whether the visitor has gone elsewhere, so that their next page need not wait. */
  isLeft?: () => boolean;
}

/** The promise's value; DeadlineError when it takes too long, LeftError when the visitor left before. */
export async function withDeadline<T>(
  work: Promise<T>,
  what: string,
  { deadlineMs = LOAD_DEADLINE_MS, isLeft }: DeadlineOptions = {},
): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let looking: ReturnType<typeof setInterval> | undefined;
  const end = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DeadlineError(what, work)), deadlineMs);
    if (!isLeft) return;
    // History events come through single-spa, which holds them back while it waits for this very promise.
    const look = () => isLeft() && reject(new LeftError(`Nobody waits for ${what} any more.`));
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
