/** A salon with known capacity for tests of slots and visits: open 9 to 20 on every day. */
import { sql } from 'kysely';
import type { Db } from '../platform/database';

export interface TestSalon {
  locationId: string;
}

/**
 * Takes a seeded salon, empties its calendar and gives it the number of rooms, devices and therapists for the
 * treatment.
 * @param code of a seeded salon
 */
export async function makeSalon(db: Db, code: string, productId: string, freeUnits: number): Promise<TestSalon> {
  const found = await sql<{ id: string }>`select id::text as id from locations where code = ${code}`.execute(db);
  const locationId = found.rows[0]?.id;
  if (!locationId) throw new Error(`no salon ${code}`);
  await sql`delete from visits where location_id = ${locationId}`.execute(db);
  await sql`delete from rooms where location_id = ${locationId}`.execute(db);
  await sql`delete from devices where location_id = ${locationId}`.execute(db);
  await sql`delete from therapists where location_id = ${locationId}`.execute(db);
  await sql`update location_opening_hours set opens = '9:00', closes = '20:00', closed = false
    where location_id = ${locationId}`.execute(db);
  await sql`delete from location_opening_exceptions where location_id = ${locationId}`.execute(db);
  await sql`insert into location_categories (location_id, category_id)
    select ${locationId}, category_id from products where id = ${productId} on conflict do nothing`.execute(db);
  await sql`insert into rooms (location_id, name)
    select ${locationId}, 'room ' || n from generate_series(1, ${freeUnits}::int) n`.execute(db);
  await sql`with made as (insert into devices (location_id, name)
      select ${locationId}, 'device ' || n from generate_series(1, ${freeUnits}::int) n returning id)
    insert into device_categories (device_id, category_id)
    select m.id, p.category_id from made m join products p on p.id = ${productId}`.execute(db);
  await sql`with made as (insert into therapists (location_id, first_name)
      select ${locationId}, 'Therapist ' || n from generate_series(1, ${freeUnits}::int) n returning id)
    insert into therapist_categories (therapist_id, category_id)
    select m.id, p.category_id from made m join products p on p.id = ${productId}`.execute(db);
  return { locationId };
}
