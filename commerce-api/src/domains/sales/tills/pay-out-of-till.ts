import { sql } from 'kysely';
import type { Trx } from '../../../platform/database';
import { openTill } from './open-till';

interface TakenEntry {
  orderId: string;
  locationId: string;
  method: string;
  currency: string;
}

/**
 * Money of a payment leaves the till of the salon that took it, on the day that is open there now. A payment from before
 * tills were written down leaves none.
 * @param amount minor units
 */
export async function payOutOfTill(
  trx: Trx,
  { transactionId, amount }: { transactionId: string; amount: number },
  { actorId, now }: { actorId: string; now: Date },
): Promise<void> {
  const found = await sql<TakenEntry>`select e.order_id as "orderId", t.location_id::text as "locationId", e.method,
      e.currency
    from till_entries e join tills t on t.id = e.till_id
    where e.payment_transaction_id = ${transactionId} and e.amount > 0`.execute(trx);
  for (const { orderId, locationId, method, currency } of found.rows) {
    const tillId = await openTill(trx, locationId, now);
    await sql`insert into till_entries (till_id, order_id, payment_transaction_id, method, amount, currency, taken_by,
        taken_at)
      values (${tillId}, ${orderId}, ${transactionId}, ${method}, ${-amount}, ${currency}, ${actorId}, ${now})`.execute(
      trx,
    );
  }
}
