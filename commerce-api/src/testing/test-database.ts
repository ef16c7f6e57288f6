/**
 * A separate database for each API test file, copied from a migrated and seeded template. TEST_DATABASE_URL names the
 * server (any database on it, a user who may create databases).
 */
import { createHash, randomBytes } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { type DatabaseHandle, openDatabase } from '../platform/database';
import { prepareDatabase } from '../platform/prepare';
import { seedSteps } from '../seed';

const packageFolder = join(__dirname, '../..');
export const schemaFolder = join(packageFolder, 'database');
export const migrationsFolder = join(schemaFolder, 'migrations');
export const functionsFolder = join(schemaFolder, 'functions');
// On a busy machine a rush of requests, or one statement of the seed, takes longer than a shop's time-outs allow; the
// tests check the outcome, not the speed.
const LONG_TIMEOUTS = { connectionMs: 120_000, statementMs: 120_000, lockMs: 120_000, idleInTransactionMs: 120_000 };
const TEMPLATE_LOCK = 4_174_002;

export interface TestDatabase extends DatabaseHandle {
  url: string;
  /** Closes the connections and removes the database. */
  drop(): Promise<void>;
}

/** Makes a copy of the seeded shop, or an empty database. Call `drop` in `afterAll`. */
export async function createTestDatabase({ isEmpty = false } = {}): Promise<TestDatabase> {
  const serverUrl = process.env.TEST_DATABASE_URL;
  if (!serverUrl)
    throw new Error('Failed to make a test database: TEST_DATABASE_URL is not set. Run `npm test -- api`.');
  const template = isEmpty ? 'template0' : await ensureTemplate(serverUrl);
  const name = `test_${process.env.JEST_WORKER_ID ?? '0'}_${randomBytes(5).toString('hex')}`;
  await asServer(serverUrl, async (client) => {
    await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    await client.query(`create database ${name} template ${template}`);
  });
  const url = withDatabase(serverUrl, name);
  const handle = openDatabase(url, 24, () => {}, LONG_TIMEOUTS);
  return {
    ...handle,
    url,
    async drop() {
      await handle.close();
      await asServer(serverUrl, (client) => client.query(`drop database if exists ${name} with (force)`));
    },
  };
}

async function ensureTemplate(serverUrl: string): Promise<string> {
  const name = `template_${contentHash()}`;
  await asServer(serverUrl, async (client) => {
    await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    const found = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (found.rowCount) return;
    const draft = `${name}_draft`;
    await client.query(`drop database if exists ${draft} with (force)`);
    await client.query(`create database ${draft}`);
    const database = openDatabase(withDatabase(serverUrl, draft), 2, () => {}, LONG_TIMEOUTS);
    await prepareDatabase({ database, schemaFolder, seedSteps });
    await database.close();
    // Renamed to its final name only when it is complete.
    await client.query(`alter database ${draft} rename to ${name}`);
  });
  return name;
}

async function asServer<Result>(serverUrl: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

function withDatabase(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.toString();
}

function contentHash(): string {
  const hash = createHash('sha256');
  for (const file of [migrationsFolder, functionsFolder, join(packageFolder, 'src/seed')].flatMap(filesIn)) {
    hash.update(file).update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 16);
}

function filesIn(folder: string): string[] {
  return readdirSync(folder)
    .sort()
    .flatMap((name) => {
      const path = join(folder, name);
      return statSync(path).isDirectory() ? filesIn(path) : [path];
    });
}
