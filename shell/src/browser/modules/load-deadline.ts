/** A module that has not arrived after this time is taken for away, so that navigation never waits for it. */
export const LOAD_DEADLINE_MS = 2500;

/** The loading took too long; it goes on, and `late` settles with it. */
export class LoadDeadlineError extends Error {
  override name = 'LoadDeadlineError';
  readonly late: Promise<unknown>;

  constructor(what: string, late: Promise<unknown>) {
    super(`Failed to load ${what} within ${LOAD_DEADLINE_MS} ms: still loading. It is shown once it arrives.`);
    this.late = late;
  }
}

/** The promise's value, or LoadDeadlineError when it takes longer than `deadlineMs`. */
export async function withDeadline<T>(loading: Promise<T>, what: string, deadlineMs = LOAD_DEADLINE_MS): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new LoadDeadlineError(what, loading)), deadlineMs);
  });
  try {
    return await Promise.race([loading, deadline]);
  } finally {
    clearTimeout(timer);
    loading.catch(() => undefined);
  }
}
