/** The connection to PostgreSQL, and transactions. */
import { setTimeout as pause } from 'node:timers/promises';
import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely';
import pg from 'pg';
import type { Database } from '../../database/tables';
import { databaseErrorCode } from './database-errors';
import { isOutdatedPlan, preparingPool } from './prepared-statements';

export { databaseErrorCode, violatedConstraint } from './database-errors';

export type Db = Kysely<Database>;
export type Trx = Transaction<Database>;

// Counts come as numbers; ids (also int8) stay strings by a cast to text in the queries or by pg's default for int8.
const TIMESTAMPTZ = 1184;

export interface DatabaseHandle {
  db: Db;
  /** For code that uses pg directly (the job queue, listen/notify). */
  pool: pg.Pool;
  close(): Promise<void>;
}

/** Time-outs, milliseconds; after them the client is asked to retry. */
export interface DatabaseTimeouts {
  /** For a free connection of the pool, and for a new one. */
  connectionMs: number;
  /** By the server. */
  statementMs: number;
  lockMs: number;
  idleInTransactionMs: number;
  /** By the client, for a response to a statement: a hanging server enforces no time-out. Omitted: none. */
  queryMs?: number;
}

/** For requests: a client waits, and retries after seconds. The time-out of a lock is short. */
const CALL_TIMEOUTS: DatabaseTimeouts = {
  connectionMs: 4000,
  statementMs: 8000,
  lockMs: 5000,
  idleInTransactionMs: 20_000,
  queryMs: 9000,
};
/** For background work. */
export const WORK_TIMEOUTS: DatabaseTimeouts = { ...CALL_TIMEOUTS, statementMs: 15_000, queryMs: 20_000 };
/** Of migrations: they set the server's limits themselves. */
export const MIGRATION_TIMEOUTS: DatabaseTimeouts = {
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
  timeouts: DatabaseTimeouts = CALL_TIMEOUTS,
): DatabaseHandle {
  const types = new pg.TypeOverrides();
  types.setTypeParser(TIMESTAMPTZ, (text: string) => new Date(text).toISOString());
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: timeouts.connectionMs,
    ...(timeouts.queryMs === undefined ? {} : { query_timeout: timeouts.queryMs }),
    idleTimeoutMillis: 30_000,
    types,
    options: [
      `-c statement_timeout=${timeouts.statementMs}`,
      `-c lock_timeout=${timeouts.lockMs}`,
      `-c idle_in_transaction_session_timeout=${timeouts.idleInTransactionMs}`,
      '-c timezone=UTC',
    ].join(' '),
  });
  // A connection that the server closes must not end the process, be it idle or between two statements of a
  // transaction.
  pool.on('connect', (client) => client.on('error', onError));
  // Reported once more for idle ones.
  pool.on('error', () => {});
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool: preparingPool(pool, { onError }) }) });
  return { db, pool, close: () => db.destroy() };
}

const RETRIED = new Set(['40001', '40P01']);

/**
 * Runs `work` in one transaction; deadlocks, serialization failures and plans that a migration outdated are retried,
 * three attempts in all. Inside, lock rows in id order.
 */
export async function inTransaction<Result>(db: Db, work: (trx: Trx) => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      const isRetried = RETRIED.has(databaseErrorCode(error) ?? '') || isOutdatedPlan(error);
      if (attempt >= 3 || !isRetried) throw error;
    }
  }
}

/** A probe has timed out by then. */
const REACHED_WITHIN_MS = 3000;

/** True when the database answers, and soon. */
export async function isReachable(db: Db): Promise<boolean> {
  const late = new AbortController();
  try {
    const answered = sql`select 1`.execute(db).then(() => true);
    return await Promise.race([answered, pause(REACHED_WITHIN_MS, false, { signal: late.signal })]);
  } catch {
    return false;
  } finally {
    late.abort();
  }
}
