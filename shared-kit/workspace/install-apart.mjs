// Installs a package that is no workspace, for the test that needs it alone, unless it is installed as in its lock
// file: `install-apart.mjs <folder>`.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const folder = resolve(process.argv[2] ?? '.');
/** Identifies the installed state of the lock file. */
const stamp = join(folder, 'node_modules', '.installed');
const state = createHash('sha256')
  .update(readFileSync(join(folder, 'package-lock.json')))
  .digest('hex');

if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== state) {
  execFileSync('npm', ['ci', '--no-audit', '--no-fund', '--ignore-scripts', '--workspaces=false'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  writeFileSync(stamp, state);
}
