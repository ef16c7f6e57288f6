import type { LocaleCode, ProductContraindications } from '@aksamit/contracts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database';

/** The contraindications of treatments, in their own order; of a package, bundle or offer with those of its contents. */
export async function selectContraindications(
  db: Db,
  productIds: readonly string[],
  locale: LocaleCode,
): Promise<ProductContraindications[]> {
  const found = await sql<ProductContraindications>`
    select p.id::text as "productId", p.name ->> ${locale}::text as name,
      coalesce((select json_agg(d.description order by d.rank, d.description) from (
          select info ->> 'description' as description, min((info ->> 'order')::int) as rank
          from products c, jsonb_array_elements(c.content -> ${locale}::text -> 'infos') info
          where (c.id = p.id or c.id in (select k.product_id from product_contents k where k.container_id = p.id))
            and info ->> 'section' = 'contraindications'
          group by 1) d), '[]') as contraindications
    from unnest(${[...productIds]}::bigint[]) with ordinality as requested (id, position)
      join products p using (id)
    where p.type in ('product', 'package', 'bundle', 'offer') order by requested.position`.execute(db);
  return found.rows;
}
