import { sql } from 'kysely';
import { notFound } from '../../../platform/api-error';
import type { Trx } from '../../../platform/database';
import { salesError } from '../errors';
import { findVoucherByCode, lockVoucher, normalizeVoucherCode, spendVoucher, voucherRefusal } from '../vouchers';
import { bookPayment } from './book-payment';
import { changeOrderTotals } from './change-order-totals';
import { type LockedOrder, lockOrder } from './lock-order';
import { queueOrderMail } from './order-mail';
import { maySalonTakePayment } from './order-state';

interface Redemption {
  orderId: string;
  /** As it was read out on the phone. */
  code: string;
  now: Date;
}

/**
 * Pays the amount still owed for an order with a voucher, as far as it goes: for bookings by phone. Inside the staff's
 * transaction, so that its audit log is committed or rolled back with it.
 * @returns what the voucher paid, minor units
 * @throws 404 for an unknown order or voucher, expired, limit_reached; 409 order_canceled, already_paid,
 *   payment_under_way while a gateway is being paid, slot_taken; 422 not_combinable, voucher_not_applicable
 */
export async function redeemVoucher(trx: Trx, { orderId, code, now }: Redemption): Promise<number> {
  const order = await lockOrder(trx, orderId);
  if (order.doneStatus === 'canceled') throw salesError('409 order_canceled');
  if (!maySalonTakePayment(order)) throw salesError('409 already_paid');
  const terms = await findTerms(trx, orderId);
  if (terms.isUnderWay) throw salesError('409 payment_under_way');
  if (terms.discount > 0) throw salesError('422 not_combinable');
  const normalized = normalizeVoucherCode(code);
  const known = normalized && (await findVoucherByCode(trx, terms.marketId, normalized));
  const voucher = known ? await lockVoucher(trx, known.id) : null;
  if (!voucher || voucher.currency !== terms.currency) throw notFound();
  const refusal = voucherRefusal(voucher, now);
  if (refusal) throw salesError(`404 ${refusal}`);
  // Vouchers among the lines must be paid with other money, and so must items on promotion.
  const payable = Math.max(0, terms.payable - terms.paidByVouchers);
  const amount = Math.min(voucher.balance, order.amountDue - order.amountPaid, payable);
  if (amount <= 0) throw salesError('422 voucher_not_applicable');
  await spendVoucher(trx, voucher.id, orderId, amount);
  // As with a voucher on the cart: less is owed, and a refund knows the voucher's part.
  const reduced = await changeOrderTotals(trx, order, { priceTotal: 0, amountDue: -amount, amountWaived: 0 });
  if (reduced.amountPaid >= reduced.amountDue) await settleByVoucher(trx, reduced);
  return amount;
}

/** Nothing is owed any more. @throws 409 slot_taken: its slot is gone, and the redemption is rolled back */
async function settleByVoucher(trx: Trx, order: LockedOrder): Promise<void> {
  const { outcome } = await bookPayment(trx, order, { amount: 0 });
  if (outcome !== 'booked') throw salesError('409 slot_taken');
  // Booking no money sends no mail.
  const amountMinor = order.priceTotal - order.amountDue;
  if (order.amountPaid === 0) await queueOrderMail(trx, 'paymentReceived', order.id, undefined, { amountMinor });
}

interface Terms {
  marketId: string;
  currency: string;
  discount: number;
  isUnderWay: boolean;
  /** Lines that a voucher may pay. */
  payable: number;
  paidByVouchers: number;
}

async function findTerms(trx: Trx, orderId: string): Promise<Terms> {
  const found = await sql<Terms>`select o.market_id::text as "marketId", o.currency, o.discount_code_value as discount,
      exists (select from order_payments op join payment_transactions t on t.order_payment_id = op.id
        where op.order_id = o.id and t.status in ('new', 'pending', 'undefined') and t.payment_provider <> 'salon')
        as "isUnderWay",
      (select coalesce(sum(i.price), 0)::int from order_items i
        where i.order_id = o.id and i.item_type <> 'voucher' and i.price + i.amount_waived = i.standard_price) as payable,
      (select coalesce(sum(e.amount), 0)::int from voucher_transfers t
        join voucher_entries e on e.transfer_id = t.id and e.account = 'order' where t.order_id = o.id)
        as "paidByVouchers"
    from orders o where o.id = ${orderId}`.execute(trx);
  const terms = found.rows[0];
  if (!terms) throw notFound();
  return terms;
}
