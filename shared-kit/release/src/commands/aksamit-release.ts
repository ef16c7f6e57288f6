#!/usr/bin/env node
/**
 * The program `aksamit-release`: the commands on a release store. It has no page server, so pages are not rendered
 * before a publication; `npm run release` of the shell's repository does that.
 */
import { runRelease } from './run-release';

runRelease(process.argv.slice(2), {
  env: process.env,
  folder: process.cwd(),
  out: (line) => process.stdout.write(`${line}\n`),
  err: (line) => process.stderr.write(`${line}\n`),
}).then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
    process.exitCode = 1;
  },
);
