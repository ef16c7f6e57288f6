import { setTimeout as pause } from 'node:timers/promises';
import { portProblem } from '@aksamit/build/port-problem';

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
