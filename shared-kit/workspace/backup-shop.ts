// `npm run backup -- <folder>`: copies a shop of this machine, running or not, into a new folder.
import { resolve } from 'node:path';
import { takeBackup } from './backup/take-backup';
import { databaseOwner } from './postgres/database-owner';
import { databaseHome, readSecrets } from './start/data-folder';
import { readStartSettings } from './start/start-settings';

const HELP = `npm run backup -- <new folder>

Copies the shop in DATA_DIR (.data), running or not: database, uploaded files, released modules, secrets.
With DATABASE_URL set the database is not in it: back it up where it is kept (docs/operations/backup-and-restore.md).`;

async function main(): Promise<number> {
  const [target, ...more] = process.argv.slice(2);
  if (target === undefined || target === '--help' || more.length > 0) {
    process.stdout.write(`${HELP}\n`);
    return target === '--help' ? 0 : 2;
  }
  const settings = readStartSettings(process.cwd(), process.env);
  const { folder } = databaseHome(settings.dataFolder, databaseOwner());
  const note = await takeBackup(
    {
      dataFolder: settings.dataFolder,
      postgresFolder: settings.databaseUrl === undefined ? `${folder}/postgres` : undefined,
      databasePassword: readSecrets(settings.dataFolder).databasePassword,
    },
    resolve(target),
  );
  process.stdout.write(
    note.database === 'elsewhere'
      ? `Backed up files, releases and secrets in ${target}. The database of DATABASE_URL is NOT in it: run pg_dump, or rely on its provider's backups (docs/operations/backup-and-restore.md).\n`
      : `Backed up in ${target}. It holds personal data and keys: keep it where only operators get to.\n`,
  );
  return 0;
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
    process.exit(1);
  },
);
