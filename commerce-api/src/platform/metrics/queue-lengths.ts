/** The amount of pending work, by queue: read from the rows themselves, which are the queues. */
import { sql } from 'kysely';
import type { Db } from '../database';
import type { Queue } from '../domain';

export interface QueueLength {
  queue: string;
  /** Pending rows. */
  waiting: number;
  /** How long the oldest has been due, seconds; 0 when nothing is due. Grows when the worker stands still. */
  overdueSeconds: number;
}

/** Lengths of queues, in one statement; an empty one is 0. */
export async function readQueueLengths(db: Db, queues: readonly Queue[]): Promise<QueueLength[]> {
  if (queues.length === 0) return [];
  const parts = queues.map(({ name, pending }) => sql`select ${name}::text as queue, due_at from (${pending}) pending`);
  const found = await sql<QueueLength>`
    select queue, count(due_at)::int as waiting,
      greatest(0, coalesce(extract(epoch from now() - min(due_at)), 0))::float8 as "overdueSeconds"
    from (
      ${sql.join(parts, sql` union all `)}
      union all select unnest(${queues.map(({ name }) => name)}::text[]), null
    ) work group by queue`.execute(db);
  return found.rows;
}
