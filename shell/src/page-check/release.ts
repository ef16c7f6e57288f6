/** The program of `npm run release -- <command>`. */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { runRelease } from '@aksamit/release/commands';
import { bundleRenderWorker, renderWorkerFolder } from './bundle-render-worker';
import { createPageCheck } from './page-check';

const shell = join(import.meta.dirname, '../..');

runRelease(process.argv.slice(2), {
  env: process.env,
  folder: process.cwd(),
  checkPages: createPageCheck({ workerFile: () => bundleRenderWorker(shell) }),
  out: (line) => process.stdout.write(`${line}\n`),
  err: (line) => process.stderr.write(`${line}\n`),
})
  .finally(() => rm(renderWorkerFolder(shell), { recursive: true, force: true }))
  .then(
    (code) => {
      process.exitCode = code;
    },
    (error: unknown) => {
      process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
      process.exitCode = 1;
    },
  );
