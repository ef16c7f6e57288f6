import { cpSync, existsSync, mkdirSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';

const LEFT_OUT = new Set([
  'node_modules',
  'dist',
  '.data',
  '.cache',
  '.git',
  'reports',
  'test-results',
  'playwright-report',
]);

/**
 * A copy of this workspace for a test that adds to it or edits it: sources of its own, installed packages by link, the
 * record of existing builds.
 * @param root the workspace
 * @param into an empty folder
 */
export function copyWorkspace(root: string, into: string): void {
  cpSync(root, into, { recursive: true, filter: (path) => !LEFT_OUT.has(basename(path)) });
  if (existsSync(join(root, '.cache', 'builds'))) {
    cpSync(join(root, '.cache', 'builds'), join(into, '.cache', 'builds'), { recursive: true });
  }
  const packages = join(root, 'node_modules');
  mkdirSync(join(into, 'node_modules', '@aksamit'), { recursive: true });
  for (const name of readdirSync(packages).filter((each) => each !== '@aksamit')) {
    symlinkSync(resolve(packages, name), join(into, 'node_modules', name), 'junction');
  }
  // The workspace's own packages are those of the copy.
  for (const name of readdirSync(join(packages, '@aksamit'))) {
    const target = readlinkSync(join(packages, '@aksamit', name));
    symlinkSync(target, join(into, 'node_modules', '@aksamit', name), 'junction');
  }
}
