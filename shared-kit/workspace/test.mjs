// `npm test`, `npm test -- quick`, `npm test -- <area>`: runs before anything is installed, so it uses Node's built-ins
// only; test/run-tests.ts does the rest. Its last line is `N passed, N failed`, alone.
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './install.mjs';
import { requireNode } from './node-version.mjs';

requireNode();
const here = dirname(fileURLToPath(import.meta.url));
const root = dirname(dirname(here));
try {
  process.chdir(root);
  await ensureInstalled(root);
  const tsx = await import('tsx/esm/api');
  tsx.register();
  const { runTests } = await import('./test/run-tests.ts');
  process.exitCode = await runTests(root, process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.stdout.write('0 passed, 1 failed\n');
  process.exitCode = 1;
}
