/** Something that runs and can be ended. */
interface Endable {
  stop(graceMs: number): Promise<void>;
}

/** Time for processes to end by themselves; the database after them takes at most 3.5 s. Together under 5 s. */
const GRACE_MS = 1200;

export interface Ending {
  /** Registers what must be ended: `first` what serves people, `last` what those depend on. */
  whenEnding<T extends Endable>(when: 'first' | 'last', what: T): T;
  hasBegun(): boolean;
  /** Ends all that was noted. */
  end(): Promise<void>;
}

/**
 * Ends everything in order on Ctrl-C, SIGTERM, a closed terminal and the end of the parent's channel, then the program
 * with code 0.
 * @param release releases the data folder; called last
 */
export function endInOrder(release: () => void): Ending {
  const running = { first: new Set<Endable>(), last: new Set<Endable>() };
  let ended: Promise<void> | undefined;

  const endAll = async (): Promise<void> => {
    await Promise.allSettled([...running.first].map((each) => each.stop(GRACE_MS)));
    await Promise.allSettled([...running.last].map((each) => each.stop(GRACE_MS)));
    release();
  };
  const end = (): Promise<void> => {
    ended ??= endAll();
    return ended;
  };
  const onSignal = (): void => {
    if (ended !== undefined) return;
    process.stdout.write('Ending …\n');
    void end().then(() => {
      process.stdout.write('Ended; nothing is lost.\n');
      process.exit(0);
    });
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onSignal);

  // Started by another program (tests, bench) over a channel: must not outlive it.
  process.on('disconnect', onSignal);

  return {
    whenEnding(when, what) {
      running[when].add(what);
      // Started while everything was being ended: end it too.
      if (ended !== undefined) void what.stop(GRACE_MS);
      return what;
    },
    hasBegun: () => ended !== undefined,
    end,
  };
}
