import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

function foldersWith(root: string, ...files: string[]): string[] {
  return readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && files.every((file) => existsSync(join(root, entry.name, file))))
    .map(({ name }) => name)
    .sort();
}

/** Moves one of the names to the front; the others keep their order. */
const withFirst = (first: string, names: string[]): string[] => [
  ...names.filter((name) => name === first),
  ...names.filter((name) => name !== first),
];

/**
 * Folders with a release of their own: those with a manifest.ts, so that a new module needs no registration. The shell
 * comes first, its build takes longest.
 * @param root workspace root
 */
export const releasedModules = (root: string): string[] =>
  withFirst('shell', foldersWith(root, 'package.json', 'manifest.ts'));

const KIT = 'shared-kit';
const KIT_FIRST = ['contracts', 'module-sdk', 'ui', 'body-atlas', 'build', 'release', 'create-aksamit-module'];

/** Folders of the kit's packages, those that others build on first. */
export function kitPackages(root: string): string[] {
  const names = foldersWith(join(root, KIT), 'package.json', 'tsconfig.json');
  return [
    ...KIT_FIRST.filter((name) => names.includes(name)),
    ...names.filter((name) => !KIT_FIRST.includes(name)),
  ].map((name) => `${KIT}/${name}`);
}

/** Folders of all packages of the workspace, the kit first: an error there shows in all others too. */
export const workspacePackages = (root: string): string[] => [
  ...kitPackages(root),
  ...foldersWith(root, 'package.json', 'tsconfig.json'),
];
