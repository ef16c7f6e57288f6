import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const SKIPPED = new Set(['node_modules', 'dist', '.cache', '.data', 'test-results', 'reports']);
const isTest = (name: string): boolean => /\.(test|spec)\.tsx?$/.test(name) || name.endsWith('.md');

/** Every file below a folder that can change a build, in a fixed order. */
function inputFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      if (SKIPPED.has(entry.name) || entry.name.startsWith('.')) return [];
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return inputFiles(path);
      return isTest(entry.name) ? [] : [path];
    });
}

/**
 * A hash over all inputs of a build: equal hashes give equal results, so nothing unchanged is rebuilt.
 * @param folders absolute folders whose files count
 * @param facts anything else, like the mode and the installed packages
 */
export function hashInputs(folders: string[], facts: string[]): string {
  const hash = createHash('sha256');
  const add = (name: string, path: string): void => {
    const contents = readFileSync(path);
    hash.update(`${name}\0${contents.length}\0`).update(contents);
  };
  // Names relative to the checkout: the same sources give the same hash on every machine.
  folders.forEach((folder, index) => {
    for (const path of inputFiles(folder)) add(`${index}/${relative(folder, path)}`, path);
  });
  return hash.update(facts.join('\0')).digest('hex');
}

/** Packages of the kit whose sources are part of a module's build. */
const BUNDLED = ['contracts', 'module-sdk', 'ui', 'body-atlas', 'build'];

/** Folders of the kit that a module's build reads; none where the kit is installed from a registry. */
export const kitSources = (root: string): string[] =>
  BUNDLED.map((name) => join(root, 'shared-kit', name)).filter((folder) => existsSync(folder));

/**
 * Folder of the package-lock.json by which a module's packages are installed: the module's own, or the workspace's.
 * @throws when there is none up to the root of the file system
 */
export function installRoot(folder: string): string {
  if (existsSync(join(folder, 'package-lock.json'))) return folder;
  if (dirname(folder) === folder) throw new Error('Failed to find package-lock.json of the module. Run npm install.');
  return installRoot(dirname(folder));
}

interface LockFile {
  packages: Record<string, { link?: boolean }>;
}

/**
 * Packages that package-lock.json installs from the registry, as text. The workspace's own are excluded: an added
 * module must not rebuild all others.
 */
export function lockedPackages(root: string): string {
  const lock: LockFile = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const installed = Object.entries(lock.packages).filter(
    ([path, { link }]) => /(^|\/)node_modules\//.test(path) && link !== true,
  );
  return JSON.stringify(installed);
}
