/** The amount of pending work, by queue: read from the rows themselves, which are the queues. */
import { sql } from 'kysely';
import type { Db } from '../database';

export interface QueueLength {
  queue: string;
  /** Pending rows. */
  waiting: number;
  /** How long the oldest has been due, seconds; 0 when nothing is due. Grows when the worker stands still. */
  overdueSeconds: number;
}

export interface UndeliveredMessages {
  channel: string;
  /** `failed`: permanent failure; `expired`: not accepted within their lifetime. */
  state: string;
  count: number;
}

/** Undelivered messages that were closed within the last 24 hours; superseded ones are not counted. */
export async function readUndelivered(db: Db): Promise<UndeliveredMessages[]> {
  const found = await sql<UndeliveredMessages>`select c.channel, s.state, count(m.id)::int as count
    from unnest(array['email', 'sms']) c (channel) cross join unnest(array['failed', 'expired']) s (state)
      left join messages m on m.channel = c.channel and m.state = s.state and m.closed_at > now() - interval '24 hours'
        and m.last_error is distinct from 'withdrawn'
    group by c.channel, s.state`.execute(db);
  return found.rows;
}

/**
 * Lengths of the queues of the worker. Each counts by an index of pending rows. The correction of an invoice without a
 * number is due with it, see `takeDueEInvoices`.
 */
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
      union all select 'e-invoices', greatest(d.e_invoice_next_try_at, case when o.e_invoice_number is null
          and o.e_invoice_problem is null then o.e_invoice_next_try_at end)
        from invoices d left join invoices o on o.id = d.corrects_id where d.e_invoice_next_try_at is not null
      union all select unnest(array['outbox', 'payments', 'refunds', 'holds', 'problems', 'e-invoices']), null
    ) work group by queue`.execute(db);
  return found.rows;
}
