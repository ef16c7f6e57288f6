import type { VoucherDesign, VoucherType } from '@aksamit/contracts';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Trx } from '../../../platform/database';
import { normalizeVoucherCode } from './voucher-code-rules';
import type { VoucherState } from './voucher-sale-rules';

/** A voucher that was issued. Amounts in minor units of its currency. */
export interface VoucherRecord extends VoucherState {
  id: string;
  code: string;
  marketId: string;
  currency: string;
  voucherType: VoucherType;
  value: number;
}

const columns = sql`v.id, v.code, v.market_id::text as "marketId", v.currency, v.voucher_type as "voucherType", v.value,
  v.balance, v.state, v.valid_to as "validTo"`;

async function findOne(db: Db | Trx, condition: RawBuilder<unknown>): Promise<VoucherRecord | null> {
  const found = await sql<VoucherRecord>`select ${columns} from issued_vouchers v where ${condition}`.execute(db);
  return found.rows[0] ?? null;
}

/** @param code without blanks and hyphens */
export const findVoucherByCode = (db: Db | Trx, marketId: string, code: string) =>
  findOne(db, sql`v.market_id = ${marketId} and v.code = ${code}`);
export const findVoucherById = (db: Db | Trx, id: string) => findOne(db, sql`v.id = ${id}`);
/** The voucher with its row locked: the next payment waits for this transaction. */
export const lockVoucher = (trx: Trx, id: string) => findOne(trx, sql`v.id = ${id} for update`);

/** A bought voucher: the data shown in its e-mail, its order and to staff. */
export interface IssuedVoucherRecord {
  id: string;
  orderItemId: string;
  code: string;
  voucherType: VoucherType;
  value: number;
  /** Its balance. */
  balance: number;
  currency: string;
  issuedAt: string;
  validTo: string;
  design: VoucherDesign;
  /** When its e-mail leaves for the recipient; null: at once, or never for a paper one. */
  sendAt: string | null;
  /** When its e-mail was written; null: not yet. */
  mailedAt: string | null;
}

/** The vouchers that were bought with an order and are issued. */
export async function listIssuedVouchers(db: Db | Trx, orderId: string): Promise<IssuedVoucherRecord[]> {
  return (await issuedVouchersOf(db, [orderId])).get(orderId) ?? [];
}

/** The same for many orders with one query; an order without any is not in it. */
export async function issuedVouchersOf(
  db: Db | Trx,
  orderIds: readonly string[],
): Promise<Map<string, IssuedVoucherRecord[]>> {
  const found = await sql<IssuedVoucherRecord & { orderId: string }>`select i.order_id as "orderId", v.id,
      v.order_item_id as "orderItemId", v.code, v.voucher_type as "voucherType", v.value, v.balance, v.currency,
      v.issued_at as "issuedAt", v.valid_to as "validTo", v.design, v.send_at as "sendAt",
      v.mailed_at as "mailedAt"
    from issued_vouchers v join order_items i on i.id = v.order_item_id
    where i.order_id = any(${orderIds}::uuid[]) and v.state = 'active'
    order by i.order_id, i.position, v.piece`.execute(db);
  return byOrder(found.rows);
}

export interface VoucherPayment {
  voucherId: string;
  code: string;
  /** Its payment for the order. */
  value: number;
  /** The refunded part of it. */
  returned: number;
}

/** Payments of vouchers for an order, out of the ledger, in the order of their ids. */
export async function listVoucherPayments(db: Db | Trx, orderId: string): Promise<VoucherPayment[]> {
  return (await voucherPaymentsOf(db, [orderId])).get(orderId) ?? [];
}

/** The same for many orders with one query; an order without any is not in it. */
export async function voucherPaymentsOf(
  db: Db | Trx,
  orderIds: readonly string[],
): Promise<Map<string, VoucherPayment[]>> {
  const found = await sql<VoucherPayment & { orderId: string }>`select t.order_id as "orderId", v.id as "voucherId",
      v.code, coalesce(sum(e.amount) filter (where t.kind = 'spend'), 0)::int as value,
      coalesce(-sum(e.amount) filter (where t.kind = 'return'), 0)::int as returned
    from voucher_transfers t join voucher_entries e on e.transfer_id = t.id and e.account = 'order'
    join issued_vouchers v on v.id = t.voucher_id
    where t.order_id = any(${orderIds}::uuid[]) group by t.order_id, v.id, v.code order by v.id`.execute(db);
  return byOrder(found.rows);
}

function byOrder<Row extends { orderId: string }>(rows: readonly Row[]): Map<string, Omit<Row, 'orderId'>[]> {
  const grouped = new Map<string, Omit<Row, 'orderId'>[]>();
  for (const { orderId, ...row } of rows) grouped.set(orderId, [...(grouped.get(orderId) ?? []), row]);
  return grouped;
}

/** Ids of the orders that a voucher has paid for. @param code as it was read out; none for one that no voucher has */
export async function selectOrdersPaidBy(db: Db | Trx, code: string): Promise<string[]> {
  const found = await sql<{ orderId: string }>`select distinct t.order_id as "orderId" from issued_vouchers v
    join voucher_transfers t on t.voucher_id = v.id and t.kind = 'spend'
    where v.code = ${normalizeVoucherCode(code)}::text`.execute(db);
  return found.rows.map(({ orderId }) => orderId);
}
