import { sql } from 'kysely';
import type { Trx } from '../../../platform/database';
import { listVoucherPayments, lockVoucher, type VoucherPayment } from './voucher-queries';

type TransferKind = 'issue' | 'spend' | 'return' | 'cancel';
type Account = 'issue' | 'voucher' | 'order';

/** From which account to which; the entries of a transfer add up to 0. */
const accountsOf: Record<TransferKind, { from: Account; to: Account }> = {
  issue: { from: 'issue', to: 'voucher' },
  spend: { from: 'voucher', to: 'order' },
  return: { from: 'order', to: 'voucher' },
  cancel: { from: 'voucher', to: 'issue' },
};

interface Transfer {
  kind: TransferKind;
  voucherId: string;
  /** Minor units, more than 0. */
  amount: number;
  /** For `spend` and `return`. */
  orderId?: string;
}

/**
 * Writes a transfer of the ledger. The database refuses amounts that the voucher does not hold or an order did not
 * receive, and transfers that do not balance. Source: readings.md, "Vouchers".
 */
export async function transferVoucherMoney(trx: Trx, { kind, voucherId, amount, orderId }: Transfer): Promise<void> {
  const { from, to } = accountsOf[kind];
  const inserted = await sql<{ id: string }>`insert into voucher_transfers (kind, voucher_id, order_id)
    values (${kind}, ${voucherId}, ${orderId ?? null}::uuid) returning id`.execute(trx);
  await sql`insert into voucher_entries (transfer_id, account, amount)
    values (${inserted.rows[0]?.id}::uuid, ${from}, ${-amount}), (${inserted.rows[0]?.id}::uuid, ${to}, ${amount})`.execute(
    trx,
  );
}

/** Pays a part of an order with a voucher whose row this transaction has locked. */
export async function spendVoucher(trx: Trx, voucherId: string, orderId: string, amount: number): Promise<void> {
  if (amount > 0) await transferVoucherMoney(trx, { kind: 'spend', voucherId, orderId, amount });
}

/** The part of an order's money that goes back to one voucher. */
export interface VoucherReturn {
  voucherId: string;
  code: string;
  amount: number;
}

/** Divides an amount among the vouchers that paid for an order, none more than it paid and has not got back yet. Pure. */
export function splitReturn(payments: readonly VoucherPayment[], atMost: number): VoucherReturn[] {
  let rest = atMost;
  return payments.flatMap(({ voucherId, code, value, returned }) => {
    const amount = Math.min(rest, value - returned);
    if (amount <= 0) return [];
    rest -= amount;
    return [{ voucherId, code, amount }];
  });
}

/**
 * Refunds money of an order to the vouchers that paid for it, no more than they paid and have not got back yet. Call it
 * with the order's row locked, before any other refund: the voucher comes first.
 * @param atMost minor units; all that is left when it is omitted
 * @returns the refunded amount
 */
export async function returnToVouchers(trx: Trx, orderId: string, atMost = Number.POSITIVE_INFINITY): Promise<number> {
  for (const { voucherId } of await listVoucherPayments(trx, orderId)) await lockVoucher(trx, voucherId);
  // Read again under the locks: another refund may have been made meanwhile.
  const parts = splitReturn(await listVoucherPayments(trx, orderId), atMost);
  for (const { voucherId, amount } of parts) {
    await transferVoucherMoney(trx, { kind: 'return', voucherId, orderId, amount });
  }
  return parts.reduce((sum, { amount }) => sum + amount, 0);
}
