import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { BareTask } from './bare-server';
import type { BaselineTask } from './baseline-server';
import { type LoadResult, load } from './load';

/** Throughput of bare http and pg on the same statements, in a process of its own. */
export function loadBaseline(task: BaselineTask, clients: number): Promise<LoadResult> {
  return loadChild('./baseline-server.ts', task, clients);
}

/** Throughput of bare http that sends the same bytes each time, in a process of its own. */
export function loadBare(task: BareTask, clients: number): Promise<LoadResult> {
  return loadChild('./bare-server.ts', task, clients);
}

async function loadChild(file: string, task: BaselineTask | BareTask, clients: number): Promise<LoadResult> {
  const child = fork(fileURLToPath(new URL(file, import.meta.url)), { execArgv: ['--import', 'tsx'] });
  try {
    const port = await new Promise<number>((resolve, reject) => {
      child.once('message', (message: { port: number }) => resolve(message.port));
      child.once('exit', () => reject(new Error(`Failed to start ${file}: it ended.`)));
      child.send(task);
    });
    return await load({ url: `http://127.0.0.1:${port}/`, connections: clients });
  } finally {
    if (child.connected) child.disconnect();
  }
}
