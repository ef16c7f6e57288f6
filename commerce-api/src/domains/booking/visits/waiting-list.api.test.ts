import { sql } from 'kysely';
import { makeSalon } from '../../../testing/salon-fixture';
import { shopWithProducts } from '../../../testing/shop-with-products';
import { buyTreatment, newCustomer, type TestCustomer } from '../../../testing/visit-fixture';
import { purgePassedEntries } from '../waiting-list';
import { offerFreedSlots } from './offer-freed-slots';

const here = shopWithProducts();
let salon: string;
const NOW = new Date('2027-06-01T10:00:00Z');
const DAY = '2027-06-04';
const at = (time: string) => `${DAY}T${time}:00.000Z`;
const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);

beforeEach(async () => {
  here.shop.setNow(NOW);
  salon = (await makeSalon(here.shop.database.db, 'lodz-piotrkowska', here.products.calves, 1)).locationId;
  await sql`delete from waiting_list`.execute(here.shop.database.db);
  // Open for one visit: any booking fills the day.
  await sql`update location_opening_hours set opens = '10:00', closes = '10:45' where location_id = ${salon}`.execute(
    here.shop.database.db,
  );
});

const wait = async (customer: TestCustomer, startAt = at('08:00'), itemId?: string) => {
  const orderProductId = itemId ?? (await buyTreatment(here.shop, customer, here.products.calves)).orderProductId;
  const body = { orderProductId, locationId: salon, startAt };
  return here.shop.call('POST', '/api/me/waiting-list', { headers: customer.headers, body });
};
const book = async (customer: TestCustomer) => {
  const { orderProductId } = await buyTreatment(here.shop, customer, here.products.calves);
  const body = { orderProductId, locationId: salon, startAt: at('08:00') };
  return (await here.shop.call('POST', '/api/me/events', { headers: customer.headers, body })).json().data.event;
};
const waiting = async ({ headers }: TestCustomer) =>
  (await here.shop.call('GET', '/api/me/events?doneStatus=waiting', { headers })).json().data.events;
async function offersTo({ userId }: TestCustomer): Promise<number> {
  const found = await sql<{ count: number }>`select count(*)::int as count from messages
    join users u on u.email = recipient where kind = 'waitingListOffer' and u.id = ${userId}`.execute(
    here.shop.database.db,
  );
  return found.rows[0]?.count ?? 0;
}
const offer = (now: Date) => offerFreedSlots(here.shop.database.db, now);

test('only for a day that is full; once, however often', async () => {
  const [anna, ola] = [await newCustomer(here.shop), await newCustomer(here.shop)];
  const early = await wait(ola);
  expect([early.statusCode, early.json().error.code]).toEqual([409, 'day_not_full']);
  expect(early.json().error.details.alternatives).toEqual([{ locationId: salon, startAt: at('08:00') }]);
  await book(anna);
  const { orderProductId } = await buyTreatment(here.shop, ola, here.products.calves);
  const first = await wait(ola, at('08:00'), orderProductId);
  expect(first.statusCode).toBe(201);
  expect(first.json().data.event).toMatchObject({ doneStatus: 'waiting', startAt: at('08:00'), canChange: false });
  expect((await wait(ola, at('08:00'), orderProductId)).json().data.event.id).toBe(first.json().data.event.id);
  expect(await waiting(ola)).toHaveLength(1);
  expect((await here.shop.call('GET', '/api/me/events', { headers: ola.headers })).json().data.events).toEqual([]);
});

test('an entry ends with its day in the salons’ zone', async () => {
  const [anna, ola] = [await newCustomer(here.shop), await newCustomer(here.shop)];
  await book(anna);
  await wait(ola);
  await purgePassedEntries(here.shop.database.db, new Date(`${DAY}T21:59:00Z`));
  expect(await waiting(ola)).toHaveLength(1);
  await purgePassedEntries(here.shop.database.db, new Date(`${DAY}T22:01:00Z`));
  expect(await waiting(ola)).toEqual([]);
});

test('a day on which the salon is closed, or that the rules forbid, is refused', async () => {
  const anna = await newCustomer(here.shop);
  await sql`update location_opening_hours set closed = true, opens = null, closes = null
    where location_id = ${salon} and weekday = 7`.execute(here.shop.database.db);
  expect((await wait(anna, '2027-06-06T08:00:00Z')).statusCode).toBe(422);
  expect((await wait(anna, at('08:00'), '00000000-0000-4000-8000-000000000000')).statusCode).toBe(404);
});

test('the longest waiting is notified of a free time first, the next one half an hour later', async () => {
  const [anna, ola, iga] = [await newCustomer(here.shop), await newCustomer(here.shop), await newCustomer(here.shop)];
  const event = await book(anna);
  await wait(ola);
  await wait(iga);
  expect(await offer(later(1))).toBe(0);
  await here.shop.call('DELETE', `/api/me/events/${event.id}`, { headers: anna.headers });
  expect(await offer(later(2))).toBe(1);
  expect([await offersTo(ola), await offersTo(iga)]).toEqual([1, 0]);
  expect((await waiting(ola))[0]).toMatchObject({ offeredStartAt: at('08:00') });
  // Checked again before its time is up: nothing new.
  expect(await offer(later(20))).toBe(0);
  expect(await offer(later(40))).toBe(1);
  expect([await offersTo(ola), await offersTo(iga)]).toEqual([1, 1]);
  expect(await offer(later(60))).toBe(0);
});

test('two workers at once notify once; a customer who has booked, or canceled, is not notified', async () => {
  const [anna, ola, iga] = [await newCustomer(here.shop), await newCustomer(here.shop), await newCustomer(here.shop)];
  const event = await book(anna);
  const entry = (await wait(ola)).json().data.event;
  await wait(iga);
  await here.shop.call('DELETE', `/api/me/events/${event.id}`, { headers: anna.headers });
  const other = await here.shop.call('DELETE', `/api/me/events/${entry.id}`, { headers: iga.headers });
  expect(other.statusCode).toBe(404);
  const left = await here.shop.call('DELETE', `/api/me/events/${entry.id}`, { headers: ola.headers });
  expect(left.json().data.event).toMatchObject({ id: entry.id, doneStatus: 'waiting' });
  expect(await waiting(ola)).toEqual([]);
  const counts = await Promise.all([offer(later(2)), offer(later(2)), offer(later(2))]);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1);
  const [offered] = await waiting(iga);
  const body = { orderProductId: offered.orderProductId, locationId: salon, startAt: offered.offeredStartAt };
  expect((await here.shop.call('POST', '/api/me/events', { headers: iga.headers, body })).statusCode).toBe(201);
  expect(await waiting(iga)).toEqual([]);
});

test('days that are over are forgotten', async () => {
  const [anna, ola] = [await newCustomer(here.shop), await newCustomer(here.shop)];
  await book(anna);
  await wait(ola);
  await offer(new Date('2027-06-05T10:00:00Z'));
  expect(await waiting(ola)).toEqual([]);
});
