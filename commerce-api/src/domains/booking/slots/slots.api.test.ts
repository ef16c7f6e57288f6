import { sql } from 'kysely';
import { addItem, newVisitor } from '../../../testing/commerce-fixture';
import { makeSalon, type TestSalon } from '../../../testing/salon-fixture';
import { shopWithProducts } from '../../../testing/shop-with-products';
import { buyTreatment, newCustomer } from '../../../testing/visit-fixture';

const here = shopWithProducts();
let salon: TestSalon;
const NOW = new Date('2026-06-01T10:07:00Z');

beforeAll(async () => {
  salon = await makeSalon(here.shop.database.db, 'lodz-piotrkowska', here.products.calves, 1);
  here.shop.setNow(NOW);
});

interface DayJson {
  date: string;
  isOffered: boolean;
  slots: { startAt: string; endAt: string }[];
}
const slots = async (query: string, headers = {}) => {
  const answer = await here.shop.call('GET', `/api/events/slots?locationId=${salon.locationId}&${query}`, { headers });
  return { status: answer.statusCode, days: answer.json().data?.eventSlots as DayJson[] };
};

test('free slots: on the grid, ahead, with the additional time of a first visit', async () => {
  const { days } = await slots(`productId=${here.products.calves}&date=2026-05-31&days=3`);
  expect(days.map(({ date }) => date)).toEqual(['2026-05-31', '2026-06-01', '2026-06-02']);
  expect(days[0]?.slots).toEqual([]);
  // 12:07 in Warsaw: the next quarter is 12:15. Thirty minutes and fifteen more.
  expect(days[1]?.slots[0]).toEqual({ startAt: '2026-06-01T10:15:00.000Z', endAt: '2026-06-01T11:00:00.000Z' });
  expect(days[2]?.slots[0]?.startAt).toBe('2026-06-02T07:00:00.000Z');
  expect(days[2]?.slots.at(-1)?.endAt).toBe('2026-06-02T18:00:00.000Z');
});

test('of a line of the own cart; another’s is not there', async () => {
  const headers = await newVisitor(here.shop);
  const line = await addItem(here.shop, headers, here.products.calves);
  expect((await slots(`cartItemId=${line.id}&date=2026-06-02`, headers)).days[0]?.slots.length).toBeGreaterThan(0);
  expect((await slots(`cartItemId=${line.id}&date=2026-06-02`, await newVisitor(here.shop))).status).toBe(404);
});

test('a full day differs from a closed one', async () => {
  const { db } = here.shop.database;
  const { locationId } = salon;
  await sql`insert into location_opening_exceptions (location_id, date, closed, all_day, reason)
    values (${locationId}, '2026-06-10', true, false, '{"pl":"Remont","en":"Works"}')`.execute(db);
  await sql`insert into blocked_times (location_id, room_id, during, reason, created_by)
    select ${locationId}, id, tstzrange('2026-06-11T00:00Z', '2026-06-12T00:00Z'), 'training', gen_random_uuid() from rooms
    where location_id = ${locationId}`.execute(db);
  const { days } = await slots(`productId=${here.products.calves}&date=2026-05-31&days=14`);
  const seen = Object.fromEntries(days.map(({ date, isOffered, slots: free }) => [date, [isOffered, free.length > 0]]));
  expect(seen['2026-05-31']).toEqual([false, false]);
  expect(seen['2026-06-09']).toEqual([true, true]);
  expect(seen['2026-06-10']).toEqual([false, false]);
  expect(seen['2026-06-11']).toEqual([true, false]);
});

test('of an own visit: of its length, its own time included; another’s is not there', async () => {
  const anna = await newCustomer(here.shop);
  const { orderProductId } = await buyTreatment(here.shop, anna, here.products.calves, { quantity: 1 });
  const { locationId } = salon;
  const startAt = '2026-06-15T08:00:00.000Z';
  const body = { orderProductId, locationId, startAt };
  const { event } = (await here.shop.call('POST', '/api/me/events', { headers: anna.headers, body })).json().data;
  const startsOf = (days: DayJson[]) => days[0]?.slots.map((slot) => slot.startAt);
  const ofTreatment = await slots(`productId=${here.products.calves}&date=2026-06-15`, anna.headers);
  expect(startsOf(ofTreatment.days)).not.toContain(startAt);
  const ofVisit = await slots(`eventId=${event.id}&date=2026-06-15`, anna.headers);
  // The first visit's additional time stays with it, though there is a visit now.
  expect(ofVisit.days[0]?.slots.find((slot) => slot.startAt === startAt)?.endAt).toBe(event.endAt);
  expect((await slots(`eventId=${event.id}&date=2026-06-15`, (await newCustomer(here.shop)).headers)).status).toBe(404);
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
    (await here.shop.call('GET', `/api/events/first-free-day?productId=${here.products.calves}&${query}`)).json().data;
  const inSalon = { eventFirstFreeDay: { date: '2026-06-01', locationId: salon.locationId } };
  expect(await first(`locationId=${salon.locationId}`)).toEqual(inSalon);
  expect(await first('city=lodz')).toEqual(inSalon);
  expect(await first('city=nigdzie')).toEqual({ eventFirstFreeDay: null });
});

test('some salons with their first free time, the earliest first, each of another city unless one is named', async () => {
  const first = async (query = '') =>
    (await here.shop.call('GET', `/api/events/first-free-times?productId=${here.products.calves}${query}`)).json().data
      .firstFreeTimes;
  const inSalon = { startAt: '2026-06-01T10:15:00.000Z', location: { id: salon.locationId, city: 'Łódź' } };
  expect(await first('&city=lodz')).toMatchObject([inSalon]);
  expect(await first()).toMatchObject([inSalon]);
  expect(await first('&city=nigdzie')).toEqual([]);
  const { db } = here.shop.database;
  // Others do the treatment without rooms for it: no free time, and no more than four.
  await sql`insert into location_categories (location_id, category_id)
    select l.id, p.category_id from locations l, products p where p.id = ${here.products.calves} and not l.is_virtual
    on conflict do nothing`.execute(db);
  const all: { startAt: string | null; location: { city: string } }[] = await first();
  expect(all).toHaveLength(4);
  expect(new Set(all.map(({ location }) => location.city)).size).toBe(4);
  expect(all.map(({ startAt }) => startAt)).toEqual([...all.map(({ startAt }) => startAt)].sort());
});

test('the named salons that do the treatment, with their first free times', async () => {
  const path = `/api/events/first-free-times?productId=${here.products.calves}`;
  const { db } = here.shop.database;
  const { rows } = await sql<{ id: string }>`select l.id::text as id from locations l
    where l.id <> ${salon.locationId} and not l.is_virtual order by l.id limit 2`.execute(db);
  const [full = '', without = ''] = rows.map(({ id }) => id);
  await sql`insert into location_categories (location_id, category_id)
    select ${full}, category_id from products where id = ${here.products.calves} on conflict do nothing`.execute(db);
  await sql`delete from location_categories where location_id = ${without}
    and category_id = (select category_id from products where id = ${here.products.calves})`.execute(db);
  const named = await here.shop.call('GET', `${path}&locationIds=${[full, without, salon.locationId].join()}`);
  expect(named.json().data.firstFreeTimes).toMatchObject([
    { startAt: '2026-06-01T10:15:00.000Z', location: { id: salon.locationId } },
    { startAt: null, location: { id: full } },
  ]);
  for (const refused of ['1;2', Array(13).fill('1').join(), '1&city=lodz']) {
    expect((await here.shop.call('GET', `${path}&locationIds=${refused}`)).statusCode).toBe(422);
  }
});

test('the demo salons have free times and taken ones', async () => {
  here.shop.setNow(null);
  const { rows } = await here.shop.database.pool.query(
    "select count(*)::int as visits, count(distinct location_id)::int as salons from visits where state = 'booked'",
  );
  here.shop.setNow(NOW);
  expect(rows[0].salons).toBeGreaterThan(10);
  expect(rows[0].visits).toBeGreaterThan(1000);
});
