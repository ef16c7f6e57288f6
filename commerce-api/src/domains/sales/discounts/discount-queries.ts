import type { LocaleCode } from '@aksamit/contracts';
import { sql } from 'kysely';
import type { Db, Trx } from '../../../platform/database';
import type { CodeState } from './discount-code-rules';
import { normalizeCode } from './discount-code-rules';

/** A code with all data that decide about its use. */
export interface DiscountCodeRecord extends CodeState {
  id: string;
  code: string;
  discountType: 'percentage' | 'amount';
  discountValue: number;
  productCategory: { id: string; name: Record<LocaleCode, string>; slugs: Record<LocaleCode, string> } | null;
}

export interface CodeRow extends Omit<DiscountCodeRecord, 'validFrom' | 'validTo'> {
  validFrom: string | null;
  validTo: string | null;
}

/** The user of a code. Limits per customer count by the account and by the e-mail, whichever was used before. */
export interface CodeCustomer {
  /** The e-mail in lowercase; null while it is not known. */
  customerKey: string | null;
  /** Null: no login. */
  userId: string | null;
}

/** Columns of `discount_codes d`, for a customer. */
export const codeColumns = ({
  customerKey,
  userId,
}: CodeCustomer) => sql`d.id::text, d.code, d.discount_type as "discountType", d.discount_value as "discountValue",
  d.enabled, d.valid_from as "validFrom", d.valid_to as "validTo", d.total_limit as "totalLimit",
  d.used_count as "usedTotal", d.customer_limit as "customerLimit",
  (select json_build_object('id', pc.id::text, 'name', pc.name, 'slugs', pc.slugs)
    from product_categories pc where pc.id = d.product_category_id) as "productCategory",
  (select count(*)::int from discount_redemptions r where r.discount_code_id = d.id and r.released_at is null
    and (r.customer_key = ${customerKey} or (${userId}::uuid is not null
      and r.order_id in (select ro.id from orders ro where ro.user_id = ${userId}::uuid)))) as "usedByCustomer"`;

export function toRecord(row: CodeRow | undefined): DiscountCodeRecord | null {
  if (!row) return null;
  const dateOf = (text: string | null) => (text === null ? null : new Date(text));
  return { ...row, validFrom: dateOf(row.validFrom), validTo: dateOf(row.validTo) };
}

export async function findCode(
  db: Db | Trx,
  marketId: string,
  code: string,
  customer: CodeCustomer,
): Promise<DiscountCodeRecord | null> {
  const found = await sql<CodeRow>`select ${codeColumns(customer)} from discount_codes d
    where d.market_id = ${marketId} and d.code = ${normalizeCode(code)}`.execute(db);
  return toRecord(found.rows[0]);
}

export async function findCodeById(
  db: Db | Trx,
  id: string,
  customer: CodeCustomer,
): Promise<DiscountCodeRecord | null> {
  const found = await sql<CodeRow>`select ${codeColumns(customer)} from discount_codes d
    where d.id = ${id}`.execute(db);
  return toRecord(found.rows[0]);
}

/** The code with its row locked: the next use waits for this transaction. */
export async function lockCode(trx: Trx, id: string, customer: CodeCustomer): Promise<DiscountCodeRecord | null> {
  await sql`select from discount_codes where id = ${id} for update`.execute(trx);
  return findCodeById(trx, id, customer);
}

/** Counts a use. The code's row must be locked by this transaction. */
export async function redeemCode(trx: Trx, id: string, orderId: string, customerKey: string): Promise<void> {
  await sql`update discount_codes set used_count = used_count + 1 where id = ${id}`.execute(trx);
  await sql`insert into discount_redemptions (discount_code_id, order_id, customer_key)
    values (${id}, ${orderId}, ${customerKey})`.execute(trx);
}

/** Releases the use of an order that was canceled unpaid. Idempotent. */
export async function releaseCode(trx: Trx, orderId: string): Promise<void> {
  await sql`with released as (
      update discount_redemptions set released_at = now() where order_id = ${orderId} and released_at is null
      returning discount_code_id)
    update discount_codes set used_count = used_count - 1
    where id in (select discount_code_id from released)`.execute(trx);
}
