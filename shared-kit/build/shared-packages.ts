import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/**
 * What the shell provides once for all modules, by the exact subpath that code imports (a subpath not listed is a
 * second copy). Narrow facades of the kit stand for whole packages, since shared packages are not tree-shaken.
 */
const SHARED_PACKAGES = [
  'react',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'react-dom',
  'react-dom/client',
  '@emotion/react',
  '@emotion/styled',
] as const;

/** The package that modules are written with; the shell provides parts of it. */
export const SDK = '@aksamit/module-sdk';

const SHARED_KIT = ['bus', 'http', 'i18n', 'lifecycle', 'query', 'router'] as const;

/** Subpaths of the SDK that the shell provides to modules, in the browser or on the server. */
export const PROVIDED_KIT: readonly string[] = [...SHARED_KIT, 'lifecycle/server'];

/**
 * Name under which the shell provides a part of the SDK. It is part of the contract between built releases, so it stays
 * what it was before the kit became packages: a release of one age runs in a shell of another (docs/decisions/0148).
 */
export const sharedKitName = (subpath: string): string => `@aksamit/shared-kit/${subpath}`;

/** Packages that a module's server bundle gets from the page server instead of bringing its own. */
export const SERVER_PROVIDED: readonly string[] = [...SHARED_PACKAGES, ...PROVIDED_KIT.map(sharedKitName)];

const PROVIDED_BY_IMPORT: ReadonlyMap<string, string> = new Map([
  ...SHARED_PACKAGES.map((name): [string, string] => [name, name]),
  ...PROVIDED_KIT.map((subpath): [string, string] => [`${SDK}/${subpath}`, sharedKitName(subpath)]),
]);

/** Name under which the page server provides what a source imports; undefined: the bundle brings its own. */
export const providedName = (specifier: string): string | undefined => PROVIDED_BY_IMPORT.get(specifier);

export interface SharedPackage {
  singleton: true;
  /** Two versions of one singleton in a page break it: only the incompatible application fails. */
  strictVersion: true;
  requiredVersion: string;
  /** Name in the share scope, where it is not the imported one. */
  shareKey?: string;
  import?: false;
}

const require = createRequire(import.meta.url);

function packageVersion(name: string): string {
  const scoped = name.split('/').slice(0, name.startsWith('@') ? 2 : 1);
  const file = join(packageFolder(scoped.join('/')), 'package.json');
  return JSON.parse(readFileSync(file, 'utf8')).version;
}

/** Folder of an installed package; unlike `require.resolve` it does not ask the package's `exports`. */
export function packageFolder(name: string): string {
  for (const folder of require.resolve.paths(name) ?? []) {
    try {
      readFileSync(join(folder, name, 'package.json'));
      return join(folder, name);
    } catch {
      // Not in this node_modules; the next one up may have it.
    }
  }
  throw new Error(`Failed to find package ${name}: it is not installed. Run npm ci.`);
}

/** Federation's `shared` for the shell (which provides) or for a module (`import: false`: it needs a shell to run). */
export function sharedPackages(role: 'host' | 'remote'): Record<string, SharedPackage> {
  const sdkVersion = packageVersion(SDK);
  const own = role === 'remote' ? ({ import: false } as const) : {};
  const shared = (version: string): SharedPackage => ({
    singleton: true,
    strictVersion: true,
    requiredVersion: `^${version}`,
    ...own,
  });
  return Object.fromEntries([
    ...SHARED_PACKAGES.map((name) => [name, shared(packageVersion(name))]),
    ...SHARED_KIT.map((subpath) => [`${SDK}/${subpath}`, { ...shared(sdkVersion), shareKey: sharedKitName(subpath) }]),
  ]);
}

/** Names in the share scope with their ranges. */
function rangesByName(role: 'host' | 'remote'): [string, string][] {
  return Object.entries(sharedPackages(role)).map(([name, { shareKey, requiredVersion }]) => [
    shareKey ?? name,
    requiredVersion,
  ]);
}

/** Versions that the shell provides, as its manifest states them. */
export function providedVersions(): Record<string, string> {
  return Object.fromEntries(rangesByName('host').map(([name, range]) => [name, range.slice(1)]));
}

/** Ranges as the manifest states them. */
export function sharedRanges(): Record<string, string> {
  return Object.fromEntries(rangesByName('remote'));
}
