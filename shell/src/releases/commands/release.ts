/** The program of `npm run release -- <command>`. */
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
