import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { BareTask } from './bare-server';
import type { BaselineTask } from './baseline-server';
import { type LoadResult, load } from './load';

/** Throughput of bare http and pg on the same statements, in a process of its own. */
export function loadBaseline(task: BaselineTask, clients: number): Promise<LoadResult> {
  return withBaseline(task, (url) => load({ url, connections: clients }));
}

/** Throughput of bare http that sends the same bytes each time, in a process of its own. */
export function loadBare(task: BareTask, clients: number): Promise<LoadResult> {
  return withBare(task, (url) => load({ url, connections: clients }));
}

/** Runs `work` while bare http and pg answer at the address that it is given. */
export const withBaseline = <Result>(task: BaselineTask, work: (url: string) => Promise<Result>): Promise<Result> =>
  withChild('./baseline-server.ts', task, work);

/** Runs `work` while bare http sends the same bytes from the address that it is given. */
export const withBare = <Result>(task: BareTask, work: (url: string) => Promise<Result>): Promise<Result> =>
  withChild('./bare-server.ts', task, work);

async function withChild<Result>(
  file: string,
  task: BaselineTask | BareTask,
  work: (url: string) => Promise<Result>,
): Promise<Result> {
  const child = fork(fileURLToPath(new URL(file, import.meta.url)), { execArgv: ['--import', 'tsx'] });
  try {
    const port = await new Promise<number>((resolve, reject) => {
      child.once('message', (message: { port: number }) => resolve(message.port));
      child.once('exit', () => reject(new Error(`Failed to start ${file}: it ended.`)));
      child.send(task);
    });
    return await work(`http://127.0.0.1:${port}/`);
  } finally {
    if (child.connected) child.disconnect();
  }
}
