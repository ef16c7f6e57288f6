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
import { makeSalon } from '../../../testing/salon-fixture';
import { createTestApp, type TestApp } from '../../../testing/test-app';

let shop: TestApp;
let products: TestProducts;
const NOW = new Date('2027-06-01T10:00:00Z');
const SLOT = '2027-06-02T08:00:00.000Z';
const later = (minutes: number) => shop.setNow(new Date(NOW.getTime() + minutes * 60_000));

beforeAll(async () => {
  shop = await createTestApp();
  products = await makeProducts(shop.database.db);
});
beforeEach(() => shop.setNow(NOW));
afterAll(() => shop?.close());

const salonWith = (units: number) => makeSalon(shop.database.db, 'lodz-piotrkowska', products.calves, units);

/** A visitor whose cart has the treatment and, when it is given, the slot. */
async function shopperIn(locationId: string) {
  const headers = await newVisitor(shop);
  const line = await addItem(shop, headers, products.calves);
  const choose = (startAt: string | null) =>
    shop.call('PUT', `/api/cart-items/${line.id}`, { headers, body: { locationId, startAt } });
  return { headers, lineId: line.id as string, choose };
}
const placeOrder = async (headers: Headers, paymentMethod: 'cash' | 'przelewy24') =>
  shop.call('POST', '/api/orders', {
    headers: { ...headers, 'idempotency-key': newKey() },
    body: orderOf(await getCart(shop, headers), { paymentMethod }),
  });
const statesOf = async (locationId: string) => {
  const found = await sql<{ state: string }>`select state from visits where location_id = ${locationId}
    order by created_at`.execute(shop.database.db);
  return found.rows.map(({ state }) => state);
};

test.each([1, 3])(
  '200 shoppers at once and %i free unit(s): each unit is held once',
  async (units) => {
    const { locationId } = await salonWith(units);
    const shoppers = [];
    for (let batch = 0; batch < 20; batch += 1) {
      shoppers.push(...(await Promise.all(Array.from({ length: 10 }, () => shopperIn(locationId)))));
    }
    const answers = await Promise.all(
      shoppers.map(({ headers, lineId }, index) =>
        shop.app.inject({
          method: 'PUT',
          url: `/api/cart-items/${lineId}`,
          headers: { 'market-slug': 'pl', ...headers, 'content-type': 'application/json' },
          payload: JSON.stringify({ locationId, startAt: SLOT }),
          remoteAddress: `10.0.${index >> 8}.${index & 255}`,
        }),
      ),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(units);
    const refused = answers.filter(({ statusCode }) => statusCode === 409).map((answer) => answer.json().error);
    expect(refused).toHaveLength(200 - units);
    for (const error of refused) {
      expect(error.code).toBe('slot_taken');
      expect(error.details.alternatives).toHaveLength(3);
      for (const alternative of error.details.alternatives) expect(alternative.startAt).not.toBe(SLOT);
    }
    expect(await statesOf(locationId)).toEqual(Array.from({ length: units }, () => 'held'));
  },
  240_000,
);

test('a visitor holds six slots at most, all behind one address twenty; a new try of an own line is none more', async () => {
  const { locationId } = await salonWith(25);
  const headers = await newVisitor(shop);
  const hold = (startAt: string, remoteAddress: string, own = headers) =>
    shop.app.inject({
      method: 'POST',
      url: '/api/cart-items',
      headers: { 'market-slug': 'pl', ...own, 'content-type': 'application/json' },
      payload: JSON.stringify({ itemType: 'product', itemId: products.calves, quantity: 1, locationId, startAt }),
      remoteAddress,
    });
  const lines: string[] = [];
  for (let number = 0; number < 6; number += 1) {
    lines.push(
      (await hold(`2027-06-02T${String(8 + number).padStart(2, '0')}:00:00Z`, '10.1.0.1')).json().data.cartItem.id,
    );
  }
  const seventh = await hold('2027-06-03T08:00:00Z', '10.1.0.1');
  expect([seventh.statusCode, seventh.json().error.code]).toEqual([409, 'too_many_holds']);
  expect((await getCart(shop, headers)).items).toHaveLength(6);
  const other = await shop.call('PUT', `/api/cart-items/${lines[0]}`, {
    headers,
    body: { startAt: '2027-06-03T08:00:00Z' },
  });
  expect(other.statusCode).toBe(200);
  // Each line holds one slot: the former one is released.
  expect((await statesOf(locationId)).filter((state) => state === 'held')).toHaveLength(6);

  const visitors = await Promise.all(Array.from({ length: 24 }, () => newVisitor(shop)));
  const answers = await Promise.all(visitors.map((visitor) => hold('2027-06-04T08:00:00Z', '10.1.0.2', visitor)));
  expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(20);
  for (const answer of answers.filter(({ statusCode }) => statusCode !== 201)) {
    expect(answer.json().error.code).toBe('too_many_holds');
  }
}, 240_000);

test('a line that gives its slot back joins the plain line of the same treatment', async () => {
  const { locationId } = await salonWith(1);
  const { headers, lineId, choose } = await shopperIn(locationId);
  await choose(SLOT);
  await addItem(shop, headers, products.calves, 2);
  expect((await getCart(shop, headers)).items).toHaveLength(2);
  const joined = (await choose(null)).json().data.cartItem;
  expect(joined).toMatchObject({ id: lineId, quantity: 3, startAt: null, holdExpiresAt: null });
  expect((await getCart(shop, headers)).items).toHaveLength(1);
  expect(await statesOf(locationId)).toEqual(['released']);
});

test('a slot is released also where so many pieces have no price or are deselected: they stay apart', async () => {
  const { locationId } = await salonWith(1);
  const { headers, lineId, choose } = await shopperIn(locationId);
  await choose(SLOT);
  const other = await addItem(shop, headers, products.calves, 9);
  expect((await choose(null)).json().data.cartItem).toMatchObject({ id: lineId, quantity: 1, startAt: null });
  expect((await getCart(shop, headers)).items.map(({ quantity }) => quantity).sort()).toEqual([1, 9]);
  expect(await statesOf(locationId)).toEqual(['released']);
  // The other one is not taken in by a change of the number either; more of the same join the smaller line.
  const change = (id: string, body: object) => shop.call('PUT', `/api/cart-items/${id}`, { headers, body });
  expect((await change(lineId, { quantity: 2 })).json().data.cartItem).toMatchObject({ quantity: 2 });
  expect((await addItem(shop, headers, products.calves, 3)).id).toBe(lineId);
  expect((await getCart(shop, headers)).amountDue).toBe((5 + 9) * 9_000);

  await change(other.id, { quantity: 1, isAccepted: false });
  await choose(SLOT);
  await choose(null);
  const lines = (await getCart(shop, headers)).items;
  expect(lines.map(({ quantity, isAccepted }) => [quantity, isAccepted]).sort()).toEqual([
    [1, false],
    [5, true],
  ]);
});

test('the database itself refuses an overlap', async () => {
  const { locationId } = await salonWith(1);
  const first = await shopperIn(locationId);
  expect((await first.choose(SLOT)).statusCode).toBe(200);
  const again = sql`insert into visits (state, location_id, room_id, device_id, therapist_id, product_id, during)
    select 'booked', location_id, room_id, device_id, therapist_id, product_id, during from visits
    where location_id = ${locationId}`.execute(shop.database.db);
  await expect(again).rejects.toMatchObject({ code: '23P01' });
});

test('a hold lasts 20 minutes, is renewed up to an hour, and is given back', async () => {
  const { locationId } = await salonWith(1);
  const shopper = await shopperIn(locationId);
  const other = await shopperIn(locationId);
  const held = (await shopper.choose(SLOT)).json().data.cartItem;
  expect(held).toMatchObject({ startAt: SLOT, laterReservation: false });
  expect(held.holdExpiresAt).toBe('2027-06-01T10:20:00.000Z');
  expect(held).toMatchObject({ endAt: '2027-06-02T08:45:00.000Z', holdSecondsLeft: 1200 });
  const renew = () => shop.call('POST', `/api/cart-items/${shopper.lineId}/hold`, { headers: shopper.headers });
  for (const [minute, end] of [
    [15, '10:35'],
    [34, '10:54'],
    [50, '11:00'],
  ] as const) {
    later(minute);
    expect((await renew()).json().data.cartItem.holdExpiresAt).toBe(`2027-06-01T${end}:00.000Z`);
  }
  expect((await other.choose(SLOT)).statusCode).toBe(409);
  later(61);
  expect((await getCart(shop, shopper.headers)).items[0]).toMatchObject({ startAt: SLOT, holdSecondsLeft: 0 });
  expect((await other.choose(SLOT)).statusCode).toBe(200);
  // A lost slot is still shown with its beginning and end.
  expect((await getCart(shop, shopper.headers)).items[0]).toMatchObject({
    startAt: SLOT,
    endAt: '2027-06-02T08:45:00.000Z',
    holdExpiresAt: null,
  });
  const gone = await renew();
  expect(gone.statusCode).toBe(409);
  expect(gone.json().error).toMatchObject({ code: 'hold_expired' });
  expect(gone.json().error.details.alternatives).toHaveLength(3);
  expect((await placeOrder(shopper.headers, 'cash')).json().error.code).toBe('slot_taken');
  const back = (await other.choose(null)).json().data.cartItem;
  expect(back).toMatchObject({ startAt: null, holdExpiresAt: null, laterReservation: true });
  expect((await placeOrder(shopper.headers, 'cash')).statusCode).toBe(201);
});

test('a failed change keeps the former hold', async () => {
  const { locationId } = await salonWith(1);
  const shopper = await shopperIn(locationId);
  const other = await shopperIn(locationId);
  await shopper.choose('2027-06-02T12:00:00.000Z');
  await other.choose(SLOT);
  expect((await shopper.choose(SLOT)).statusCode).toBe(409);
  const [item] = (await getCart(shop, shopper.headers)).items;
  expect(item).toMatchObject({ startAt: '2027-06-02T12:00:00.000Z' });
  expect(item?.holdExpiresAt).not.toBeNull();
});

test.each(['2027-06-02T08:05:00Z', '2027-06-02T03:00:00Z', '2027-06-02T17:30:00Z', '2031-06-02T08:00:00Z'])(
  'a time that the salon never offers is refused: %s',
  async (startAt) => {
    const { locationId } = await salonWith(1);
    const answer = await (await shopperIn(locationId)).choose(startAt);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().error.fields).toHaveProperty('startAt');
  },
);

test('paid in the salon: booked at once; canceled: free again', async () => {
  const { locationId } = await salonWith(1);
  const shopper = await shopperIn(locationId);
  await shopper.choose(SLOT);
  const { order, orderToken } = (await placeOrder(shopper.headers, 'cash')).json().data;
  expect(await statesOf(locationId)).toEqual(['booked']);
  expect(order.items[0]).toMatchObject({ startAt: SLOT, laterReservation: false });
  const headers = { ...shopper.headers, 'order-token': orderToken };
  const cancel = () => shop.call('POST', `/api/orders/${order.id}/cancellation`, { headers });
  // 24 hours before the visit it is too late.
  shop.setNow(new Date('2027-06-01T08:00:00Z'));
  expect((await cancel()).json().error.code).toBe('too_late');
  shop.setNow(new Date('2027-06-01T07:59:59Z'));
  expect((await cancel()).statusCode).toBe(200);
  expect(await statesOf(locationId)).toEqual(['canceled']);
  expect((await (await shopperIn(locationId)).choose(SLOT)).statusCode).toBe(200);
});
