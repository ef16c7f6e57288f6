// `npm run restore -- <backup>`: creates a shop's data folder from a backup, to be started with `npm start`.
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { restoreBackup } from './backup/restore-backup';
import { NOTE } from './backup/take-backup';
import { embeddedDatabase } from './start/database';
import { readStartSettings } from './start/start-settings';

const HELP = `npm run restore -- <backup> [--archive <folder>] [--until <instant>] [--files <folder>]

Makes the data folder DATA_DIR (.data), which must be new, out of a backup, and reads every table of it.

  --archive   folder of WAL_ARCHIVE: replays what was committed after the backup
  --until     only up to this instant, like 2026-11-21T09:30:00+01:00
  --files     folder of uploaded files newer than the backup's (the lost shop's DATA_DIR/files, or a copy of it)`;

const log = (text: string): void => void process.stdout.write(`${text}\n`);

/** @throws one sentence for what is no instant */
function instant(text: string | undefined): Date | undefined {
  if (text === undefined) return undefined;
  const found = new Date(text);
  if (Number.isNaN(found.getTime()) || !/(Z|[+-]\d\d:?\d\d)$/.test(text)) {
    throw new Error(
      `Failed to restore: --until ${text} is no instant with its zone. Write it like 2026-11-21T09:30:00+01:00.`,
    );
  }
  return found;
}

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      archive: { type: 'string' },
      until: { type: 'string' },
      files: { type: 'string' },
      help: { type: 'boolean' },
    },
  });
  const [backup] = positionals;
  if (values.help || backup === undefined) {
    log(HELP);
    return values.help ? 0 : 2;
  }
  const until = instant(values.until);
  if (until && values.archive === undefined)
    throw new Error('Failed to restore: --until needs --archive, the log to replay.');
  if (!existsSync(join(backup, NOTE))) throw new Error(`Failed to restore: ${backup} is no backup (no ${NOTE}).`);
  const settings = readStartSettings(process.cwd(), process.env);
  const secrets = JSON.parse(readFileSync(join(backup, 'secrets.json'), 'utf8'));
  mkdirSync(join(settings.dataFolder, 'logs'), { recursive: true });
  const { tables, missingFiles } = await restoreBackup({
    backup: resolve(backup),
    dataFolder: settings.dataFolder,
    // Not archived: the replayed log is in the archive already.
    postgres:
      settings.databaseUrl === undefined
        ? { ...embeddedDatabase(settings, secrets, log), archiveFolder: undefined }
        : undefined,
    archive: values.archive === undefined ? undefined : resolve(values.archive),
    until,
    files: values.files === undefined ? undefined : resolve(values.files),
    filesElsewhere: Boolean(process.env.S3_BUCKET),
  });
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  log(
    tables.length > 0
      ? `Restored in ${settings.dataFolder}: ${tables.length} tables with ${rows} rows, all of them readable. Start it with npm start.`
      : `Restored files, releases and secrets in ${settings.dataFolder}. The database of DATABASE_URL is restored where it is kept.`,
  );
  if (missingFiles.length > 0)
    log(
      `${missingFiles.length} uploaded files are in neither copy; they came after it: ${missingFiles.slice(0, 10).join(', ')}${missingFiles.length > 10 ? ' …' : ''}. Copy them into ${join(settings.dataFolder, 'files/files')} if a newer copy is found.`,
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
