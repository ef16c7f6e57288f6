import type { BodyPart, ProductFacets } from '@aksamit/contracts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database';
import type { PricingScope } from '../pricing';
import { bodyPartGroupNames } from './category-records';
import { soldProducts } from './listed-products';
import { conditions, ofBodyPart, ofCategory, type ProductFilter } from './product-queries';

type Value = { code: string; name: string; slug: string };

interface FacetRow {
  categories: (Value & { count: number })[] | null;
  parts: (Value & { count: number; packageCount: number; group: BodyPart['group'] })[] | null;
  groups: { code: BodyPart['group']; count: number; packageCount: number }[] | null;
  category: Value | null;
  body_part: Value | null;
}

/** What a list can be narrowed by, in one query: the products are read once and counted by category, part and group. */
export async function selectFacets(
  db: Db,
  { category, bodyPart, ...others }: ProductFilter,
  scope: PricingScope,
): Promise<ProductFacets> {
  const locale = sql.lit(scope.locale);
  const value = (table: 'c' | 'b') =>
    sql`'code', ${sql.ref(`${table}.code`)}, 'name', ${sql.ref(`${table}.name`)} ->> ${locale},
      'slug', ${sql.ref(`${table}.slugs`)} ->> ${locale}`;
  const inCategory = category ? ofCategory(category) : sql`true`;
  const inPart = bodyPart
    ? sql`exists (select from product_body_parts pb join body_parts b on b.id = pb.body_part_id
        where pb.product_id = sold.id and ${ofBodyPart(bodyPart)})`
    : sql`true`;
  const found = await sql<FacetRow>`
    with sold as materialized (
      select p.id, p.type, p.category_id ${soldProducts(conditions(others, scope), scope)}
    ), by_category as (
      select sold.category_id, count(*)::int as count from sold where ${inPart} group by 1
    ), of_parts as materialized (
      select sold.id, sold.type, b.id as part_id, b.body_part_group from sold
      join product_categories c on c.id = sold.category_id
      join product_body_parts pb on pb.product_id = sold.id join body_parts b on b.id = pb.body_part_id
      where ${inCategory}
    ), by_part as (
      select part_id, count(*)::int as count, (count(*) filter (where type = 'package'))::int as packages
      from of_parts group by 1
    ), by_group as (
      select body_part_group, count(distinct id)::int as count,
        (count(distinct id) filter (where type = 'package'))::int as packages from of_parts group by 1
    )
    select
      (select json_agg(json_build_object(${value('c')}, 'count', n.count) order by c.position, c.id)
        from by_category n join product_categories c on c.id = n.category_id) as categories,
      (select json_agg(json_build_object(${value('b')}, 'count', n.count, 'packageCount', n.packages,
          'group', b.body_part_group) order by b.position, b.id)
        from by_part n join body_parts b on b.id = n.part_id) as parts,
      (select json_agg(json_build_object('code', n.body_part_group, 'count', n.count, 'packageCount', n.packages))
        from by_group n) as groups,
      (select json_build_object(${value('c')}) from product_categories c
        where c.enabled and ${category ? ofCategory(category) : sql`false`} order by c.id limit 1) as category,
      (select json_build_object(${value('b')}) from body_parts b
        where ${bodyPart ? ofBodyPart(bodyPart) : sql`false`} order by b.id limit 1) as body_part`.execute(db);
  return toFacets(found.rows[0], scope);
}

function toFacets(row: FacetRow | undefined, { locale }: PricingScope): ProductFacets {
  const parts = row?.parts ?? [];
  const groups = row?.groups ?? [];
  return {
    categories: row?.categories ?? [],
    bodyPartGroups: (['face', 'top', 'bottom'] as const).flatMap((code) => {
      const counted = groups.find((group) => group.code === code);
      if (!counted) return [];
      const bodyParts = parts.filter(({ group }) => group === code).map(({ group: _, ...part }) => part);
      return [{ ...counted, name: bodyPartGroupNames[locale][code], bodyParts }];
    }),
    category: row?.category ?? null,
    bodyPart: row?.body_part ?? null,
  };
}
