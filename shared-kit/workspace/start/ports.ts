import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** Why a port cannot be used, or undefined when it is free. */
export async function portProblem(port: number, host?: string): Promise<'taken' | 'forbidden' | undefined> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve('taken');
      else if (error.code === 'EACCES') resolve('forbidden');
      else resolve(undefined);
    });
    const free = (): void => {
      probe.close(() => resolve(undefined));
    };
    if (host === undefined) probe.listen({ port, exclusive: true }, free);
    else probe.listen({ port, host, exclusive: true }, free);
  });
}

const TIMEOUT_MS = 4000;

/** Processes of a killed run end by themselves within moments: a taken port gets that time to become free. */
async function lastingProblem(port: number): Promise<'taken' | 'forbidden' | undefined> {
  const deadline = Date.now() + TIMEOUT_MS;
  for (;;) {
    const problem = (await portProblem(port)) ?? (await portProblem(port, '127.0.0.1'));
    if (problem !== 'taken' || Date.now() > deadline) return problem;
    await pause(200);
  }
}

/**
 * Checks that every port is free, on all addresses.
 * @param ports what listens there → port
 * @throws one sentence that names the port and the service that needs it
 */
export async function requirePorts(ports: Record<string, number>): Promise<void> {
  for (const [who, port] of Object.entries(ports)) {
    const problem = await lastingProblem(port);
    if (problem === 'taken') {
      throw new Error(
        `Failed to start: port ${port} (${who}) is taken by another program. Stop that, or set PORT to another number; the four ports after it are used too.`,
      );
    }
    if (problem === 'forbidden') {
      throw new Error(`Failed to start: no right to listen on port ${port} (${who}). Set PORT to a number above 1023.`);
    }
  }
}
