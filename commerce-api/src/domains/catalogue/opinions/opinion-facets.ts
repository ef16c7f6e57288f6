import type { LocaleCode, OpinionFacets } from '@aksamit/contracts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database';
import { type OpinionFilter, selectAggregate } from './opinion-queries';

/** What a list of opinions can be narrowed by. */
export async function selectFacets(db: Db, filter: OpinionFilter, locale: LocaleCode): Promise<OpinionFacets> {
  const [aggregate, { rows }] = await Promise.all([
    selectAggregate(db, { ...filter, rating: undefined }),
    sql<{ categories: OpinionFacets['categories'] | null; cities: string[] | null }>`
      select
        (select json_agg(json_build_object('code', c.code, 'name', c.name ->> ${locale}::text) order by c.position, c.id)
          from product_categories c where c.enabled and exists (
            select from opinions o join products p on p.id = o.product_id
            where p.category_id = c.id and o.status = 'published')) as categories,
        (select json_agg(ct.name order by ct.name collate "pl-x-icu")
          from cities ct where exists (
            select from opinions o join locations l on l.id = o.location_id
            where l.city_id = ct.id and o.status = 'published')) as cities`.execute(db),
  ]);
  const [found] = rows;
  return { aggregate, categories: found?.categories ?? [], cities: found?.cities ?? [] };
}
