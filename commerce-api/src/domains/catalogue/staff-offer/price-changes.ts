/** Prices that begin at a time ahead. */
import type { StaffPriceChange } from '@aksamit/contracts/staff';
import { sql } from 'kysely';
import { type Db, inTransaction, type Trx } from '../../../platform/database';

/** The price that a change is of, locked; null for an unknown one. */
export async function lockPrice(trx: Trx, id: string): Promise<{ id: string } | null> {
  const found = await sql<{
    id: string;
  }>`select id::text as id from product_prices where id = ${id} for update`.execute(trx);
  return found.rows[0] ?? null;
}

/** @param change amount in minor units. The database refuses a second one of the same price and instant. */
export async function addPriceChange(
  trx: Trx,
  { priceId, price, validFrom }: { priceId: string; price: number; validFrom: string },
): Promise<StaffPriceChange> {
  const added = await sql<StaffPriceChange>`insert into price_changes (price_id, amount_minor, valid_from)
    values (${priceId}, ${price}, ${validFrom})
    returning id::text as id, amount_minor as price, to_json(valid_from) #>> '{}' as "validFrom"`.execute(trx);
  const [row] = added.rows;
  if (!row) throw new Error('Failed to add a price change: the database returned no row. Look at price_changes.');
  return row;
}

interface WantedPrice {
  priceId: string;
  former: number;
  price: number;
}

/**
 * Gives many prices another amount, at once or from a time on; all of them, or none where one is no longer what it was.
 * The database refuses a second change of the same price and instant.
 * @returns whether they were changed
 */
export async function changePrices(
  trx: Trx,
  changes: readonly WantedPrice[],
  validFrom: string | null,
): Promise<boolean> {
  const rows = changes.map(({ priceId, former, price }) => ({ price_id: priceId, former, price }));
  const wanted = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as w (price_id bigint, former integer, price integer)`;
  // In the order of ids, so that two batches wait for one another instead of each for both.
  const locked = await sql<{
    id: string;
  }>`select p.id::text as id from product_prices p join ${wanted} on w.price_id = p.id
    where p.amount_minor = w.former order by p.id for update of p`.execute(trx);
  if (locked.rows.length < changes.length) return false;
  if (validFrom === null) {
    await sql`update product_prices p set amount_minor = w.price from ${wanted}
      where p.id = w.price_id and p.amount_minor <> w.price`.execute(trx);
  } else {
    await sql`insert into price_changes (price_id, amount_minor, valid_from)
      select w.price_id, w.price, ${validFrom} from ${wanted}`.execute(trx);
  }
  return true;
}

/** @returns the price that it was of; null for an unknown one, and for one that has begun */
export async function removePriceChange(trx: Trx, id: string): Promise<{ priceId: string } | null> {
  const removed = await sql<{ priceId: string }>`delete from price_changes where id = ${id}
    returning price_id::text as "priceId"`.execute(trx);
  return removed.rows[0] ?? null;
}

/**
 * Begins the prices whose time has come, in the order of their times: the last one holds, and each stands in the history.
 * Two workers share them: a change that one has locked is passed over by the other.
 * @returns how many began
 */
export async function applyPriceChanges({ db }: { db: Db }, now = new Date()): Promise<number> {
  return inTransaction(db, async (trx) => {
    const due = await sql<{ priceId: string; amount: number }>`
      with due as (select id from price_changes where valid_from <= ${now} for update skip locked),
      gone as (delete from price_changes c using due where c.id = due.id returning c.*)
      select price_id::text as "priceId", amount_minor as amount from gone order by valid_from, id`.execute(trx);
    for (const { priceId, amount } of due.rows) {
      await sql`update product_prices set amount_minor = ${amount}
        where id = ${priceId} and amount_minor <> ${amount}`.execute(trx);
    }
    return due.rows.length;
  });
}
