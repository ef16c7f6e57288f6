/** A hold ends an hour after its first moment, whatever its holder does to it before a payment starts. */
import { sql } from 'kysely';
import {
  getCart,
  type Headers,
  makeProducts,
  newKey,
  newVisitor,
  orderOf,
  type TestProducts,
} from '../../../testing/commerce-fixture';
import { makeSalon } from '../../../testing/salon-fixture';
import { createTestApp, type TestApp } from '../../../testing/test-app';
import { releaseEndedHolds } from '../visits';

let shop: TestApp;
let products: TestProducts;
let locationId: string;
const NOW = new Date('2027-06-01T10:00:00Z');
const SLOT = '2027-06-02T08:00:00.000Z';
const SAME_DAY = '2027-06-02T12:00:00.000Z';
const NEXT_DAY = '2027-06-03T08:00:00.000Z';
const minute = (count: number) => new Date(NOW.getTime() + count * 60_000);
const later = (count: number) => shop.setNow(minute(count));

beforeAll(async () => {
  shop = await createTestApp();
  products = await makeProducts(shop.database.db);
});
beforeEach(async () => {
  later(0);
  locationId = (await makeSalon(shop.database.db, 'lodz-piotrkowska', products.calves, 1)).locationId;
});
afterAll(() => shop?.close());

let addresses = 0;
/** Somebody at an address of their own. */
async function newShopper(headers?: Headers) {
  addresses += 1;
  const own = headers ?? (await newVisitor(shop));
  return { ...own, 'x-forwarded-for': `198.51.100.${addresses}` };
}
const add = (headers: Headers, startAt = SLOT) =>
  shop.call('POST', '/api/cart-items', {
    headers,
    body: { itemType: 'product', itemId: products.calves, quantity: 1, locationId, startAt },
  });
const change = (headers: Headers, id: string, body: object) =>
  shop.call('PUT', `/api/cart-items/${id}`, { headers, body });
const remove = (headers: Headers, id: string) => shop.call('DELETE', `/api/cart-items/${id}`, { headers });
const secondsOf = (answer: Awaited<ReturnType<typeof add>>) => answer.json().data.cartItem.holdSecondsLeft;

/** A line whose slot has been held for 59 minutes, by renewal. */
async function holding(headers: Headers) {
  const id = (await add(headers)).json().data.cartItem.id as string;
  for (const at of [15, 30, 45, 59]) {
    later(at);
    expect((await shop.call('POST', `/api/cart-items/${id}/hold`, { headers })).statusCode).toBe(200);
  }
  return id;
}
type Way = (headers: Headers, id: string) => Promise<Awaited<ReturnType<typeof add>>>;

const ways: [string, Way][] = [
  ['taking the line back', (headers, id) => change(headers, id, { isAccepted: true })],
  ['choosing the slot once more', (headers, id) => change(headers, id, { startAt: SLOT })],
  [
    'putting the line aside and taking it back',
    async (headers, id) => {
      await change(headers, id, { isAccepted: false });
      return change(headers, id, { isAccepted: true });
    },
  ],
  [
    'giving the slot back and choosing it',
    async (headers, id) => {
      await change(headers, id, { startAt: null });
      return change(headers, id, { startAt: SLOT });
    },
  ],
  [
    'removing the line and adding it',
    async (headers, id) => {
      await remove(headers, id);
      return add(headers);
    },
  ],
  [
    'choosing another time of the day in between',
    async (headers, id) => {
      await change(headers, id, { startAt: SAME_DAY });
      return change(headers, id, { startAt: SLOT });
    },
  ],
];

test.each(ways)('%s gives what is left of the hour, and nothing after it', async (_, way) => {
  const headers = await newShopper();
  const id = await holding(headers);
  const atMinute59 = await way(headers, id);
  expect([atMinute59.statusCode < 300, secondsOf(atMinute59)]).toEqual([true, 60]);
  later(60);
  await releaseEndedHolds(shop.database.db, minute(60));
  const again = await add(headers);
  expect([again.statusCode, again.json().error.code]).toEqual([409, 'hold_over']);
  // Others get an hour of their own.
  expect(secondsOf(await add(await newShopper()))).toBe(1200);
});

test('the line itself is not taken back after its hour, nor renewed; the shopper reads why, and of other days', async () => {
  const headers = await newShopper();
  const id = await holding(headers);
  later(60.5);
  const refusals = [
    await change(headers, id, { isAccepted: true }),
    await change({ ...headers, 'accept-language': 'en' }, id, { startAt: SAME_DAY }),
    await shop.call('POST', `/api/cart-items/${id}/hold`, { headers }),
  ];
  expect(refusals.map((answer) => answer.json().error.code)).toEqual(Array(3).fill('hold_over'));
  const [pl, en] = refusals.map((answer) => answer.json().error);
  expect(pl.message).toBe(
    'Termin w tym dniu był już dla Ciebie zarezerwowany przez 60 minut. Wybierz inny dzień albo spróbuj ponownie o 13:20',
  );
  expect(en.message).toBe(
    'A time on this day has already been reserved for you for 60 minutes. Choose another day, or try again at 13:20',
  );
  expect(pl.details.alternatives).toHaveLength(3);
  for (const { startAt } of pl.details.alternatives) expect(startAt.slice(0, 10)).not.toBe(SLOT.slice(0, 10));
  // Another day is an hour of its own.
  expect(secondsOf(await change(headers, id, { startAt: NEXT_DAY }))).toBe(1200);
});

test('after a pause of twenty minutes a new hour begins, and nothing is left of the old one', async () => {
  const headers = await newShopper();
  const id = await holding(headers);
  later(79);
  expect((await change(headers, id, { startAt: SLOT })).json().error.code).toBe('hold_over');
  later(80);
  expect(secondsOf(await change(headers, id, { startAt: SLOT }))).toBe(1200);
  await releaseEndedHolds(shop.database.db, minute(200));
  const left = await sql`select from hold_windows where location_id = ${locationId}`.execute(shop.database.db);
  expect(left.rows).toEqual([]);
});

test('a hold whose beginning is long ago is never longer than what is left of it', async () => {
  const headers = await newShopper();
  const id = (await add(headers)).json().data.cartItem.id as string;
  later(10);
  await sql`update visits set hold_started_at = hold_started_at - interval '10 hours'
    where location_id = ${locationId}`.execute(shop.database.db);
  expect((await change(headers, id, { isAccepted: true })).json().error.code).toBe('hold_over');
  expect((await getCart(shop, headers)).items[0]).toMatchObject({ startAt: SLOT, holdSecondsLeft: 600 });
});

test('visitors at one address take turns for three hours, then somebody elsewhere has one', async () => {
  const address = (await newShopper())['x-forwarded-for'];
  const newNeighbour = async () => ({ ...(await newVisitor(shop)), 'x-forwarded-for': address });
  for (const hour of [0, 1, 2]) {
    const headers = await newNeighbour();
    later(hour * 60);
    const id = (await add(headers)).json().data.cartItem.id as string;
    for (const at of [15, 30, 45]) {
      later(hour * 60 + at);
      expect((await shop.call('POST', `/api/cart-items/${id}/hold`, { headers })).statusCode).toBe(200);
    }
    await releaseEndedHolds(shop.database.db, minute(hour * 60 + 60));
  }
  later(180);
  expect((await add(await newNeighbour())).json().error.code).toBe('hold_over');
  expect((await add(await newNeighbour(), SAME_DAY)).statusCode).toBe(201);
  expect((await add(await newShopper())).statusCode).toBe(201);
});

test('a login begins no new hour', async () => {
  const visitor = await newShopper();
  const id = await holding(visitor);
  await change(visitor, id, { startAt: null });
  later(61);
  const email = `hour-${newKey()}@example.com`;
  const body = {
    email,
    password: 'Dobre-haslo-1',
    firstName: 'Ewa',
    lastName: 'Lis',
    phonePrefix: '48',
    phone: '733000222',
    agrees: [{ type: 'regulations', value: true }],
  };
  const { authToken } = (await shop.call('POST', '/api/users', { headers: visitor, body })).json().data;
  const customer = await newShopper({ ...visitor, authorization: `Bearer ${authToken}` });
  expect((await add(customer)).json().error.code).toBe('hold_over');
});

test('who orders after the hour gets the slot while it is free; ordering again and again does not keep it', async () => {
  const headers = await newShopper();
  await holding(headers);
  later(61);
  const placed = await shop.call('POST', '/api/orders', {
    headers: { ...headers, 'idempotency-key': newKey() },
    body: orderOf(await getCart(shop, headers)),
  });
  expect(placed.statusCode).toBe(201);
  const held = await sql<{ state: string; until: Date }>`select state, hold_expires_at as until from visits
    where location_id = ${locationId} and state = 'held'`.execute(shop.database.db);
  expect(held.rows).toEqual([{ state: 'held', until: minute(86).toISOString() }]);
  // The payment was never made: its hold ends, and the pause counts from there.
  later(90);
  expect((await add(headers)).json().error.code).toBe('hold_over');
  later(106);
  expect(secondsOf(await add(headers))).toBe(1200);
});
