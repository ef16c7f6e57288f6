/**
 * A lease that ends with the process: an advisory lock on a connection of its own. Rows that name the process show by
 * it whether their worker is still alive.
 */
import { randomInt } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import pg from 'pg';
import type { Logger } from 'pino';

const LEASE_LOCK = 4_174_012;
const HIGHEST_ID = 2_147_483_647;
/** A server that does not answer by then grants no lease; the work continues without one. */
const TIMEOUT_MS = 4000;

export interface ProcessLease {
  /** Number of this process's current lock, another one after the connection was lost; null without one. */
  id(): Promise<number | null>;
  close(): Promise<void>;
}

declare module 'fastify' {
  interface FastifyInstance {
    processLease: ProcessLease;
  }
}

/** Condition on a column with a lease's number: its process is gone. Null belongs to no process. */
export const isLeaseOver = (column: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`(${column} is not null and not exists (select from pg_locks where locktype = 'advisory' and granted
    and database = (select oid from pg_database where datname = current_database())
    and classid = ${LEASE_LOCK}::oid and objid = ${column}::oid and objsubid = 2))`;

/** A lease that is acquired on first use. */
export function createProcessLease(databaseUrl: string, logger: Logger): ProcessLease {
  let held: Promise<{ id: number; client: pg.Client } | null> | null = null;

  async function take(): Promise<{ id: number; client: pg.Client } | null> {
    const client = new pg.Client({
      connectionString: databaseUrl,
      connectionTimeoutMillis: TIMEOUT_MS,
      query_timeout: TIMEOUT_MS,
      keepAlive: true,
    });
    // However the connection ends, its lock ends with it.
    client.on('error', (error) => logger.warn({ err: error }, 'the connection of the process lease was lost'));
    client.on('end', () => {
      held = null;
    });
    try {
      await client.connect();
      for (;;) {
        const id = randomInt(1, HIGHEST_ID);
        const { rows } = await client.query<{ isMine: boolean }>('select pg_try_advisory_lock($1, $2) as "isMine"', [
          LEASE_LOCK,
          id,
        ]);
        if (rows[0]?.isMine) return { id, client };
      }
    } catch (error) {
      logger.warn({ err: error }, 'no process lease could be taken');
      held = null;
      await client.end().catch(() => {});
      return null;
    }
  }

  return {
    async id() {
      held ??= take();
      return (await held)?.id ?? null;
    },
    async close() {
      const lease = await held;
      await lease?.client.end();
    },
  };
}
