import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { releasedModules, workspacePackages } from './packages';

const workspace = join(__dirname, '..', '..');
let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'aksamit-packages-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function put(folder: string, ...files: string[]): void {
  mkdirSync(join(root, folder), { recursive: true });
  for (const file of files) writeFileSync(join(root, folder, file), '');
}

test('what has a manifest is released, the shell first; all packages are tested, the kit first', () => {
  put('mfe-a', 'package.json', 'tsconfig.json', 'manifest.ts');
  put('shell', 'package.json', 'tsconfig.json', 'manifest.ts');
  put('shared-kit/workspace', 'package.json', 'tsconfig.json');
  put('shared-kit/contracts', 'package.json', 'tsconfig.json');
  put('api', 'package.json', 'tsconfig.json');
  put('docs', 'readme.md');
  put('half-made', 'manifest.ts');
  expect(releasedModules(root)).toEqual(['shell', 'mfe-a']);
  expect(workspacePackages(root)).toEqual(['shared-kit/contracts', 'shared-kit/workspace', 'api', 'mfe-a', 'shell']);
});

test('every released module of this workspace is one of its packages', () => {
  const modules = releasedModules(workspace);
  expect(modules[0]).toBe('shell');
  expect(workspacePackages(workspace)).toEqual(expect.arrayContaining(modules));
});

test('a new module’s folder is a workspace without being named', () => {
  const { workspaces } = JSON.parse(readFileSync(join(workspace, 'package.json'), 'utf8'));
  expect(workspaces).toContain('mfe-*');
  expect(workspaces.filter((name: string) => /^mfe-[a-z]/.test(name))).toEqual([]);
});
