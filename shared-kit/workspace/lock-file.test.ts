import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Locked {
  version?: string;
  resolved?: string;
  optional?: boolean;
  link?: boolean;
  optionalDependencies?: Record<string, string>;
}

const root = join(__dirname, '..', '..');
/** The workspace's, and those of packages that single tests install. */
const files = execFileSync('git', ['ls-files', 'package-lock.json', '**/package-lock.json'], { cwd: root })
  .toString()
  .trim()
  .split('\n');
const packagesOf = (file: string): Record<string, Locked> =>
  JSON.parse(readFileSync(join(root, file), 'utf8')).packages;

/** Whether a package finds another one in its own folder or one above, as Node resolves it. */
function finds(packages: Record<string, Locked>, path: string, name: string): boolean {
  const folders = path.split('/node_modules/').map((_, index, all) => all.slice(0, index + 1).join('/node_modules/'));
  return ['', ...folders.map((folder) => `${folder}/`)].some(
    (folder) => packages[`${folder}node_modules/${name}`] !== undefined,
  );
}

test('the workspace has lock files', () => {
  expect(files).toContain('package-lock.json');
});

describe.each(files)('%s', (file) => {
  const packages = packagesOf(file);

  // npm writes only entries that it could resolve where the lock file was made, and then refuses `npm ci` everywhere.
  test('names the optional packages of all platforms', () => {
    const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).filter((name) => !finds(packages, path, name)),
    );
    expect(missing).toEqual([]);
  });

  test('names no registry', () => {
    const addresses = Object.values(packages).filter(({ resolved }) => /^https?:/.test(resolved ?? ''));
    expect(addresses).toEqual([]);
  });
});
