/** The customer's visits that are checked before another booking. */
import { type RawBuilder, sql } from 'kysely';
import type { Db, Trx } from '../../../platform/database';

/** Condition on `visits v`: the customer's own, also those of orders that were linked to the account later. */
export function isVisitOf(userId: string): RawBuilder<boolean> {
  return sql<boolean>`(v.user_id = ${userId}::uuid or v.order_item_id in (select oi.id from order_items oi
    join orders o on o.id = oi.order_id where o.user_id = ${userId}::uuid))`;
}

/** Bookings of one customer wait for each other: the rules look at all visits of the customer. */
export async function lockCustomer(trx: Trx, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(4174006, hashtext(${userId}))`.execute(trx);
}

export interface EpilationVisit {
  /** Local date. */
  date: string;
  bodyPartIds: string[];
}

export interface CustomerRecord {
  noShows: number;
  dateBirth: string | null;
  epilation: EpilationVisit[];
}

/** SQL: epilation visits that are ahead or done, of those that a condition on `visits v` names. */
function epilationOf(condition: RawBuilder<unknown>): RawBuilder<EpilationVisit[]> {
  return sql<EpilationVisit[]>`coalesce((select json_agg(json_build_object(
      'date', to_char(lower(v.during) at time zone 'Europe/Warsaw', 'YYYY-MM-DD'),
      'bodyPartIds', array(select distinct b.body_part_id::text from product_body_parts b
        where b.product_id = v.product_id or b.product_id in (select c.product_id from product_contents c
            where c.container_id = v.product_id)
          or b.product_id::text in (select x from order_items i,
            jsonb_array_elements_text(coalesce(i.data -> 'bundlableProductId', '[]')) x where i.id = v.order_item_id))))
    from visits v join products p on p.id = v.product_id
      join product_categories c on c.id = p.category_id and c.code = 'epilation'
    where (v.state in ('booked', 'done') or (v.state = 'held' and v.order_item_id is not null))
      and ${condition}), '[]')`;
}

/** Epilation visits of one order that are ahead or done: the only known history of a guest. */
export async function selectOrderEpilation(
  trx: Trx,
  orderId: string,
  exceptVisitId: string | null,
): Promise<EpilationVisit[]> {
  const found = await sql<{ epilation: EpilationVisit[] }>`select ${epilationOf(
    sql`v.id is distinct from ${exceptVisitId}::uuid
      and v.order_item_id in (select oi.id from order_items oi where oi.order_id = ${orderId})`,
  )} as epilation`.execute(trx);
  return found.rows[0]?.epilation ?? [];
}

/** No-shows, date of birth, and the epilation visits that are ahead or done. */
export async function selectCustomerHistory(
  trx: Db | Trx,
  userId: string,
  exceptVisitId: string | null,
): Promise<CustomerRecord> {
  const found = await sql<CustomerRecord>`
    select to_char(u.date_birth, 'YYYY-MM-DD') as "dateBirth",
      (select count(*)::int from visits v where v.state = 'noShow' and ${isVisitOf(userId)}) as "noShows",
      ${epilationOf(sql`v.id is distinct from ${exceptVisitId}::uuid and ${isVisitOf(userId)}`)} as epilation
    from users u where u.id = ${userId}`.execute(trx);
  return found.rows[0] ?? { noShows: 0, dateBirth: null, epilation: [] };
}

/** SQL: ids of the parts of the body of the product `p`, of its contents and of the treatments chosen for it. */
export function bodyPartsOf(chosenProductIds: RawBuilder<unknown>): RawBuilder<string[]> {
  return sql<string[]>`array(select distinct b.body_part_id::text from product_body_parts b
    where b.product_id = p.id or b.product_id in (select k.product_id from product_contents k
        where k.container_id = p.id)
      or b.product_id::text = any(${chosenProductIds}))`;
}

/**
 * Parts of the body of an epilation treatment, of its contents and of the treatments chosen for it; other treatments
 * have none.
 */
export async function selectEpilationParts(
  trx: Trx,
  productId: string,
  chosenProductIds: readonly string[],
): Promise<string[]> {
  const found = await sql<{ bodyPartIds: string[] }>`
    select ${bodyPartsOf(sql`${[...chosenProductIds]}::text[]`)} as "bodyPartIds"
    from products p join product_categories c on c.id = p.category_id and c.code = 'epilation'
    where p.id = ${productId}`.execute(trx);
  return found.rows[0]?.bodyPartIds ?? [];
}
