import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a registry returns for a version of a package. */
export interface Manifest {
  name: string;
  version: string;
  dist?: Record<string, unknown>;
  [field: string]: unknown;
}

interface LockedPackage {
  /** Where the folder has another name. */
  name?: string;
  version?: string;
  link?: boolean;
  inBundle?: boolean;
  [field: string]: unknown;
}

/** Fields of package-lock.json that the resolution of dependencies reads; the others describe its use here. */
const RESOLVED_FIELDS = [
  'dependencies',
  'optionalDependencies',
  'peerDependencies',
  'peerDependenciesMeta',
  'bin',
  'engines',
  'os',
  'cpu',
  'libc',
  'hasInstallScript',
];

/**
 * Every package that package-lock.json names, once per version, with the folder where it is installed. Those of other
 * platforms are named too, and have none.
 */
export function installedPackages(root: string): { manifest: Manifest; folder: string }[] {
  const lock: { packages: Record<string, LockedPackage> } = JSON.parse(
    readFileSync(join(root, 'package-lock.json'), 'utf8'),
  );
  const found = Object.entries(lock.packages).flatMap(([path, locked]) => {
    const [, folderName] = /(?:^|\/)node_modules\/((?:@[^/]+\/)?[^/]+)$/.exec(path) ?? [];
    const name = locked.name ?? folderName;
    if (
      folderName === undefined ||
      name === undefined ||
      locked.version === undefined ||
      locked.link ||
      locked.inBundle
    )
      return [];
    const fields = Object.entries(locked).filter(([field]) => RESOLVED_FIELDS.includes(field));
    return [{ manifest: { ...Object.fromEntries(fields), name, version: locked.version }, folder: join(root, path) }];
  });
  return [...new Map(found.map((one) => [`${one.manifest.name}@${one.manifest.version}`, one])).values()];
}
