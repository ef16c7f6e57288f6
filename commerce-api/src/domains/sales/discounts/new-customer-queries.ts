/** The discount of a customer's first order. Source: readings.md, "Discounts" and "Sessions, visitors, cookies". */
import { sql } from 'kysely';
import type { Db, Trx } from '../../../platform/database';

const phoneHash = sql`sha256(convert_to(u.phone_prefix || ' ' || u.phone, 'UTF8'))`;

/** `entitled`: gets the discount. `phoneUnverified`: would get it with a verified phone. `none`: it is not a first order. */
export type NewCustomerState = 'entitled' | 'phoneUnverified' | 'none';

/**
 * Whether a customer gets the discount: their phone is verified, it was never given to this account or phone, and there
 * is no earlier order (one that was canceled, or never paid, is none), also none as a guest with the same phone. Orders of
 * a phone that is not verified count for nobody: anyone could ask about another's.
 */
export async function newCustomerState(db: Db | Trx, userId: string): Promise<NewCustomerState> {
  const found = await sql<{ isVerified: boolean }>`select u.phone_verified_at is not null as "isVerified" from users u
    where u.id = ${userId} and u.deleted_at is null
      and not exists (select from new_customer_discounts d where d.released_at is null
        and (d.user_id = u.id or (u.phone_verified_at is not null and d.phone_hash = ${phoneHash})))
      and not exists (select from orders o where o.done_status in ('active', 'done')
        and (o.user_id = u.id
          or (u.phone_verified_at is not null and o.phone_prefix = u.phone_prefix and o.phone = u.phone)))`.execute(db);
  const [customer] = found.rows;
  if (!customer) return 'none';
  return customer.isVerified ? 'entitled' : 'phoneUnverified';
}

/** Locks the customer, so that two concurrent orders follow each other: only one is the first. */
export async function lockCustomer(trx: Trx, userId: string): Promise<void> {
  await sql`select from users where id = ${userId} for no key update`.execute(trx);
}

/** Records that an order used the discount. The customer's row must be locked; unique keys are the final check. */
export async function redeemNewCustomerDiscount(trx: Trx, orderId: string, userId: string): Promise<void> {
  await sql`insert into new_customer_discounts (order_id, user_id, phone_hash)
    select ${orderId}, u.id, ${phoneHash} from users u where u.id = ${userId}`.execute(trx);
}

/** Releases the discount of an order that was canceled unpaid. Idempotent. */
export async function releaseNewCustomerDiscount(trx: Trx, orderId: string): Promise<void> {
  await sql`update new_customer_discounts set released_at = now()
    where order_id = ${orderId} and released_at is null`.execute(trx);
}
