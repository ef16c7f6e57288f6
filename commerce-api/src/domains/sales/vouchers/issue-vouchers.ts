import { randomBytes } from 'node:crypto';

import { DEFAULT_VOUCHER_DESIGN, SEND_HOUR } from '@aksamit/contracts/voucher-designs';
import { sql } from 'kysely';
import type { Trx } from '../../../platform/database';
import { salesError } from '../errors';
import { CODE_LENGTH, codeOfBytes } from './voucher-code-rules';
import { transferVoucherMoney } from './voucher-ledger';
import { type IssuedVoucherRecord, listIssuedVouchers } from './voucher-queries';

/**
 * When the e-mail of line `i` leaves: on the chosen date at nine, local time, while the voucher is valid (`e.valid_to`).
 * Null without a date, for a paper voucher, and when that has passed: at once.
 */
const sendAt = sql`(select d.at from (select least(e.valid_to - interval '1 day',
    ((i.data ->> 'voucherSendOn')::date + make_interval(hours => ${SEND_HOUR})) at time zone 'Europe/Warsaw') as at) d
  where d.at > now() and i.data ->> 'voucherSendOn' is not null and i.data ->> 'voucherType' = 'electronic'
    and i.data ->> 'voucherEmail' is not null)`;

interface BoughtPiece {
  orderItemId: string;
  piece: number;
}

/**
 * Issues the vouchers that were bought with an order, each piece with a code of its own. Called in the transaction that
 * makes the order paid. Idempotent: the database ensures that each piece is issued once. Lines that were withdrawn from
 * before are skipped.
 * @returns those that were issued now Source: readings.md, "Vouchers".
 */
export async function issueVouchers(trx: Trx, orderId: string): Promise<IssuedVoucherRecord[]> {
  const missing = await sql<BoughtPiece>`select i.id as "orderItemId", n.piece
    from order_items i cross join generate_series(1, i.quantity) as n (piece)
    where i.order_id = ${orderId} and i.item_type = 'voucher' and i.withdrawn_at is null
      and not exists (select from issued_vouchers v where v.order_item_id = i.id and v.piece = n.piece)
    order by i.position, n.piece`.execute(trx);
  const issued: string[] = [];
  for (const { orderItemId, piece } of missing.rows) {
    // Valid to the end of the day, local time, some months after the purchase.
    const inserted = await sql<{ id: string; value: number }>`
      insert into issued_vouchers (code, market_id, currency, voucher_type, purpose, value, order_item_id, piece, valid_to,
        design, send_at)
      select ${codeOfBytes(randomBytes(CODE_LENGTH))}, o.market_id, o.currency, i.data ->> 'voucherType', vp.purpose,
        (i.data ->> 'voucherValue')::int, i.id, ${piece},
        e.valid_to, coalesce(i.data ->> 'voucherDesign', ${DEFAULT_VOUCHER_DESIGN}), ${sendAt}
      from order_items i join orders o on o.id = i.order_id join voucher_products vp on vp.product_id = i.product_id
        cross join lateral (select
          ((now() at time zone 'Europe/Warsaw')::date + make_interval(months => vp.valid_months, days => 1))
            at time zone 'Europe/Warsaw' - interval '1 second' as valid_to) e
      where i.id = ${orderItemId} on conflict (order_item_id, piece) do nothing returning id, value`.execute(trx);
    const voucher = inserted.rows[0];
    if (!voucher) continue;
    await transferVoucherMoney(trx, { kind: 'issue', voucherId: voucher.id, amount: voucher.value });
    issued.push(voucher.id);
  }
  if (issued.length === 0) return [];
  return (await listIssuedVouchers(trx, orderId)).filter((voucher) => issued.includes(voucher.id));
}

/** Records that a voucher's e-mail was written. The database refuses it for a canceled one, and a second time. */
export async function markVoucherMailed(trx: Trx, voucherId: string): Promise<void> {
  await sql`update issued_vouchers set mailed_at = now() where id = ${voucherId}`.execute(trx);
}

/**
 * Cancels the vouchers that were bought with a line (the order is withdrawn from, or refunded). Call it with the
 * order's row locked.
 * @throws 409 voucher_used when one of them has paid for something
 */
export async function cancelIssuedVouchers(trx: Trx, orderItemId: string): Promise<void> {
  for (const { id, value } of await lockUnusedVouchers(trx, orderItemId)) {
    await transferVoucherMoney(trx, { kind: 'cancel', voucherId: id, amount: value });
    await sql`update issued_vouchers set state = 'canceled' where id = ${id}`.execute(trx);
  }
}

/**
 * The vouchers that were bought with a line and not canceled since, their rows locked.
 * @throws 409 voucher_used when one of them has paid for something
 */
export async function lockUnusedVouchers(trx: Trx, orderItemId: string): Promise<{ id: string; value: number }[]> {
  const vouchers = await sql<{ id: string; value: number; balance: number; state: string }>`
    select id, value, balance, state from issued_vouchers where order_item_id = ${orderItemId}
    order by id for update`.execute(trx);
  const valid = vouchers.rows.filter(({ state }) => state !== 'canceled');
  if (valid.some(({ balance, value }) => balance !== value)) throw salesError('409 voucher_used');
  return valid.map(({ id, value }) => ({ id, value }));
}
