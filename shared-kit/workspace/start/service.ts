import { type ChildProcess, spawn } from 'node:child_process';
import { eachLine, openLog, warningIn } from './log-file';

/** One of the shop's processes. */
export interface ServiceOptions {
  name: string;
  /** Bundled program. */
  program: string;
  environment: NodeJS.ProcessEnv;
  folder: string;
  logFile: string;
  /** Whether its warnings also go to the screen. */
  showWarnings: boolean;
  readyTimeoutMs?: number;
  /** Something a person should read. */
  log(text: string): void;
}

export interface Service {
  name: string;
  pid(): number | undefined;
  /** Asks it to end, then makes it end. */
  stop(graceMs: number): Promise<void>;
}

const FIRST_PAUSE_MS = 300;
const LONGEST_PAUSE_MS = 10_000;
/** A process that ran this long counts as healthy again: its next restart is quick. */
const SOUND_AFTER_MS = 30_000;

/** Pause before the n-th restart in a row (n from 0). */
export const restartPauseMs = (n: number): number => Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** n);

interface Run {
  child: ChildProcess;
  /** Hides its output while it is being ended. */
  hush(): void;
  ready: Promise<void>;
  ended: Promise<string>;
}

function launch(options: ServiceOptions): Run {
  const log = openLog(options.logFile);
  // A process group of its own, so that Ctrl-C reaches the starter alone; the channel closes when the starter is gone.
  const child = spawn(process.execPath, ['--enable-source-maps', options.program], {
    cwd: options.folder,
    env: options.environment,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let lastWords = '';
  let shown = options.showWarnings;
  const onLine = eachLine((line) => {
    log.write(`${line}\n`);
    if (line.trim() !== '') lastWords = warningIn(line) ?? (line.startsWith('{') ? lastWords : line);
    const warning = shown ? warningIn(line) : undefined;
    if (warning !== undefined) options.log(`${options.name}: ${warning}`);
  });
  child.stdout?.on('data', onLine);
  child.stderr?.on('data', onLine);

  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('close', (code, signal) => {
      log.end();
      resolve(lastWords !== '' && code !== 0 && signal === null ? lastWords : `it ended with ${signal ?? code}`);
    });
  });
  const ready = new Promise<void>((resolve, reject) => {
    const late = setTimeout(() => reject(new Error('it was not ready in time')), options.readyTimeoutMs ?? 60_000);
    child.on('message', (message: unknown) => {
      if (typeof message !== 'object' || message === null || !('type' in message) || message.type !== 'ready') return;
      clearTimeout(late);
      resolve();
    });
    void ended.then((how) => {
      clearTimeout(late);
      reject(new Error(how));
    });
  });
  ready.catch(() => undefined);
  const hush = (): void => {
    shown = false;
  };
  return { child, hush, ready, ended };
}

/**
 * Starts a process and waits until it sends `{ type: 'ready' }`. From then on it is started again whenever it ends
 * unasked, after a pause that grows while it keeps ending.
 * @throws one sentence with its last words when it does not get ready the first time
 */
export async function startService(options: ServiceOptions): Promise<Service> {
  let stopping = false;
  let current = launch(options);
  try {
    await current.ready;
  } catch (error) {
    current.child.kill('SIGKILL');
    throw new Error(
      `Failed to start the ${options.name}: ${error instanceof Error ? error.message : error}. See ${options.logFile}.`,
    );
  }

  const watch = async (): Promise<void> => {
    for (let restarts = 0; ; ) {
      const began = Date.now();
      const how = await current.ended;
      if (stopping) return;
      if (Date.now() - began > SOUND_AFTER_MS) restarts = 0;
      options.log(`The ${options.name} ended unasked (${how}); starting it again.`);
      await new Promise((resolve) => setTimeout(resolve, restartPauseMs(restarts)));
      if (stopping) return;
      restarts += 1;
      current = launch(options);
      current.ready.then(
        () => options.log(`The ${options.name} runs again.`),
        () => current.child.kill('SIGKILL'),
      );
    }
  };
  void watch();

  return {
    name: options.name,
    pid: () => current.child.pid,
    async stop(graceMs) {
      stopping = true;
      const { child, ended, hush } = current;
      hush();
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGTERM');
      const hurry = setTimeout(() => child.kill('SIGKILL'), graceMs);
      await ended;
      clearTimeout(hurry);
    },
  };
}

/**
 * Runs a program once to its end.
 * @throws one sentence with its last words when it fails
 */
export async function runOnce(options: Omit<ServiceOptions, 'readyTimeoutMs'>): Promise<void> {
  const { child, ended } = launch(options);
  const how = await ended;
  if (child.exitCode === 0) return;
  throw new Error(`Failed to ${options.name}: ${how}. See ${options.logFile}.`);
}
