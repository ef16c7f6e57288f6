import { MOST_REMEMBERED, type RememberedTreatment } from '@aksamit/contracts';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Trx } from '../../../platform/database';
import { imageOf, listPictureOf, withColor } from '../../operations/pictures';

interface Row extends Omit<RememberedTreatment, 'image'> {
  pictureId: string | null;
  pictureColor: string | null;
}

export interface RememberedView {
  userId: string;
  marketId: string;
  locale: 'pl' | 'en';
  /** Begins the `order by`; empty: the newest first. */
  order: RawBuilder<unknown>;
  limit: number;
  offset: number;
}

/** A page of what a customer remembers. */
export async function selectRemembered(
  db: Db | Trx,
  { userId, marketId, locale, order, limit, offset }: RememberedView,
): Promise<{ treatments: RememberedTreatment[]; total: number }> {
  const found = await sql<Row>`select p.id as "productId", p.name ->> ${locale}::text as name,
      p.slugs ->> ${locale}::text as slug, p.gender, s.id::text as "pictureId", s.color as "pictureColor",
      p.enabled and ${marketId}::int = any(p.sold_in) as "isSold", r.created_at as "createdAt"
    from remembered_treatments r join products p on p.id = r.product_id
    left join shop_pictures s on s.id = ${listPictureOf(sql`p`)}
    where r.user_id = ${userId}
    order by ${order} r.created_at desc, r.number desc limit ${limit} offset ${offset}`.execute(db);
  const counted = await sql<{ total: number }>`select count(*)::int as total from remembered_treatments
    where user_id = ${userId}`.execute(db);
  const treatments = found.rows.map(({ pictureId, pictureColor, ...row }) => ({
    ...row,
    image: withColor(imageOf('treatments', row.productId, row.name, pictureId), pictureColor),
  }));
  return { treatments, total: counted.rows[0]?.total ?? 0 };
}

/** Those of the treatments that the customer remembers. */
export async function selectRememberedOf(
  db: Db | Trx,
  userId: string,
  productIds: readonly string[],
): Promise<string[]> {
  const found = await sql<{ id: string }>`select product_id as id from remembered_treatments
    where user_id = ${userId} and product_id = any(${productIds}::bigint[]) order by number desc`.execute(db);
  return found.rows.map(({ id }) => id);
}

/** Parallel calls of one customer take one after another the free numbers; the table's constraint refuses a 101st. */
const REMEMBERED_LOCK = 4_174_013;

/**
 * Adds treatments and packages to what a customer remembers, as far as there is room; what is unknown, no treatment, or
 * remembered before is left out. @param productIds the newest first @returns whether all of them found room
 */
export async function addRemembered(trx: Trx, userId: string, productIds: readonly string[]): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(${REMEMBERED_LOCK}, hashtext(${userId}))`.execute(trx);
  const added = await sql<{ wanted: number; added: number }>`with wanted as (
      select p.id, row_number() over (order by w.place desc) as place
      from unnest(${[...new Set(productIds)]}::bigint[]) with ordinality w (id, place) join products p on p.id = w.id
      where p.type in ('product', 'package')
        and not exists (select from remembered_treatments r where r.user_id = ${userId} and r.product_id = p.id)
    ), room as (
      select n.number, row_number() over (order by n.number) as place from generate_series(1, ${MOST_REMEMBERED}::int) n (number)
      where not exists (select from remembered_treatments r where r.user_id = ${userId} and r.number = n.number)
    ), added as (
      insert into remembered_treatments (user_id, product_id, number)
      select ${userId}::uuid, wanted.id, room.number from wanted join room using (place) returning 1
    )
    select (select count(*) from wanted)::int as wanted, (select count(*) from added)::int as added`.execute(trx);
  const [counts] = added.rows;
  return counts === undefined || counts.wanted === counts.added;
}

/** @returns false when it was not remembered */
export async function deleteRemembered(trx: Trx, userId: string, productId: string): Promise<boolean> {
  const gone = await sql`delete from remembered_treatments
    where user_id = ${userId} and product_id = ${productId}::bigint`.execute(trx);
  return gone.numAffectedRows === 1n;
}
