/** The demo's full week, as its manager sees it. */
import type { StaffCalendar } from '@aksamit/contracts/staff';
import { storeDateOf } from '@aksamit/contracts/store-time';
import { sql } from 'kysely';
import { logInAs } from '../../testing/staff-fixture';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { WEEK_VISITS } from './demo-week';

let shop: TestApp;
let calendar: StaffCalendar;
beforeAll(async () => {
  shop = await createTestApp();
  const { db } = shop.database;
  const found = await sql<{ id: string; at: Date }>`select l.id::text as id, min(lower(v.during)) as at from locations l
    join visits v on v.location_id = l.id and v.created_at < now() join visit_notes n on n.visit_id = v.id
    where l.code = 'tychy-grota' and lower(v.during) > now() - interval '8 days' group by l.id`.execute(db);
  const [salon] = found.rows;
  if (!salon) throw new Error('the demo has no week of visits');
  const { headers } = await logInAs(shop, 'manager');
  const query = new URLSearchParams({ locationId: salon.id, date: storeDateOf(new Date(salon.at)), view: 'week' });
  calendar = (await shop.call('GET', `/api/admin/events?${query}`, { headers })).json().data;
});
afterAll(() => shop?.close());

test('one salon has four hundred visits in a week, each with its customer', () => {
  expect(calendar.events).toHaveLength(WEEK_VISITS);
  expect(calendar.events.filter(({ customer }) => customer === null)).toEqual([]);
  expect(calendar.therapists).toHaveLength(8);
});

test('devices have names that a reception understands', async () => {
  const names = await sql<{ name: string }>`select distinct name from devices order by name`.execute(shop.database.db);
  expect(names.rows.map(({ name }) => name).filter((name) => !/^\p{Lu}[\p{L} ]+ \d$/u.test(name))).toEqual([]);
});

test('they have English names too, with the same numbers', async () => {
  const found = await sql<{
    name: string;
    nameEn: string | null;
  }>`select distinct name, name_en as "nameEn" from devices
    where name like 'Laser%' or name like 'Fale%' order by name`.execute(shop.database.db);
  expect(found.rows).toEqual([
    { name: 'Fale radiowe 1', nameEn: 'Radio waves 1' },
    { name: 'Fale radiowe 2', nameEn: 'Radio waves 2' },
    { name: 'Laser diodowy 1', nameEn: 'Diode laser 1' },
    { name: 'Laser diodowy 2', nameEn: 'Diode laser 2' },
  ]);
  const without = await sql`select from devices where name_en is null`.execute(shop.database.db);
  expect(without.rows).toEqual([]);
});

test('rooms have English names with the same numbers', async () => {
  const found = await sql<{ name: string; nameEn: string | null }>`select distinct name, name_en as "nameEn" from rooms
    where name in ('Gabinet 1', 'Gabinet 8') order by name`.execute(shop.database.db);
  expect(found.rows).toEqual([
    { name: 'Gabinet 1', nameEn: 'Room 1' },
    { name: 'Gabinet 8', nameEn: 'Room 8' },
  ]);
  const without = await sql`select from rooms where name_en is null`.execute(shop.database.db);
  expect(without.rows).toEqual([]);
});
