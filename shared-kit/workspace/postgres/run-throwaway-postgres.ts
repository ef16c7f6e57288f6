// A PostgreSQL for tests: fresh, on a free port, gone with its parent. Sends its parent `{ url }` and ends, with its
// folder, when the parent closes the channel or is killed.
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@aksamit/contracts/testing/free-port';
import { databaseOwner } from './database-owner';
import { findPostgresPrograms } from './postgres-programs';
import { startPostgres } from './postgres-server';

async function main(): Promise<void> {
  const home = mkdtempSync(join(tmpdir(), 'aksamit-postgres-'));
  const owner = databaseOwner();
  if (owner !== undefined) chownSync(home, owner.uid, owner.gid);
  const server = await startPostgres({
    programs: findPostgresPrograms(process.cwd(), owner, join(home, 'programs')),
    owner,
    dataFolder: join(home, 'data'),
    port: await freePort(),
    password: 'throwaway',
    logFile: join(home, 'postgres.log'),
    durable: false,
  });
  const end = async (): Promise<void> => {
    await server.stop();
    rmSync(home, { recursive: true, force: true });
    process.exit(0);
  };
  for (const event of ['disconnect', 'SIGINT', 'SIGTERM'] as const) process.once(event, () => void end());
  process.send?.({ url: server.url });
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exit(1);
});
