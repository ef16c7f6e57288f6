/** The connection to PostgreSQL, and transactions. */
import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely';
import pg from 'pg';
import type { Database } from './database-schema';
import { isOutdatedPlan, preparingPool } from './prepared-statements';

export type Db = Kysely<Database>;
export type Trx = Transaction<Database>;

// Counts come as numbers; ids (also int8) stay strings by a cast to text in the queries or by pg's default for int8.
const TIMESTAMPTZ = 1184;

export interface DatabaseHandle {
  db: Db;
  /** For what speaks pg itself (the job queue, listen/notify). */
  pool: pg.Pool;
  close(): Promise<void>;
}

/** How long things are waited for, milliseconds; then the client is told to come again. */
export interface DatabasePatience {
  connectionMs: number;
  statementMs: number;
  lockMs: number;
  idleInTransactionMs: number;
}

// A statement never outlives the gateway's own limit; a lock is waited for briefly.
const PATIENCE: DatabasePatience = {
  connectionMs: 5000,
  statementMs: 15_000,
  lockMs: 5000,
  idleInTransactionMs: 20_000,
};

/** Opens a pool. Connections are made when first needed. Instants come back as ISO 8601 strings in UTC. */
export function openDatabase(
  url: string,
  poolSize: number,
  onError: (error: Error) => void = () => {},
  patience: DatabasePatience = PATIENCE,
): DatabaseHandle {
  const types = new pg.TypeOverrides();
  types.setTypeParser(TIMESTAMPTZ, (text: string) => new Date(text).toISOString());
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: patience.connectionMs,
    idleTimeoutMillis: 30_000,
    types,
    options: [
      `-c statement_timeout=${patience.statementMs}`,
      `-c lock_timeout=${patience.lockMs}`,
      `-c idle_in_transaction_session_timeout=${patience.idleInTransactionMs}`,
      '-c timezone=UTC',
    ].join(' '),
  });
  // A connection that the server closes must not end the process, be it idle or between two statements of a transaction.
  pool.on('connect', (client) => client.on('error', onError));
  // Told of idle ones once more.
  pool.on('error', () => {});
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool: preparingPool(pool) }) });
  return { db, pool, close: () => db.destroy() };
}

const RETRIED = new Set(['40001', '40P01']);

/**
 * Runs `work` in one transaction; deadlocks, serialization failures and plans that a migration outdated are tried again,
 * three times in all.
 * Inside, lock rows in id order.
 */
export async function inTransaction<Result>(db: Db, work: (trx: Trx) => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      const isTriedAgain = RETRIED.has(databaseErrorCode(error) ?? '') || isOutdatedPlan(error);
      if (attempt >= 3 || !isTriedAgain) throw error;
    }
  }
}

/** SQLSTATE (`23505`) or system code (`ECONNREFUSED`) of a database error, null for any other error. */
export function databaseErrorCode(error: unknown): string | null {
  if (typeof error !== 'object' || error === null || !('code' in error)) return null;
  return typeof error.code === 'string' ? error.code : null;
}

/** Name of the violated constraint, if the error is about one. */
export function violatedConstraint(error: unknown): string | null {
  if (typeof error !== 'object' || error === null || !('constraint' in error)) return null;
  return typeof error.constraint === 'string' ? error.constraint : null;
}

/** True when the database answers. */
export async function isReachable(db: Db): Promise<boolean> {
  try {
    await sql`select 1`.execute(db);
    return true;
  } catch {
    return false;
  }
}
