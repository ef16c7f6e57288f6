import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { portProblem } from './port-problem';

const SHOP_TIMEOUT_MS = 5000;

/** @throws one sentence when the port is taken */
export async function requirePort(port: number): Promise<void> {
  if ((await portProblem(port)) === undefined) return;
  throw new Error(`Failed to start: port ${port} is taken. Stop what uses it, or give another with --port.`);
}

/**
 * @param advice what to do instead
 * @throws one sentence when the folder is no module
 */
export function requireModule(folder: string, advice: string): void {
  if (existsSync(join(folder, 'manifest.ts')) && existsSync(join(folder, 'src', 'entry-browser.tsx'))) return;
  throw new Error(`Failed to start: ${folder} is no module. ${advice}`);
}

/** Why no shop answers at an origin, or undefined when one does. */
export async function shopProblem(origin: string): Promise<string | undefined> {
  try {
    await fetch(`${origin}/readyz`, { signal: AbortSignal.timeout(SHOP_TIMEOUT_MS) });
    return undefined;
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    return cause instanceof Error ? cause.message : String(cause);
  }
}
