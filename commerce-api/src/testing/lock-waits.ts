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
