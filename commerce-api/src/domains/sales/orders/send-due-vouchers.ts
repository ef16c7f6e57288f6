import { sql } from 'kysely';
import { type Db, inTransaction, type Trx } from '../../../platform/database';
import { listIssuedVouchers } from '../vouchers';
import { lockOrder } from './lock-order';
import { mailVouchers } from './mail-vouchers';

const AT_ONCE = 20;

/**
 * Mails the vouchers whose chosen date has come. One of a canceled order or a withdrawn line is not sent, whether its money is
 * back already or not. For the worker; a voucher is mailed once, and by one worker only: the order is locked, and the
 * outbox and the voucher each refuse a second e-mail.
 * @returns how many were mailed
 */
export async function sendDueVouchers(db: Db, now = new Date()): Promise<number> {
  const due = await sql<{ orderId: string }>`select distinct i.order_id as "orderId" from ${dueVouchers(now)}
    limit ${AT_ONCE}`.execute(db);
  let mailed = 0;
  for (const { orderId } of due.rows)
    mailed += await inTransaction(db, async (trx) => {
      await lockOrder(trx, orderId);
      return sendOfOrder(trx, orderId, now);
    });
  return mailed;
}

/** Read again under the lock: the order may have been canceled meanwhile, or another worker was faster. */
async function sendOfOrder(trx: Trx, orderId: string, now: Date): Promise<number> {
  const still = await sql<{ id: string }>`select v.id from ${dueVouchers(now)} and i.order_id = ${orderId}`.execute(
    trx,
  );
  const ids = new Set(still.rows.map(({ id }) => id));
  const vouchers = (await listIssuedVouchers(trx, orderId)).filter(({ id }) => ids.has(id));
  await mailVouchers(trx, orderId, vouchers);
  return vouchers.length;
}

/** Vouchers `v` with their lines `i` that are to be mailed at `now`. */
const dueVouchers = (now: Date) => sql`issued_vouchers v join order_items i on i.id = v.order_item_id
    join orders o on o.id = i.order_id
  where v.send_at <= ${now} and v.mailed_at is null and v.state = 'active' and v.voucher_type = 'electronic'
    and i.withdrawn_at is null and o.done_status <> 'canceled'`;
