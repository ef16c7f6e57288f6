import { sql } from 'kysely';
import { addItem, makeProducts, newVisitor, type TestProducts } from '../../testing/commerce-fixture';
import { makeSalon, type TestSalon } from '../../testing/salon-fixture';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { buyTreatment, newCustomer } from '../../testing/visit-fixture';

let shop: TestApp;
let products: TestProducts;
let salon: TestSalon;
const NOW = new Date('2026-06-01T10:07:00Z');

beforeAll(async () => {
  shop = await createTestApp();
  products = await makeProducts(shop.database.db);
  salon = await makeSalon(shop.database.db, 'lodz-piotrkowska', products.calves, 1);
  shop.setNow(NOW);
});
afterAll(() => shop?.close());

interface DayJson {
  date: string;
  isOffered: boolean;
  slots: { startAt: string; endAt: string }[];
}
const slots = async (query: string, headers = {}) => {
  const answer = await shop.call('GET', `/api/events/slots?locationId=${salon.locationId}&${query}`, { headers });
  return { status: answer.statusCode, days: answer.json().data?.eventSlots as DayJson[] };
};

test('free slots: on the grid, ahead, with the additional time of a first visit', async () => {
  const { days } = await slots(`productId=${products.calves}&date=2026-05-31&days=3`);
  expect(days.map(({ date }) => date)).toEqual(['2026-05-31', '2026-06-01', '2026-06-02']);
  expect(days[0]?.slots).toEqual([]);
  // 12:07 in Warsaw: the next quarter is 12:15. Thirty minutes and fifteen more.
  expect(days[1]?.slots[0]).toEqual({ startAt: '2026-06-01T10:15:00.000Z', endAt: '2026-06-01T11:00:00.000Z' });
  expect(days[2]?.slots[0]?.startAt).toBe('2026-06-02T07:00:00.000Z');
  expect(days[2]?.slots.at(-1)?.endAt).toBe('2026-06-02T18:00:00.000Z');
});

test('of a line of the own cart; another’s is not there', async () => {
  const headers = await newVisitor(shop);
  const line = await addItem(shop, headers, products.calves);
  expect((await slots(`cartItemId=${line.id}&date=2026-06-02`, headers)).days[0]?.slots.length).toBeGreaterThan(0);
  expect((await slots(`cartItemId=${line.id}&date=2026-06-02`, await newVisitor(shop))).status).toBe(404);
});

test('a full day is told from a closed one', async () => {
  const { db } = shop.database;
  const { locationId } = salon;
  await sql`insert into location_opening_exceptions (location_id, date, closed, all_day, reason)
    values (${locationId}, '2026-06-10', true, false, '{"pl":"Remont","en":"Works"}')`.execute(db);
  await sql`insert into blocked_times (location_id, room_id, during, reason, created_by)
    select ${locationId}, id, tstzrange('2026-06-11T00:00Z', '2026-06-12T00:00Z'), 'training', gen_random_uuid() from rooms
    where location_id = ${locationId}`.execute(db);
  const { days } = await slots(`productId=${products.calves}&date=2026-05-31&days=14`);
  const seen = Object.fromEntries(days.map(({ date, isOffered, slots: free }) => [date, [isOffered, free.length > 0]]));
  expect(seen['2026-05-31']).toEqual([false, false]);
  expect(seen['2026-06-09']).toEqual([true, true]);
  expect(seen['2026-06-10']).toEqual([false, false]);
  expect(seen['2026-06-11']).toEqual([true, false]);
});

test('of an own visit: of its length, its own time included; another’s is not there', async () => {
  const anna = await newCustomer(shop);
  const { orderProductId } = await buyTreatment(shop, anna, products.calves, { quantity: 1 });
  const { locationId } = salon;
  const startAt = '2026-06-15T08:00:00.000Z';
  const body = { orderProductId, locationId, startAt };
  const { event } = (await shop.call('POST', '/api/me/events', { headers: anna.headers, body })).json().data;
  const startsOf = (days: DayJson[]) => days[0]?.slots.map((slot) => slot.startAt);
  const ofTreatment = await slots(`productId=${products.calves}&date=2026-06-15`, anna.headers);
  expect(startsOf(ofTreatment.days)).not.toContain(startAt);
  const ofVisit = await slots(`eventId=${event.id}&date=2026-06-15`, anna.headers);
  // The first visit's additional time stays with it, though there is a visit now.
  expect(ofVisit.days[0]?.slots.find((slot) => slot.startAt === startAt)?.endAt).toBe(event.endAt);
  expect((await slots(`eventId=${event.id}&date=2026-06-15`, (await newCustomer(shop)).headers)).status).toBe(404);
  expect((await slots(`eventId=${event.id}&date=2026-06-15`)).status).toBe(404);
});

test.each(['date=2026-06-02', 'productId=1&date=2026-02-30', 'productId=1&date=2026-06-02&days=15'])(
  'refuses %s',
  async (query) => {
    expect((await slots(query)).status).toBe(422);
  },
);

test('the first free day of a salon, of a city, and of nowhere', async () => {
  const first = async (query: string) =>
    (await shop.call('GET', `/api/events/first-free-day?productId=${products.calves}&${query}`)).json().data;
  const here = { eventFirstFreeDay: { date: '2026-06-01', locationId: salon.locationId } };
  expect(await first(`locationId=${salon.locationId}`)).toEqual(here);
  expect(await first('city=lodz')).toEqual(here);
  expect(await first('city=nigdzie')).toEqual({ eventFirstFreeDay: null });
});

test('the demo salons have free times and taken ones', async () => {
  shop.setNow(null);
  const { rows } = await shop.database.pool.query(
    "select count(*)::int as visits, count(distinct location_id)::int as salons from visits where state = 'booked'",
  );
  shop.setNow(NOW);
  expect(rows[0].salons).toBeGreaterThan(10);
  expect(rows[0].visits).toBeGreaterThan(1000);
});
