import { randomInt } from 'node:crypto';
import { createServer, type ListenOptions } from 'node:net';

/** Above the usual ports of programs, below the ports that systems give to outgoing connections (32768 and up). */
const FIRST_PORT = 10_240;
const LAST_PORT = 32_767;
const MAX_ATTEMPTS = 100;

function canListen(options: ListenOptions): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen({ ...options, exclusive: true }, () => probe.close(() => resolve(true)));
  });
}

/**
 * A port for a program that needs a port number to listen on. A port that the system picks, once released, may be taken
 * by any outgoing connection before the program listens on it; this one may not, and two tests rarely draw the same.
 */
export async function freePort(): Promise<number> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const port = randomInt(FIRST_PORT, LAST_PORT + 1);
    if ((await canListen({ port })) && (await canListen({ port, host: '127.0.0.1' }))) return port;
  }
  throw new Error(`Failed to find a free port: ${MAX_ATTEMPTS} between ${FIRST_PORT} and ${LAST_PORT} are taken.`);
}
