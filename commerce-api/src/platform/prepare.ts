/** Migrations, then functions and views, then seed steps, under one lock. */
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type pg from 'pg';
import type { DatabaseHandle, Trx } from './database';
import { applyFunctions, readFunctions } from './database-functions';
import { migrate, PREPARE_LOCK, readMigrations } from './migrations';

/** Between two looks whether another program still prepares the database. */
const LOCK_PAUSE_MS = 100;

/** One part of the first data. Runs once per database, in a transaction of its own; its name is recorded. */
export interface SeedStep {
  name: string;
  /** @param withDemo false: invented data are left out of a step that has both */
  run(trx: Trx, now: Date, withDemo: boolean): Promise<void>;
}

export interface PrepareOptions {
  database: DatabaseHandle;
  /** Holds `migrations` and `functions`. */
  schemaFolder: string;
  seedSteps: readonly SeedStep[];
  /**
   * For a shop of its own: names of steps that are skipped. A database where one of `refused` ran is rejected. None: it
   * is the demo.
   */
  own?: { refused: readonly string[]; leftOut: readonly string[] };
  now?: Date;
}

/** Names of the files and steps that were applied now. */
export interface Prepared {
  migrations: string[];
  functions: string[];
  seeds: string[];
}

/**
 * Migrates the database to the newest schema and runs its missing seed steps.
 * @returns what was done now
 * @throws when a shop of its own would use a database that holds the demo's accounts
 */
export async function prepareDatabase(options: PrepareOptions): Promise<Prepared> {
  const { database, seedSteps, own } = options;
  const without = own ? [...own.refused, ...own.leftOut] : [];
  const files = await readMigrations(join(options.schemaFolder, 'migrations'));
  const functionFiles = await readFunctions(join(options.schemaFolder, 'functions'));
  const client = await database.pool.connect();
  try {
    // The time-outs of ordinary requests do not fit here: another program may be preparing for a while.
    await client.query('set lock_timeout = 0; set statement_timeout = 0');
    await takePrepareLock(client);
    const migrations = await migrate(client, files);
    const functions = await applyFunctions(client, functionFiles, { known: files, migrated: migrations });
    if (own) await refuseDemoData(database, own.refused);
    const seeds: string[] = [];
    const done = await appliedSeeds(client);
    for (const step of seedSteps.filter(({ name }) => !without.includes(name) && !done.has(name))) {
      if (await runSeed(database, step, options.now ?? new Date(), !own)) seeds.push(step.name);
    }
    // The planner has no statistics on the new rows yet.
    if (seeds.length > 0) await client.query('analyze');
    return { migrations, functions, seeds };
  } finally {
    await client.query('select pg_advisory_unlock_all()').catch(() => {});
    client.release(true);
  }
}

/**
 * Waits until no other program prepares this database. By asking again: a statement that waits in the server keeps its
 * snapshot, CREATE INDEX CONCURRENTLY of the other program waits for that, and neither would end.
 */
async function takePrepareLock(client: pg.ClientBase): Promise<void> {
  const isTaken = async () =>
    (await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [PREPARE_LOCK])).rows[0]?.taken;
  while (!(await isTaken())) await pause(LOCK_PAUSE_MS);
}

/**
 * Rejects a database filled with the demo, whose accounts have a publicly known password.
 * @throws in one sentence
 */
export async function refuseDemoData({ db }: DatabaseHandle, demoSteps: readonly string[]): Promise<void> {
  const found = await sql<{ name: string }>`select name from applied_seeds where name = any(${[...demoSteps]}::text[])
    limit 1`.execute(db);
  if (found.rows.length === 0) return;
  throw new Error(
    'Failed to use the database in production: it holds the demo, with accounts whose password everybody knows. Name an empty database in DATABASE_URL, or set DEMO_DATA=yes to show the demo.',
  );
}

/** Names of the steps that ran before. */
async function appliedSeeds(client: pg.ClientBase): Promise<Set<string>> {
  const { rows } = await client.query<{ name: string }>('select name from applied_seeds');
  return new Set(rows.map(({ name }) => name));
}

async function runSeed({ db }: DatabaseHandle, step: SeedStep, now: Date, withDemo: boolean): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const claimed = await sql`insert into applied_seeds (name) values (${step.name}) on conflict do nothing`.execute(
      trx,
    );
    if (claimed.numAffectedRows === 0n) return false;
    // A step adds many rows in one statement: on a slow machine that takes longer than any request may.
    await sql`set local statement_timeout = 0`.execute(trx);
    await step.run(trx, now, withDemo);
    return true;
  });
}
