import { cpSync, existsSync, lstatSync, mkdirSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs';
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
  mkdirSync(join(into, 'node_modules'), { recursive: true });
  for (const name of readdirSync(packages).filter((each) => each !== '@aksamit')) linkPackage(packages, into, name);
  mkdirSync(join(into, 'node_modules', '@aksamit'));
  for (const name of readdirSync(join(packages, '@aksamit'))) linkPackage(packages, into, join('@aksamit', name));
}

/** Links an installed package; the workspace's own, which are links themselves, are those of the copy. */
function linkPackage(packages: string, into: string, name: string): void {
  const installed = join(packages, name);
  const target = lstatSync(installed).isSymbolicLink() ? readlinkSync(installed) : resolve(installed);
  symlinkSync(target, join(into, 'node_modules', name), 'junction');
}
