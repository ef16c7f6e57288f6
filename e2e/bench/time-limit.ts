/** One limit for a whole run: work that hangs, or takes far too long, is ended with all its processes. */

/** Ends a started process or resource, and waits for it. */
export type Stop = () => Promise<void>;

export interface TimeLimit {
  /** Registers what must be ended when the time is over; the returned function removes it. */
  endWith(stop: Stop): () => void;
}

const GRACE_MS = 30_000;

const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds).unref();
  });

/**
 * Does the work within the time. When it is over, all registered resources are ended, the last first, and the work gets
 * a moment to clean up.
 * @param doing present measurement, for the message
 * @throws one sentence when the time is over, or the work's error
 */
export async function withinTime<Result>(
  { minutes, doing }: { minutes: number; doing: () => string },
  work: (limit: TimeLimit) => Promise<Result>,
  graceMs = GRACE_MS,
): Promise<Result> {
  const stops: Stop[] = [];
  const endWith = (stop: Stop) => {
    stops.push(stop);
    return () => {
      const index = stops.indexOf(stop);
      if (index >= 0) stops.splice(index, 1);
    };
  };
  let timer: NodeJS.Timeout | undefined;
  const working = work({ endWith });
  const over = new Promise<'over'>((resolve) => {
    timer = setTimeout(() => resolve('over'), minutes * 60_000);
  });
  try {
    const first = await Promise.race([working.then((result) => ({ result })), over]);
    if (first !== 'over') return first.result;
  } finally {
    clearTimeout(timer);
  }
  const at = doing();
  const tidied = working.then(
    () => undefined,
    () => undefined,
  );
  const ended = async () => {
    for (const stop of [...stops].reverse()) await stop().catch(() => undefined);
    await tidied;
  };
  await Promise.race([ended(), pause(graceMs)]);
  throw new Error(
    `Failed to bench within ${minutes} minutes: it had come to "${at}". Ask for fewer parts, or for more time with --limit.`,
  );
}

/** Minutes of `--limit`. @throws one sentence for anything but a number above 0 */
export function limitMinutes(given: string | undefined, otherwise: number): number {
  if (given === undefined) return otherwise;
  const minutes = Number(given);
  if (Number.isFinite(minutes) && minutes > 0 && minutes <= 1440) return minutes;
  throw new Error(`Failed to bench: --limit ${given} is no number of minutes from 1 to 1440. Write --limit 60.`);
}
