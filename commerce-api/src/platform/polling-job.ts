import type { Logger } from 'pino';

/** Longer than a call to a gateway or a mail server takes; a delivered message is recorded as sent. */
const STOP_WAIT_MS = 20_000;

/**
 * Runs `work` at once and again after a pause, never two runs at a time. A failed run is logged and retried like any other.
 */
export function startPollingJob(
  name: string,
  pauseMs: number,
  logger: Logger,
  work: () => Promise<unknown>,
): { stop(): Promise<void> } {
  let timer: NodeJS.Timeout | null = null;
  let stopped = false;
  let running: Promise<void> = Promise.resolve();

  async function once(): Promise<void> {
    try {
      await work();
    } catch (error) {
      logger.error({ err: error, task: name }, 'a task of the worker failed');
    }
    if (!stopped) timer = setTimeout(start, pauseMs);
  }
  function start() {
    running = once();
  }
  start();

  return {
    /** Waits for the current run up to a time limit: the work is repeatable. */
    async stop() {
      stopped = true;
      if (timer) clearTimeout(timer);
      await Promise.race([running, new Promise<void>((resolve) => setTimeout(resolve, STOP_WAIT_MS).unref())]);
    },
  };
}
