import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { freePort } from '@aksamit/contracts/testing/free-port';
import { WebSocket } from 'ws';
import { eachLine } from '../../start/log-file';

interface Message {
  type: string;
  data?: unknown;
}

export interface OutsideDev {
  /** http://localhost:<port> */
  origin: string;
  /** The first of this type that open pages receive from now on. */
  nextMessage(type: string): Promise<Message>;
  /** All scripts that its dev server lists. */
  scripts(): Promise<string>;
  /** Ends it as Ctrl-C does; its exit code. */
  stop(): Promise<number | null>;
}

/**
 * Starts `aksamit-module dev` in a module outside of the repository, with one open page.
 * @param module its folder
 * @param shop origin of a page server
 * @throws with all that it printed, when it ends
 */
export async function startOutsideDev(module: string, shop: string): Promise<OutsideDev> {
  const port = await freePort();
  const lines: string[] = [];
  const program = join(module, 'node_modules', '.bin', 'aksamit-module');
  const child = spawn(process.execPath, [program, 'dev', '--shell', shop, '--port', String(port)], {
    cwd: module,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  await new Promise<void>((resolve, reject) => {
    const onLine = eachLine((line) => {
      lines.push(line);
      if (line.startsWith('ready ')) resolve();
    });
    child.stdout.on('data', onLine);
    child.stderr.on('data', onLine);
    void ended.then(() => reject(new Error(`Failed to start aksamit-module dev:\n${lines.join('\n')}`)));
  });
  const origin = `http://localhost:${port}`;
  const socket = new WebSocket(`ws://localhost:${port}/ws`, { origin });
  const listeners = new Set<(message: Message) => void>();
  socket.on('message', (text) => {
    for (const listener of listeners) listener(JSON.parse(String(text)));
  });
  const nextMessage = (type: string) =>
    new Promise<Message>((resolve, reject) => {
      listeners.add((message) => message.type === type && resolve(message));
      void ended.then(() => reject(new Error(`aksamit-module dev ended:\n${lines.join('\n')}`)));
    });
  await nextMessage('ok');
  return {
    origin,
    nextMessage,
    async scripts() {
      const list = await (await fetch(`${origin}/webpack-dev-server`)).text();
      const names = [...list.matchAll(/href="([\w-]+\.js)"/g)].map(([, name]) => name);
      return (await Promise.all(names.map(async (name) => (await fetch(`${origin}/${name}`)).text()))).join('\n');
    },
    async stop() {
      socket.terminate();
      child.kill('SIGINT');
      return ended;
    },
  };
}
