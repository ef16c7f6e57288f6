// A PostgreSQL for tests: fresh, on a free port, gone with whoever started it. Tells its parent `{ url }` and ends,
// with its folder, when the parent closes the channel or is killed.
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { databaseOwner } from './database-owner';
import { findPostgresPrograms } from './postgres-programs';
import { startPostgres } from './postgres-server';

async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => (address !== null && typeof address === 'object' ? resolve(address.port) : reject(address)));
    });
  });
}

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
