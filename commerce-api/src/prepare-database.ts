/**
 * Migrates the database and fills it with a shop's first data; in a demo deployment (DEPLOYMENT, DEMO_DATA) with an
 * example catalogue and the demo too. ADMIN_EMAIL makes the first admin. Safe to run twice, and by two at once.
 * `--scale 100` makes its treatments, articles, salons and opinions a hundred times as many, with calendars and orders,
 * for measurements.
 */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { ConfigurationError, readConfig } from './config';
import { MIGRATION_TIMEOUTS, openDatabase } from './platform/database';
import { prepareDatabase } from './platform/prepare';
import { addFirstAdmin, DEMO_STEPS, EXAMPLE_STEPS, growShop, seedSteps } from './seed';

async function main(): Promise<void> {
  const config = readConfig();
  // One folder above, both as source (src/) and as program (dist/).
  const schemaFolder = process.env.SCHEMA_DIR ?? fileURLToPath(new URL('../database', import.meta.url));
  const database = openDatabase(config.databaseUrl, 2, () => {}, MIGRATION_TIMEOUTS);
  try {
    const scale = scaleOf(process.argv.slice(2));
    if (scale > 1 && !config.demoData) {
      throw new ConfigurationError(
        'Failed to grow the shop: what --scale adds is made up. Set DEPLOYMENT=demo for it.',
      );
    }
    const done = await prepareDatabase({
      database,
      schemaFolder,
      seedSteps,
      ...(config.demoData ? {} : { own: { refused: DEMO_STEPS, leftOut: EXAMPLE_STEPS } }),
    });
    if (config.adminEmail) await addFirstAdmin(database.db, config.adminEmail);
    const { migrations, functions, seeds } = done;
    if (scale > 1) await growShop(database.db, scale);
    process.stdout.write(
      migrations.length + functions.length + seeds.length === 0
        ? 'The database is up to date.\n'
        : `The database is ready: ${migrations.length} migrations, ${functions.length} functions, ${seeds.length} seed steps.\n`,
    );
  } finally {
    await database.close();
  }
}

/** Value of `--scale`, 1 without it. @throws for anything but a whole number from 1 to 1000 */
function scaleOf(args: readonly string[]): number {
  const { scale } = parseArgs({ args: [...args], options: { scale: { type: 'string', default: '1' } } }).values;
  if (!/^([1-9]\d{0,2}|1000)$/.test(scale)) {
    throw new ConfigurationError(`Failed to read --scale: ${scale} is no whole number from 1 to 1000. Give one.`);
  }
  return Number(scale);
}

main().catch((error: unknown) => {
  const text = error instanceof Error ? error.message || String(Reflect.get(error, 'code')) : String(error);
  const isPlain = error instanceof ConfigurationError || text.startsWith('Failed to');
  process.stderr.write(
    isPlain
      ? `prepare-database: ${text}\n`
      : `prepare-database: Failed to prepare the database: ${text}. Check DATABASE_URL and that PostgreSQL 15 or newer runs.\n`,
  );
  process.exitCode = 1;
});
