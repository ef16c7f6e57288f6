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

const SHARED_KIT = ['bus', 'http', 'i18n', 'lifecycle', 'query', 'router'] as const;

/** Packages that a module's server bundle gets from the page server instead of bringing its own. */
export const SERVER_PROVIDED: readonly string[] = [
  ...SHARED_PACKAGES,
  ...SHARED_KIT.map((name) => `@aksamit/shared-kit/${name}`),
  '@aksamit/shared-kit/lifecycle/server',
];

export interface SharedPackage {
  singleton: true;
  /** Two versions of one singleton in a page break it: only the incompatible application fails. */
  strictVersion: true;
  requiredVersion: string;
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
  const kitVersion = packageVersion('@aksamit/shared-kit');
  const versions: [string, string][] = [
    ...SHARED_PACKAGES.map((name): [string, string] => [name, packageVersion(name)]),
    ...SHARED_KIT.map((name): [string, string] => [`@aksamit/shared-kit/${name}`, kitVersion]),
  ];
  return Object.fromEntries(
    versions.map(([name, version]) => [
      name,
      {
        singleton: true,
        strictVersion: true,
        requiredVersion: `^${version}`,
        ...(role === 'remote' ? { import: false } : {}),
      },
    ]),
  );
}

/** Versions that the shell provides, as its manifest states them. */
export function providedVersions(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(sharedPackages('host')).map(([name, { requiredVersion }]) => [name, requiredVersion.slice(1)]),
  );
}

/** Ranges as the manifest states them. */
export function sharedRanges(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(sharedPackages('remote')).map(([name, { requiredVersion }]) => [name, requiredVersion]),
  );
}
