/** How much work waits, by queue: read from the rows themselves, which are the queues. */
import { sql } from 'kysely';
import type { Db } from '../database';

export interface QueueLength {
  queue: string;
  /** Rows that wait. */
  waiting: number;
  /** How long the oldest has been due, seconds; 0 when nothing is due. Grows when the worker stands still. */
  overdueSeconds: number;
}

/** Lengths of the queues of the worker. Each counts by an index of what waits. */
export async function readQueueLengths(db: Db): Promise<QueueLength[]> {
  const found = await sql<QueueLength>`
    select queue, count(due_at)::int as waiting,
      greatest(0, coalesce(extract(epoch from now() - min(due_at)), 0))::float8 as "overdueSeconds"
    from (
      select 'outbox' as queue, next_try_at as due_at from messages where state = 'due'
      union all select 'payments', next_check_at from payment_transactions where next_check_at is not null
      union all select 'refunds', next_try_at from payment_refunds where state = 'requested'
      union all select 'holds', hold_expires_at from visits where state = 'held'
      union all select 'problems', next_try_at from release_problems where state = 'due'
      union all select unnest(array['outbox', 'payments', 'refunds', 'holds', 'problems']), null
    ) work group by queue`.execute(db);
  return found.rows;
}
