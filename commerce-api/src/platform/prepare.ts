/** Migrations, then seed steps, under one lock. */
import { sql } from 'kysely';
import type { DatabaseHandle, Trx } from './database';
import { migrate, PREPARE_LOCK, readMigrations } from './migrations';

/** One part of the demo data. Runs once per database, in a transaction of its own; its name is remembered. */
export interface SeedStep {
  name: string;
  run(trx: Trx, now: Date): Promise<void>;
}

export interface PrepareOptions {
  database: DatabaseHandle;
  migrationsFolder: string;
  seedSteps: readonly SeedStep[];
  now?: Date;
}

/**
 * Brings the database to the newest form and adds the seed steps it does not have yet.
 * @returns what was done now
 */
export async function prepareDatabase(options: PrepareOptions): Promise<{ migrations: string[]; seeds: string[] }> {
  const { database, seedSteps } = options;
  const files = await readMigrations(options.migrationsFolder);
  const client = await database.pool.connect();
  try {
    // The limits of ordinary requests do not fit here: another program may be preparing for a while.
    await client.query('set lock_timeout = 0; set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [PREPARE_LOCK]);
    const migrations = await migrate(client, files);
    const seeds: string[] = [];
    for (const step of seedSteps) {
      if (await runSeed(database, step, options.now ?? new Date())) seeds.push(step.name);
    }
    // The planner has seen none of the new rows yet.
    if (seeds.length > 0) await client.query('analyze');
    return { migrations, seeds };
  } finally {
    await client.query('select pg_advisory_unlock_all()').catch(() => {});
    client.release(true);
  }
}

async function runSeed({ db }: DatabaseHandle, step: SeedStep, now: Date): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const claimed = await sql`insert into applied_seeds (name) values (${step.name}) on conflict do nothing`.execute(
      trx,
    );
    if (claimed.numAffectedRows === 0n) return false;
    await step.run(trx, now);
    return true;
  });
}
