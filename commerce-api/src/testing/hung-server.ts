/** A proxy to PostgreSQL that can be made to hang: connections stay open and are accepted, nothing goes through. */

import type { AddressInfo } from 'node:net';
import { connect, createServer, type Socket } from 'node:net';

export interface HungServer {
  /** The database's address through the proxy. */
  url: string;
  /** From the next statement on that contains the text, nothing is passed on any more. */
  hangAt(text: string): void;
  /** New connections go through again; those that hang stay so. */
  resume(): void;
  close(): Promise<void>;
}

export async function createHungServer(databaseUrl: string): Promise<HungServer> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let mark: string | null = null;
  let isHung = false;
  const server = createServer((client) => {
    sockets.add(client);
    client.on('error', () => client.destroy());
    if (isHung) return;
    const upstream = connect(Number(target.port || 5432), target.hostname);
    sockets.add(upstream);
    upstream.on('error', () => client.destroy());
    client.on('close', () => upstream.destroy());
    upstream.on('close', () => {
      if (!isHung) client.destroy();
    });
    client.on('data', (chunk) => {
      if (mark !== null && chunk.includes(mark)) isHung = true;
      if (!isHung) upstream.write(chunk);
    });
    upstream.on('data', (chunk) => {
      if (!isHung) client.write(chunk);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    hangAt(text) {
      mark = text;
    },
    resume() {
      mark = null;
      isHung = false;
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
