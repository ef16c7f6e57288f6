import { sql } from 'kysely';
import { type Db, inTransaction } from '../../../platform/database';
import { salesPolicies } from '../policies';

const AT_ONCE = 500;

/**
 * Purges the lines of closed carts (ordered, joined to another), and abandoned carts of visitors, also empty ones. The
 * ordered data stay in the order. For the worker; concurrent runs are safe. @returns how many carts
 */
export async function purgeOldCarts(db: Db, now = new Date()): Promise<number> {
  const before = sql`${now}::timestamptz - make_interval(days => ${salesPolicies.everywhere.abandonedCartDays})`;
  return inTransaction(db, async (trx) => {
    const old = await sql<{ id: string }>`select c.id from carts c
      where (c.state = 'open' or c.id in (select i.cart_id from cart_items i where i.created_at < ${before}))
        and c.updated_at < ${before}
        and (c.state <> 'open' or c.user_id is null)
      order by c.id limit ${AT_ONCE} for update skip locked`.execute(trx);
    const ids = sql`${old.rows.map(({ id }) => id)}::uuid[]`;
    if (old.rows.length === 0) return 0;
    // Another worker may have run between the look-up and the lock: only purged carts are counted.
    const lines = await sql<{ id: string }>`delete from cart_items where cart_id = any(${ids})
      returning cart_id as id`.execute(trx);
    await sql`delete from cart_versions where cart_id = any(${ids})`.execute(trx);
    const carts = await sql<{ id: string }>`delete from carts where id = any(${ids}) and state = 'open'
      returning id`.execute(trx);
    return new Set([...lines.rows, ...carts.rows].map(({ id }) => id)).size;
  });
}
