import { type ChildProcess, fork } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { factsFolder } from '../../../commerce-api/statements/record/facts-folder';

declare global {
  var throwawayPostgres: ChildProcess | undefined;
}

/**
 * Gives the API tests a real PostgreSQL: TEST_DATABASE_URL, or a throwaway one that ends with the test run. What the last
 * run recorded of its statements is removed.
 */
export default async function startTestPostgres(): Promise<void> {
  const root = join(__dirname, '..', '..', '..');
  rmSync(factsFolder(root), { recursive: true, force: true });
  if (process.env.TEST_DATABASE_URL) return;
  const child = fork(join(root, 'shared-kit/workspace/postgres/run-throwaway-postgres.ts'), {
    cwd: root,
    execArgv: ['--import', 'tsx'],
    // Ctrl-C goes to the test runner; this one ends when the channel closes.
    detached: true,
  });
  globalThis.throwawayPostgres = child;
  process.env.TEST_DATABASE_URL = await new Promise<string>((resolve, reject) => {
    child.once('message', (message: { url: string }) => resolve(message.url));
    child.once('exit', (code) => reject(new Error(`Failed to start PostgreSQL for the tests: it ended with ${code}.`)));
  });
}
