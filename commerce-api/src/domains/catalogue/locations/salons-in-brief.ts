import type { LocaleCode, Location } from '@aksamit/contracts';
import { sql } from 'kysely';
import type { Trx } from '../../../platform/database';
import { type OpeningRow, openingColumns, toOpening } from './opening-columns';

/** A salon without its texts, pictures, categories and opinions. */
export interface SalonInBrief extends Pick<Location, 'id' | 'name' | 'openTime' | 'openingExceptions'> {
  city: string;
}

/**
 * Enabled salons by name, with when they are open.
 * @param ids null: all with rooms
 */
export async function selectSalonsInBrief(
  trx: Trx,
  ids: readonly string[] | null,
  { locale, now }: { locale: LocaleCode; now: Date },
): Promise<SalonInBrief[]> {
  const found = await sql<OpeningRow & { id: string; name: string; city: string }>`
    select l.id::text as id, l.name ->> ${locale}::text as name, c.name as city, ${openingColumns(now)}
    from locations l join cities c on c.id = l.city_id
    where l.enabled and case when ${ids}::bigint[] is null then not l.is_virtual else l.id = any (${ids}::bigint[]) end
    order by (l.name ->> ${sql.lit(locale)}) collate polish, l.id`.execute(trx);
  return found.rows.map(({ id, name, city, ...opening }) => ({ id, name, city, ...toOpening(opening, locale) }));
}
