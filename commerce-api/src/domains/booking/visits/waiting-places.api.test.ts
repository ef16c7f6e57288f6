import { sql } from 'kysely';
import {
  addItem,
  getCart,
  type Headers,
  makeProducts,
  newKey,
  newVisitor,
  orderOf,
  type TestProducts,
} from '../../../testing/commerce-fixture';
import { expectRefusal } from '../../../testing/errors/refusals';
import { makeSalon } from '../../../testing/salon-fixture';
import { createTestApp, type TestApp } from '../../../testing/test-app';
import { buyTreatment, newCustomer } from '../../../testing/visit-fixture';
import { offerFreedSlots } from './offer-freed-slots';

let shop: TestApp;
let products: TestProducts;
let salon: string;
let filled: { eventId: string; headers: Headers };
const NOW = new Date('2027-06-01T10:00:00Z');
const DAY = '2027-06-04';
const at = (time: string) => `${DAY}T${time}:00.000Z`;
const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);
const agrees = [{ type: 'regulations', value: true }];

beforeAll(async () => {
  shop = await createTestApp();
  products = await makeProducts(shop.database.db);
});
beforeEach(async () => {
  const { db } = shop.database;
  shop.setNow(NOW);
  salon = (await makeSalon(db, 'lodz-piotrkowska', products.calves, 1)).locationId;
  await sql`delete from waiting_list`.execute(db);
  await sql`delete from messages where kind = 'waitingListOffer'`.execute(db);
  // Open for one visit, which is taken.
  await sql`update location_opening_hours set opens = '10:00', closes = '10:45' where location_id = ${salon}`.execute(
    db,
  );
  const { headers, ...anna } = await newCustomer(shop);
  const { orderProductId } = await buyTreatment(shop, { headers, ...anna }, products.calves);
  const body = { orderProductId, locationId: salon, startAt: at('08:00') };
  const booked = await shop.call('POST', '/api/me/events', { headers, body });
  filled = { eventId: booked.json().data.event.id, headers };
});
afterAll(() => shop?.close());

const waiting = (headers: Headers, cartItemId: string, change: object = {}) => ({
  method: 'POST' as const,
  url: '/api/waiting-places',
  headers,
  body: { cartItemId, locationId: salon, startAt: at('08:00'), email: 'ola@example.com', agrees, ...change },
});
const wait = (...request: Parameters<typeof waiting>) => {
  const { method, url, ...sent } = waiting(...request);
  return shop.call(method, url, sent);
};
async function aShopper() {
  const headers = await newVisitor(shop);
  return { headers, line: await addItem(shop, headers, products.calves) };
}
const entriesOf = async (headers: Headers, token = '') =>
  (await shop.call('GET', `/api/waiting-places${token && `?token=${token}`}`, { headers })).json().data.waitingPlaces;
async function freeTheSlot() {
  await shop.call('DELETE', `/api/me/events/${filled.eventId}`, { headers: filled.headers });
}
const offers = async () =>
  (
    await sql<{ recipient: string; secret: string; data: { path: string; values: Record<string, string> } }>`
      select recipient, secret, data from messages where kind = 'waitingListOffer' order by created_at, id`.execute(
      shop.database.db,
    )
  ).rows;

test('a visitor waits for a full day with a treatment in the cart; once, however often', async () => {
  const { headers, line } = await aShopper();
  const first = await wait(headers, line.id);
  expect(first.statusCode).toBe(201);
  const entry = first.json().data.waitingPlace;
  expect(entry).toEqual({
    id: entry.id,
    product: { itemType: 'product', itemId: products.calves, name: 'Łydki' },
    location: { id: salon, name: expect.any(String), city: 'Łódź' },
    date: DAY,
    offeredStartAt: null,
  });
  expect((await wait(headers, line.id)).json().data.waitingPlace.id).toBe(entry.id);
  expect(await entriesOf(headers)).toEqual([entry]);
  const consents = await sql<{ version: string }>`select consent_text_version as version from waiting_list`.execute(
    shop.database.db,
  );
  expect(consents.rows).toEqual([{ version: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) }]);
});

test('another’s line, place or link is nobody’s: 404', async () => {
  const [ola, iga] = [await aShopper(), await aShopper()];
  const { id } = (await wait(ola.headers, ola.line.id)).json().data.waitingPlace;
  expect((await wait(iga.headers, ola.line.id)).statusCode).toBe(404);
  expect(await entriesOf(iga.headers)).toEqual([]);
  expect(
    (await shop.call('DELETE', `/api/waiting-places/${id}?token=guessed`, { headers: iga.headers })).statusCode,
  ).toBe(404);
  expect(await entriesOf(ola.headers)).toHaveLength(1);
  expect((await shop.call('DELETE', `/api/waiting-places/${id}`, { headers: ola.headers })).statusCode).toBe(200);
  expect(await entriesOf(ola.headers)).toEqual([]);
});

test('a day that is not full is refused, with its free times', async () => {
  const { headers, line } = await aShopper();
  await freeTheSlot();
  await expectRefusal(shop, 'POST /waiting-places 409 day_not_full', waiting(headers, line.id));
  const answer = await wait(headers, line.id);
  expect(answer.json().error.details.alternatives).toEqual([{ locationId: salon, startAt: at('08:00') }]);
});

test.each([
  ['without the regulations', { agrees: [] }, 422],
  ['for a time that is over', { startAt: '2027-05-01T08:00:00Z' }, 422],
  ['without an address', { email: 'ola' }, 422],
  ['for no salon', { locationId: '999999' }, 422],
  ['for no line', { cartItemId: '00000000-0000-4000-8000-000000000000' }, 404],
])('refused %s', async (_what, change, status) => {
  const { headers, line } = await aShopper();
  expect((await wait(headers, line.id, change)).statusCode).toBe(status);
  expect(await entriesOf(headers)).toEqual([]);
});

test('five days are enough for one address, whoever gives it', async () => {
  const [ola, iga] = [await aShopper(), await aShopper()];
  await sql`insert into waiting_list (visitor_id, product_id, market_id, location_id, date, start_at, email, locale,
      base_path, consent_text_version)
    select v.id, ${products.calves}, v.market_id, ${salon}, t.at::date, t.at, 'OLA@example.com', 'pl', '', '1'
    from visitors v cross join generate_series(1, 5) n
    cross join lateral (select timestamptz '2027-08-01 08:00Z' + make_interval(days => n) as at) t
    where v.unique_id = ${ola.headers['visitor-unique-id'] ?? ''}`.execute(shop.database.db);
  await expectRefusal(shop, 'POST /waiting-places 409 too_many_places', waiting(iga.headers, iga.line.id));
  expect((await wait(iga.headers, iga.line.id, { email: 'iga@example.com' })).statusCode).toBe(201);
});

test('the e-mail’s link reads the place on another device, and the time is held from there', async () => {
  const [ola, phone] = [await aShopper(), { headers: await newVisitor(shop) }];
  await wait({ ...ola.headers, 'accept-language': 'en' }, ola.line.id);
  await freeTheSlot();
  expect(await offerFreedSlots(shop.database.db, later(2))).toBe(1);
  const [offer] = await offers();
  expect(offer).toMatchObject({ recipient: 'ola@example.com', data: { path: '/en/cart/reservation/#waiting=' } });
  expect(offer?.data.values.firstName).toBeUndefined();
  expect(await entriesOf(phone.headers)).toEqual([]);
  const [entry] = await entriesOf(phone.headers, offer?.secret);
  expect(entry).toMatchObject({ offeredStartAt: at('08:00'), date: DAY });
  const { itemType, itemId } = entry.product;
  const body = { itemType, itemId, quantity: 1, locationId: entry.location.id, startAt: entry.offeredStartAt };
  const held = await shop.call('POST', '/api/cart-items', { headers: phone.headers, body });
  expect([held.statusCode, held.json().data.cartItem.startAt]).toEqual([201, at('08:00')]);
  const query = `?token=${offer?.secret}`;
  const left = await shop.call('DELETE', `/api/waiting-places/${entry.id}${query}`, { headers: phone.headers });
  expect(left.statusCode).toBe(200);
  expect(await entriesOf(ola.headers)).toEqual([]);
});

test('the longest waiting is notified first, bought or not', async () => {
  const ola = await aShopper();
  const iga = await newCustomer(shop);
  await wait(ola.headers, ola.line.id);
  const { orderProductId } = await buyTreatment(shop, iga, products.calves);
  const body = { orderProductId, locationId: salon, startAt: at('08:00') };
  expect((await shop.call('POST', '/api/me/waiting-list', { headers: iga.headers, body })).statusCode).toBe(201);
  await freeTheSlot();
  expect(await offerFreedSlots(shop.database.db, later(2))).toBe(1);
  expect((await offers()).map(({ recipient }) => recipient)).toEqual(['ola@example.com']);
  expect(await offerFreedSlots(shop.database.db, later(40))).toBe(1);
  expect(await offers()).toHaveLength(2);
});

test('who orders the treatment waits no more, and days that are over are forgotten', async () => {
  const [ola, iga] = [await aShopper(), await aShopper()];
  await wait(ola.headers, ola.line.id);
  await wait(iga.headers, iga.line.id, { email: 'iga@example.com' });
  const ordered = await shop.call('POST', '/api/orders', {
    headers: { ...ola.headers, 'idempotency-key': newKey() },
    body: orderOf(await getCart(shop, ola.headers)),
  });
  expect(ordered.statusCode).toBe(201);
  expect([await entriesOf(ola.headers), (await entriesOf(iga.headers)).length]).toEqual([[], 1]);
  await offerFreedSlots(shop.database.db, new Date('2027-06-05T10:00:00Z'));
  const left = await sql`select from waiting_list`.execute(shop.database.db);
  expect(left.rows).toHaveLength(0);
});
