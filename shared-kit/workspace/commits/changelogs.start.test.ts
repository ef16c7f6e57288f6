/** `lerna version`, with this lerna.json, on a repository with the files that it reads. */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { workspacePackages } from '../packages';

const root = join(__dirname, '..', '..', '..');
const packages = workspacePackages(root);
let folder: string;

const git = (...flags: string[]): void => {
  const person = ['-c', 'user.name=A', '-c', 'user.email=a@example.com'];
  execFileSync('git', [...person, ...flags], { cwd: folder, stdio: 'pipe' });
};
const readJson = (path: string): Record<string, unknown> => JSON.parse(readFileSync(path, 'utf8'));
const changelogOf = (name: string): string => readFileSync(join(folder, name, 'CHANGELOG.md'), 'utf8');

function commit(file: string, message: string): void {
  writeFileSync(join(folder, file), message);
  git('add', '-A');
  git('commit', '-q', '-m', message);
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'aksamit-changelogs-'));
  cpSync(join(root, 'lerna.json'), join(folder, 'lerna.json'));
  // Another step of this repository's release needs its history: e2e/mixes/record-previous-release.ts.
  const { scripts: _, ...rest } = readJson(join(root, 'package.json'));
  writeFileSync(join(folder, 'package.json'), JSON.stringify(rest));
  for (const name of packages) {
    mkdirSync(join(folder, name), { recursive: true });
    for (const file of ['package.json', 'CHANGELOG.md']) cpSync(join(root, name, file), join(folder, name, file));
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  writeFileSync(join(folder, '.gitignore'), 'node_modules\n');
  git('init', '-q');
  commit('lerna.json.bak', 'chore: begin\n\nNothing before it counts.');
  for (const name of packages) {
    const tag = `${readJson(join(root, name, 'package.json')).name}@0.1.0`;
    git('tag', '-a', tag, '-m', tag);
  }
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('every package has a changelog, and an entry of its version', () => {
  for (const name of packages) {
    const file = join(root, name, 'CHANGELOG.md');
    const { version } = readJson(join(root, name, 'package.json'));
    expect([name, existsSync(file) && readFileSync(file, 'utf8').includes(`# ${version}`)]).toEqual([name, true]);
  }
});

it('a release writes the commits’ changes above the present entries', () => {
  commit('mfe-catalog/a.txt', 'feat(catalog): show gift cards\n\nShoppers asked for them.');
  commit('mfe-content/b.txt', 'fix(content): name the author\n\nThe byline was empty.');
  const lerna = join(root, 'node_modules/lerna/dist/cli.js');
  execFileSync(process.execPath, [lerna, 'version', '--yes', '--no-push', '--no-git-tag-version'], {
    cwd: folder,
    stdio: 'pipe',
    env: { ...process.env, NX_DAEMON: 'false' },
  });
  expect(readJson(join(folder, 'mfe-catalog/package.json')).version).toBe('0.2.0');
  expect(changelogOf('mfe-catalog')).toMatch(
    /^# Change Log\n[\s\S]*\n# (\[0\.2\.0\].*|0\.2\.0 .*)\n+### Features\n+\* \*\*catalog:\*\* show gift cards[\s\S]*## 0\.1\.0 /,
  );
  expect(readJson(join(folder, 'mfe-content/package.json')).version).toBe('0.1.1');
  expect(changelogOf('mfe-content')).toContain('* **content:** name the author');
  expect(changelogOf('mfe-panel')).not.toContain('gift cards');
}, 120_000);
