import type { ProductFirstFreeDay } from '@aksamit/contracts';
import { storeDateOf } from '@aksamit/contracts/store-time';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database';
import type { PricingScope } from '../pricing';

/**
 * The first free day of a treatment by its slug in any language, with its salon: a ready row, which the worker keeps; null when
 * none is near, or it was not looked for yet.
 */
export async function selectFirstFreeDay(
  db: Db,
  slug: string,
  { marketId, locale, now }: PricingScope,
): Promise<ProductFirstFreeDay | null> {
  const found = await sql<ProductFirstFreeDay>`select to_char(f.date, 'YYYY-MM-DD') as date,
      json_build_object('id', l.id::text, 'name', l.name ->> ${locale}::text, 'slug', l.slugs ->> ${locale}::text,
        'city', c.name) as location
    from products p join markets m on m.id = ${marketId}
      join first_free_days f on f.category_id = p.category_id
        and f.minutes = coalesce(p.duration_to, p.duration) + m.additional_visit_time
      join locations l on l.id = f.location_id and l.enabled join cities c on c.id = l.city_id
    where ${slug} in (p.slugs ->> 'pl', p.slugs ->> 'en') and p.type in ('product', 'package')
      and f.date >= ${storeDateOf(now)}::date
    order by p.enabled desc, p.id limit 1`.execute(db);
  return found.rows[0] ?? null;
}
