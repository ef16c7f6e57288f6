import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Locked {
  version?: string;
  resolved?: string;
  optional?: boolean;
  link?: boolean;
  optionalDependencies?: Record<string, string>;
}

const file = join(__dirname, '..', '..', 'package-lock.json');
const packages: Record<string, Locked> = JSON.parse(readFileSync(file, 'utf8')).packages;

/** Whether a package finds another one in its own folder or one above, as Node resolves it. */
function finds(place: string, name: string): boolean {
  const folders = place.split('/node_modules/').map((_, index, all) => all.slice(0, index + 1).join('/node_modules/'));
  return ['', ...folders.map((folder) => `${folder}/`)].some(
    (folder) => packages[`${folder}node_modules/${name}`] !== undefined,
  );
}

// npm writes only entries that it could resolve where the lock file was made, and then refuses `npm ci` everywhere.
test('the lock file names the optional packages of all platforms', () => {
  const missing = Object.entries(packages).flatMap(([place, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter((name) => !finds(place, name)),
  );
  expect(missing).toEqual([]);
});

test('the lock file names no registry', () => {
  const addresses = Object.values(packages).filter(({ resolved }) => /^https?:/.test(resolved ?? ''));
  expect(addresses).toEqual([]);
});
