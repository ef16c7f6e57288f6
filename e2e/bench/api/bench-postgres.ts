import { chownSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { databaseOwner } from '../../../shared-kit/workspace/postgres/database-owner';
import { findPostgresPrograms } from '../../../shared-kit/workspace/postgres/postgres-programs';
import { type PostgresServer, startPostgres } from '../../../shared-kit/workspace/postgres/postgres-server';

/** A PostgreSQL of the bench's own, with durable commits as the shop runs it. */
export async function startBenchPostgres(
  root: string,
  folder: string,
  port: number,
): Promise<PostgresServer & { logFile: string }> {
  const home = join(folder, 'database');
  mkdirSync(home, { recursive: true });
  const owner = databaseOwner();
  if (owner !== undefined) {
    for (const each of [folder, home]) chownSync(each, owner.uid, owner.gid);
  }
  const logFile = join(home, 'postgres.log');
  const server = await startPostgres({
    programs: findPostgresPrograms(root, owner, home),
    owner,
    dataFolder: join(home, 'postgres'),
    port,
    password: 'bench',
    logFile,
    durable: true,
  });
  return { ...server, logFile };
}
