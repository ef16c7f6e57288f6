import type { VisitFigures } from '@aksamit/contracts/staff';
import { sql } from 'kysely';
import { logInAs, type Person } from '../../../testing/staff-fixture';
import { createTestApp, type TestApp } from '../../../testing/test-app';

let shop: TestApp;
let manager: Person;
let salon: { locationId: string; roomId: string; deviceId: string };

beforeAll(async () => {
  shop = await createTestApp();
  manager = await logInAs(shop, 'manager');
  const { db } = shop.database;
  const found = await sql<
    typeof salon
  >`select l.id::text as "locationId", r.id::text as "roomId", d.id::text as "deviceId"
    from locations l join rooms r on r.location_id = l.id and r.enabled join devices d on d.location_id = l.id and d.enabled
    where l.enabled and not l.is_virtual order by l.id, r.id, d.id limit 1`.execute(db);
  const [first] = found.rows;
  if (!first) throw new Error('the seed has no salon with a room and a device');
  salon = first;
});
afterAll(() => shop.close());

async function read(query: string): Promise<VisitFigures> {
  const answer = await shop.call('GET', `/api/admin/visit-figures?${query}`, { headers: manager.headers });
  return answer.json().data.visitFigures;
}

/** Years from now, where no other test and no seed has visits. Monday. */
const MONDAY = '2031-03-03';

async function addVisit(state: string, start: string, minutes: number): Promise<void> {
  await sql`insert into visits (state, location_id, room_id, device_id, therapist_id, product_id, during)
    select ${state}, ${salon.locationId}, ${salon.roomId}, ${salon.deviceId},
      (select id from therapists where location_id = ${salon.locationId} order by id limit 1),
      (select id from products order by id limit 1),
      tstzrange(${start}::timestamptz, ${start}::timestamptz + make_interval(mins => ${minutes}))`.execute(
    shop.database.db,
  );
}

test('visits are counted by the local day on which they begin, and their time by room and device', async () => {
  await sql`insert into location_opening_hours (location_id, weekday, opens, closes, closed)
    values (${salon.locationId}, 1, '09:00', '19:00', false), (${salon.locationId}, 2, '09:00', '19:00', false)
    on conflict (location_id, weekday) do update set opens = excluded.opens, closes = excluded.closes, closed = false,
      all_day = false`.execute(shop.database.db);
  await addVisit('done', `${MONDAY}T09:00:00Z`, 60);
  await addVisit('noShow', `${MONDAY}T10:00:00Z`, 30);
  await addVisit('canceled', `${MONDAY}T11:00:00Z`, 45);
  await addVisit('released', `${MONDAY}T12:00:00Z`, 45);
  // Half past midnight of Tuesday by the salons' clock.
  await addVisit('booked', `${MONDAY}T23:30:00Z`, 15);
  const figures = await read(`from=${MONDAY}&to=2031-03-04&locationId=${salon.locationId}`);
  expect(figures.days).toEqual([
    { date: MONDAY, booked: 0, done: 1, noShow: 1, refused: 0, canceled: 1 },
    { date: '2031-03-04', booked: 1, done: 0, noShow: 0, refused: 0, canceled: 0 },
  ]);
  const of = (kind: string, id: string) => figures.occupancy.find((unit) => unit.kind === kind && unit.id === id);
  expect(of('room', salon.roomId)).toMatchObject({ visitMinutes: 105, openMinutes: 1200 });
  expect(of('device', salon.deviceId)).toMatchObject({ visitMinutes: 105, openMinutes: 1200 });
  expect(new Set(figures.occupancy.map(({ locationId }) => locationId))).toEqual(new Set([salon.locationId]));
});

test('an exception of a date counts instead of the hours of its weekday', async () => {
  const { db } = shop.database;
  const open = async () => {
    const { occupancy } = await read(`from=${MONDAY}&to=${MONDAY}&locationId=${salon.locationId}`);
    return occupancy[0]?.openMinutes;
  };
  await sql`insert into location_opening_exceptions (location_id, date, opens, closes, closed, reason)
    values (${salon.locationId}, ${MONDAY}, '10:00', '12:00', false, '{"pl": "Inwentaryzacja", "en": "Stocktaking"}')`.execute(
    db,
  );
  expect(await open()).toBe(120);
  await sql`update location_opening_exceptions set opens = null, closes = null, closed = true where date = ${MONDAY}`.execute(
    db,
  );
  expect(await open()).toBe(0);
});

test('each room and device of all salons is there, in an order that stays', async () => {
  const { occupancy } = await read(`from=${MONDAY}&to=${MONDAY}`);
  const counted = await sql<{
    units: number;
  }>`select (select count(*) from rooms r join locations l on l.id = r.location_id
      where r.enabled and l.enabled and not l.is_virtual)::int + (select count(*) from devices d join locations l
      on l.id = d.location_id where d.enabled and l.enabled and not l.is_virtual)::int as units`.execute(
    shop.database.db,
  );
  expect(occupancy).toHaveLength(counted.rows[0]?.units ?? -1);
  expect((await read(`from=${MONDAY}&to=${MONDAY}`)).occupancy).toEqual(occupancy);
});
