import type { Db, Trx } from '../../../platform/database';
import { type IssuedVoucherRecord, issuedVouchersOf, type VoucherPayment, voucherPaymentsOf } from '../vouchers';

/** Vouchers that paid for an order, and those that were bought with it. */
export interface OrderVouchers {
  paidWith: readonly VoucherPayment[];
  issued: readonly IssuedVoucherRecord[];
}

/** The vouchers of some orders, with two queries for all of them. @returns what gives those of one order */
export async function findOrderVouchers(
  db: Db | Trx,
  orderIds: readonly string[],
): Promise<(orderId: string) => OrderVouchers> {
  const paidWith = await voucherPaymentsOf(db, orderIds);
  const issued = await issuedVouchersOf(db, orderIds);
  return (orderId) => ({ paidWith: paidWith.get(orderId) ?? [], issued: issued.get(orderId) ?? [] });
}
