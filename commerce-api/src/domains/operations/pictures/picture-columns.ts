/** SQL of the photographs that staff chose for records: expressions over `picture_id` of a table's alias. */
import { type RawBuilder, sql } from 'kysely';

/** What the photograph of a record shows, by language; null: it has none, or none that was described. */
export const pictureAltOf = (record: RawBuilder<unknown>) =>
  sql`(select s.alt from shop_pictures s where s.id = ${record}.picture_id)`;

/** Its main colour, `#rrggbb`; null: it has none, or its colour is not known. */
export const pictureColorOf = (record: RawBuilder<unknown>) =>
  sql`(select s.color from shop_pictures s where s.id = ${record}.picture_id)`;

/** Id of the picture that lists show of a product: its chosen photograph, else the first of its gallery; null: neither. */
export const listPictureOf = (product: RawBuilder<unknown>) => sql`coalesce(${product}.picture_id,
  (select x.picture_id from product_pictures x where x.product_id = ${product}.id order by x.position, x.picture_id limit 1))`;
