import { sql } from 'kysely';
import type { Db } from '../../../platform/database';

/**
 * The payer is looking at the payment again, so the gateway is queried soon. The worker does that: reading a payment
 * changes no status. Pages poll every few seconds; the gateway is queried less often.
 */
export async function markPayerReturned(db: Db, orderPaymentId: string): Promise<void> {
  await sql`update payment_transactions set returned_at = coalesce(returned_at, now()),
      next_check_at = date_trunc('milliseconds', now())
    where order_payment_id = ${orderPaymentId} and status in ('new', 'pending', 'undefined')
      and (redirect_url is not null or code_charged_at is not null) and next_check_at > now()
      and (returned_at is null or checked_at is null or checked_at < now() - interval '2 seconds')`.execute(db);
}
