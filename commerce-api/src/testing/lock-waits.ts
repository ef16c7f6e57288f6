import { sql } from 'kysely';
import type { Trx } from '../platform/database';

/** Resolves once another connection waits for a lock of this transaction: the moment of a race. */
export async function somebodyWaits(trx: Trx): Promise<void> {
  for (;;) {
    const found =
      await sql`select from pg_locks where not granted and pg_backend_pid() = any (pg_blocking_pids(pid))`.execute(trx);
    if (found.rows.length > 0) return;
  }
}

/** Resolves once so many connections of this database wait for a lock. */
export async function waitersOf(trx: Trx, count: number): Promise<void> {
  for (;;) {
    // The first look at the activity is kept for the whole transaction otherwise.
    await sql`select pg_stat_clear_snapshot()`.execute(trx);
    const found = await sql`select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(trx);
    if (found.rows.length >= count) return;
  }
}
