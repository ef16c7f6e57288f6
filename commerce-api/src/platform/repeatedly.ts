import type { Logger } from 'pino';

/** Longer than a call to a gateway or a mail server takes; a message that was handed over is noted as sent. */
const STOP_WAIT_MS = 20_000;

/** Runs `work` again and again with a pause in between, never twice at once. A failure is logged and tried again. */
export function repeatedly(
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
    /** Waits for what runs, but not for ever: it can be done again. */
    async stop() {
      stopped = true;
      if (timer) clearTimeout(timer);
      await Promise.race([running, new Promise<void>((resolve) => setTimeout(resolve, STOP_WAIT_MS).unref())]);
    },
  };
}
