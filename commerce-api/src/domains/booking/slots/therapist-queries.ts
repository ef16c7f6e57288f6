import type { EventTherapist } from '@aksamit/contracts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database';

/**
 * Whom a visitor may ask for: therapists of a salon who may do a treatment, even one that is sold no more, by first name.
 * @returns null when there is no such salon or treatment
 */
export async function selectTherapists(
  db: Db,
  { locationId, productId }: { locationId: string; productId: string },
): Promise<EventTherapist[] | null> {
  const found = await sql<{ therapists: EventTherapist[] }>`select coalesce((
      select json_agg(json_build_object('id', t.id::text, 'firstName', t.first_name)
        order by t.first_name collate polish, t.id)
      from therapists t join therapist_categories tc on tc.therapist_id = t.id
      where t.location_id = l.id and t.enabled and tc.category_id = p.category_id), '[]') as therapists
    from locations l cross join products p
    where l.id = ${locationId} and l.enabled and p.id = ${productId} and p.duration > 0`.execute(db);
  return found.rows[0]?.therapists ?? null;
}
