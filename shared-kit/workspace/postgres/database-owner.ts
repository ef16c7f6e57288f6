import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** The system user that the database runs as, when it cannot be the caller. */
export interface DatabaseOwner {
  uid: number;
  gid: number;
}

const OWNER_NAME = 'postgres';

const readId = (flag: '-u' | '-g'): number =>
  Number.parseInt(
    execFileSync('id', [flag, OWNER_NAME], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }),
    10,
  );

function findOwner(): DatabaseOwner | undefined {
  try {
    return { uid: readId('-u'), gid: readId('-g') };
  } catch {
    return undefined;
  }
}

/**
 * PostgreSQL refuses to run as root. For root this returns the system user `postgres`, created when it is missing; for
 * everybody else undefined: the database then runs as the caller.
 * @throws when root may not create that user
 */
export function databaseOwner(): DatabaseOwner | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const found = findOwner();
  if (found !== undefined) return found;
  try {
    execFileSync('groupadd', ['--system', '--force', OWNER_NAME], { stdio: 'ignore' });
    execFileSync('useradd', ['--system', '--gid', OWNER_NAME, '--no-create-home', OWNER_NAME], { stdio: 'ignore' });
  } catch {
    // Busybox systems have their own commands; only the existence of the user afterwards counts.
    execFileSync('adduser', ['-S', '-D', '-H', OWNER_NAME], { stdio: 'ignore' });
  }
  const made = findOwner();
  if (made === undefined) {
    throw new Error(
      'Failed to make the system user postgres: PostgreSQL cannot run as root. Make it, or start as an ordinary user.',
    );
  }
  return made;
}

interface FolderRights {
  uid: number;
  gid: number;
  mode: number;
}

/** Whether a user may traverse a folder, by its permission bits alone (access lists are not checked). */
export function mayTraverse(folder: FolderRights, owner: DatabaseOwner): boolean {
  if (folder.uid === owner.uid) return (folder.mode & 0o100) !== 0;
  if (folder.gid === owner.gid) return (folder.mode & 0o010) !== 0;
  return (folder.mode & 0o001) !== 0;
}

/** Whether the owner can reach a folder's content: every existing folder above it can be traversed. */
export function isReachable(folder: string, owner: DatabaseOwner | undefined): boolean {
  if (owner === undefined) return true;
  for (let current = resolve(folder); ; current = dirname(current)) {
    const rights = statSync(current, { throwIfNoEntry: false });
    if (rights !== undefined && !mayTraverse(rights, owner)) return false;
    if (current === dirname(current)) return true;
  }
}
