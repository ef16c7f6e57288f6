// `npm start`: everything that the shop needs on this machine, from a fresh clone. This file runs before anything is
// installed, so it uses Node's built-ins only; start/start-shop.ts does the rest.
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
  const { startShop } = await import('./start/start-shop.ts');
  await startShop(root, process.env);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  if (process.env.DEBUG) process.stderr.write(`${error instanceof Error ? error.stack : ''}\n`);
  process.exit(1);
}
