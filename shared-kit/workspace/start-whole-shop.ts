import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { eachLine } from './start/log-file';

export interface WholeShopOptions {
  port: number;
  /** Folder for the shop's data. */
  dataFolder: string;
  environment?: NodeJS.ProcessEnv;
  /** The checkout that is started; omitted: the current folder. */
  folder?: string;
  /** Receives every line that `npm start` prints. */
  log?(line: string): void;
  timeoutMs?: number;
}

export interface StartedShop {
  /** http://localhost:<port> */
  origin: string;
  process: ChildProcess;
  /** Requests an orderly end and waits for it. */
  stop(): Promise<void>;
}

/**
 * Runs what `npm start` runs, for tests and measurements: a process that ends with its parent.
 * @throws with the last lines it printed when it ends before it is ready
 */
export async function startWholeShop(options: WholeShopOptions): Promise<StartedShop> {
  // A folder readable for one user alone would exclude the database's own user.
  if (process.getuid?.() === 0) chmodSync(options.dataFolder, 0o755);
  const lines: string[] = [];
  const child = spawn(process.execPath, [join('shared-kit', 'workspace', 'start.mjs')], {
    cwd: options.folder,
    env: {
      ...process.env,
      DATABASE_URL: '',
      PUBLIC_ORIGIN: '',
      ...options.environment,
      PORT: String(options.port),
      DATA_DIR: options.dataFolder,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const ready = new Promise<void>((resolve, reject) => {
    const late = setTimeout(() => reject(new Error('Failed to start the shop in time.')), options.timeoutMs ?? 300_000);
    const onLine = eachLine((line) => {
      lines.push(line);
      options.log?.(line);
      if (line.startsWith('ready ')) {
        clearTimeout(late);
        resolve();
      }
    });
    child.stdout?.on('data', onLine);
    child.stderr?.on('data', onLine);
    void ended.then(() => {
      clearTimeout(late);
      reject(new Error(`Failed to start the shop:\n${lines.slice(-15).join('\n')}`));
    });
  });
  const stop = async (): Promise<void> => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
    await ended;
  };
  try {
    await ready;
  } catch (error) {
    await stop();
    throw error;
  }
  return { origin: `http://localhost:${options.port}`, process: child, stop };
}
