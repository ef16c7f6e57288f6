/** The first free day of a treatment as its page shows it. */
import { sql } from 'kysely';
import { makeSalon } from '../../../testing/salon-fixture';
import { shopWithProducts } from '../../../testing/shop-with-products';
import { keepFirstFreeDays } from '.';

const here = shopWithProducts();
const NOW = new Date('2027-06-01T10:00:00Z');
const SALONS = ['lodz-piotrkowska', 'torun-starowka'];
let salons: string[];

beforeEach(async () => {
  const { db } = here.shop.database;
  here.shop.setNow(NOW);
  // No other salon does the treatment.
  await sql`delete from location_categories`.execute(db);
  salons = [];
  for (const code of SALONS) salons.push((await makeSalon(db, code, here.products.calves, 1)).locationId);
});

const blockDays = (locationId: string | undefined, until: string) =>
  sql`insert into blocked_times (location_id, room_id, during, reason, created_by)
    select location_id, id, tstzrange('2027-06-01T00:00Z', ${`${until}T00:00Z`}), 'training', gen_random_uuid() from rooms
    where location_id = ${locationId}`.execute(here.shop.database.db);

/** As the treatment's page reads it, past the cache of responses. */
async function shown(at = NOW, locale = 'pl') {
  const { db } = here.shop.database;
  const found = await sql<{ slug: string }>`select slugs ->> 'pl' as slug from products
    where id = ${here.products.calves}`.execute(db);
  here.shop.setNow(at);
  const path = `/api/products/${found.rows[0]?.slug}`;
  const answer = await here.shop.call('GET', path, { headers: { 'accept-language': locale } });
  expect(answer.statusCode).toBe(200);
  return answer.json().data.firstFreeDay;
}
let reads = 0;
/** Later than any response is cached. */
function later(): Date {
  reads += 1;
  return new Date(NOW.getTime() + reads * 121_000);
}

test('the earliest day of all salons, with its salon', async () => {
  const { db } = here.shop.database;
  await sql`delete from first_free_days`.execute(db);
  expect(await shown(later())).toBeNull();
  await blockDays(salons[0], '2027-06-04');
  await blockDays(salons[1], '2027-06-03');
  await keepFirstFreeDays(db, NOW);
  expect(await shown(later())).toMatchObject({ date: '2027-06-03', location: { id: salons[1], city: 'Toruń' } });
  // A salon that comes earlier in the list stands for a day that both have.
  await sql`delete from blocked_times`.execute(db);
  await keepFirstFreeDays(db, NOW);
  const both = await shown(later());
  expect(both.date).toBe('2027-06-01');
  expect(salons).toContain(both.location.id);
});

test('a day that is over is not shown, and nothing where no day is near', async () => {
  const { db } = here.shop.database;
  await keepFirstFreeDays(db, NOW);
  expect(await shown(new Date('2027-06-02T10:00:00Z'))).toBeNull();
  for (const salon of salons) await blockDays(salon, '2027-07-01');
  await keepFirstFreeDays(db, NOW);
  expect(await shown(new Date('2027-06-01T18:00:00Z'))).toBeNull();
});

test('two workers at once leave one result', async () => {
  const { db } = here.shop.database;
  await Promise.all([keepFirstFreeDays(db, NOW), keepFirstFreeDays(db, NOW), keepFirstFreeDays(db, NOW)]);
  const rows = await sql<{ count: number }>`select count(*)::int as count from first_free_days`.execute(db);
  expect(rows.rows[0]?.count).toBeGreaterThan(0);
});
