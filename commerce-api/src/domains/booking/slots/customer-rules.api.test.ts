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
import { buyTreatment, newCustomer, type TestCustomer } from '../../../testing/visit-fixture';

let shop: TestApp;
let products: TestProducts;
let salon: string;
let anna: TestCustomer;
const NOW = new Date('2027-06-01T10:00:00Z');
const JUNE = '2027-06-14T08:00:00.000Z';
const JULY = '2027-07-20T08:00:00.000Z';
/** Six weeks after the one in June, at an earlier hour. */
const ALLOWED = '2027-07-26T07:00:00.000Z';

beforeAll(async () => {
  shop = await createTestApp();
  const { db } = shop.database;
  products = await makeProducts(db);
  // Two epilation treatments of one part of the body.
  await sql`update products set category_id = (select id from product_categories where code = 'epilation'),
    can_payment_by_cash = true where id in (${products.calves}, ${products.face})`.execute(db);
  await sql`insert into product_body_parts (product_id, body_part_id) select p.id, (select min(id) from body_parts)
    from products p where p.id in (${products.calves}, ${products.face})`.execute(db);
});
beforeEach(async () => {
  shop.setNow(NOW);
  salon = (await makeSalon(shop.database.db, 'lodz-piotrkowska', products.calves, 2)).locationId;
  anna = await newCustomer(shop);
});
afterAll(() => shop?.close());

async function hold(headers: Headers, itemId: string, startAt: string) {
  const answer = await shop.call('POST', '/api/cart-items', {
    headers,
    body: { itemType: 'product', itemId, quantity: 1, locationId: salon, startAt },
  });
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json().data.cartItem;
}
const order = async (headers: Headers, paymentMethod: 'cash' | 'przelewy24' = 'cash') =>
  shop.call('POST', '/api/orders', {
    headers: { ...headers, 'idempotency-key': newKey(), 'accept-language': 'pl' },
    body: orderOf(await getCart(shop, headers), { paymentMethod }),
  });
const visitsOf = async (orderId: string) => {
  const found = await sql<{ id: string; state: string; minutes: number }>`select v.id, v.state,
      (extract(epoch from upper(v.during) - lower(v.during)) / 60)::int as minutes
    from visits v join order_items i on i.id = v.order_item_id where i.order_id = ${orderId}
    order by lower(v.during)`.execute(shop.database.db);
  return found.rows;
};
/** Visits that the customer did not attend, long ago. */
async function stayAway({ userId }: TestCustomer, times: number): Promise<void> {
  await sql`insert into visits (state, location_id, room_id, device_id, therapist_id, product_id, during, user_id)
    select 'noShow', r.location_id, r.id, (select min(id) from devices where location_id = r.location_id),
      (select min(id) from therapists where location_id = r.location_id), ${products.promoted},
      tstzrange(t.at, t.at + interval '1 hour'), ${userId}
    from generate_series(1, ${times}) n
    cross join lateral (select timestamptz '2026-01-01 08:00Z' + make_interval(days => n) as at) t
    join (select min(id) as id, location_id from rooms where location_id = ${salon} group by location_id) r on true`.execute(
    shop.database.db,
  );
}

describe('six weeks between treatments of one part of the body', () => {
  test('are kept by POST /orders against the customer who is logged in', async () => {
    await hold(anna.headers, products.calves, JUNE);
    expect((await order(anna.headers)).statusCode).toBe(201);
    await hold(anna.headers, products.face, JULY);
    const refused = await order(anna.headers);
    expect([refused.statusCode, refused.json().error.code]).toEqual([409, 'interval_too_short']);
    expect(refused.json().error.details).toEqual({ from: '2027-07-26T00:00:00+02:00' });
    expect(refused.json().error.message).toContain('6 tygodni');
    // Nothing is half done: the cart stays, with its hold.
    const [line] = (await getCart(shop, anna.headers)).items;
    const change = { headers: anna.headers, body: { startAt: ALLOWED } };
    expect((await shop.call('PUT', `/api/cart-items/${line?.id}`, change)).statusCode).toBe(200);
    expect((await order(anna.headers)).statusCode).toBe(201);
  });

  test('hold for a later booking and for moving a visit', async () => {
    const [first, second] = [
      await buyTreatment(shop, anna, products.calves),
      await buyTreatment(shop, anna, products.face),
    ];
    const book = (orderProductId: string, startAt: string) =>
      shop.call('POST', '/api/me/events', {
        headers: anna.headers,
        body: { orderProductId, locationId: salon, startAt },
      });
    expect((await book(first.orderProductId, JUNE)).statusCode).toBe(201);
    expect((await book(second.orderProductId, JULY)).json().error.code).toBe('interval_too_short');
    const { event } = (await book(second.orderProductId, ALLOWED)).json().data;
    const move = (startAt: string) =>
      shop.call('PUT', `/api/me/events/${event.id}/date`, { headers: anna.headers, body: { startAt } });
    expect((await move(JULY)).json().error.code).toBe('interval_too_short');
    // Its own time is not another treatment's.
    expect((await move('2027-07-27T07:00:00.000Z')).statusCode).toBe(200);
  });

  test('two bookings at once are not both taken', async () => {
    const bought = [await buyTreatment(shop, anna, products.calves), await buyTreatment(shop, anna, products.face)];
    const answers = await Promise.all(
      bought.map(({ orderProductId }, index) =>
        shop.call('POST', '/api/me/events', {
          headers: anna.headers,
          body: { orderProductId, locationId: salon, startAt: index === 0 ? JUNE : JULY },
        }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
  });

  test('hold within one order of a guest, and reveal nothing of anybody else', async () => {
    await hold(anna.headers, products.calves, JUNE);
    await order(anna.headers);
    const guest = await newVisitor(shop);
    await hold(guest, products.calves, JULY);
    expect((await order(guest)).statusCode).toBe(201);
    const other = await newVisitor(shop);
    await hold(other, products.calves, JUNE);
    await hold(other, products.face, JULY);
    expect((await order(other)).json().error.code).toBe('interval_too_short');
  });
});

describe('after three no-shows', () => {
  test('a booking is paid online and a day ahead', async () => {
    await stayAway(anna, 3);
    await hold(anna.headers, products.calves, JUNE);
    const cash = await order(anna.headers);
    expect([cash.statusCode, cash.json().error.code]).toEqual([409, 'prepayment_required']);
    const placed = (await order(anna.headers, 'przelewy24')).json().data;
    await expectRefusal(shop, 'POST /order-payments/{id}/payment 409 prepayment_required', {
      method: 'POST',
      url: `/api/order-payments/${placed.orderPayment.id}/payment`,
      headers: { ...anna.headers, 'idempotency-key': newKey() },
      body: { paymentMethod: 'cash' },
    });
    expect(await visitsOf(placed.order.id)).toMatchObject([{ state: 'held' }]);
    const later = await buyTreatment(shop, anna, products.face);
    const soon = await shop.call('POST', '/api/me/events', {
      headers: anna.headers,
      body: { orderProductId: later.orderProductId, locationId: salon, startAt: '2027-06-02T09:45:00.000Z' },
    });
    expect([soon.statusCode, soon.json().error.code]).toEqual([409, 'notice_too_short']);
    expect(soon.json().error.details).toEqual({ from: '2027-06-02T12:00:00+02:00' });
  });

  test('what is to be paid in the salon is not booked from the panel', async () => {
    const unpaid = await buyTreatment(shop, anna, products.calves, { isPaid: false });
    const book = () =>
      shop.call('POST', '/api/me/events', {
        headers: anna.headers,
        body: { orderProductId: unpaid.orderProductId, locationId: salon, startAt: JUNE },
      });
    await stayAway(anna, 3);
    expect((await book()).json().error.code).toBe('prepayment_required');
    await sql`delete from visits where user_id = ${anna.userId} and during @> '2026-01-02 08:30Z'::timestamptz`.execute(
      shop.database.db,
    );
    expect((await book()).statusCode).toBe(201);
  });
});

test('under 16 on the day of the visit is refused', async () => {
  await sql`update users set date_birth = '2011-06-15' where id = ${anna.userId}`.execute(shop.database.db);
  await hold(anna.headers, products.calves, JUNE);
  expect((await order(anna.headers)).json().error.code).toBe('too_young');
  await sql`update users set date_birth = '2011-06-14' where id = ${anna.userId}`.execute(shop.database.db);
  expect((await order(anna.headers)).statusCode).toBe(201);
});

describe('the additional time of a first visit is looked at again by POST /orders', () => {
  test('a hold made for a first visit is shortened for who has been there', async () => {
    await sql`update users set is_first_event = false where id = ${anna.userId}`.execute(shop.database.db);
    const { 'visitor-unique-id': visitor = '', ...login } = anna.headers;
    // Held by the visitor before the login: 45 minutes.
    const guest = { 'market-slug': 'pl', 'visitor-unique-id': visitor };
    await hold(guest, products.calves, JUNE);
    await sql`update carts set user_id = ${anna.userId} where visitor_id =
      (select id from visitors where unique_id = ${visitor}) and state = 'open'`.execute(shop.database.db);
    const placed = (await order({ ...login, 'visitor-unique-id': visitor })).json().data;
    expect(await visitsOf(placed.order.id)).toMatchObject([{ state: 'booked', minutes: 30 }]);
  });

  test('a hold that is too short is made longer if the time is free, else the slot is gone', async () => {
    const setFirst = (isFirst: boolean) =>
      sql`update users set is_first_event = ${isFirst} where id = ${anna.userId}`.execute(shop.database.db);
    await setFirst(false);
    await hold(anna.headers, products.calves, JUNE);
    await setFirst(true);
    const placed = (await order(anna.headers)).json().data;
    expect(await visitsOf(placed.order.id)).toMatchObject([{ state: 'booked', minutes: 45 }]);

    anna = await newCustomer(shop);
    await setFirst(false);
    await hold(anna.headers, products.calves, '2027-06-16T08:00:00.000Z');
    // Both units are taken right after it.
    for (let unit = 0; unit < 2; unit += 1) {
      await hold(await newVisitor(shop), products.calves, '2027-06-16T08:30:00.000Z');
    }
    await setFirst(true);
    const refused = await order(anna.headers);
    expect([refused.statusCode, refused.json().error.code]).toEqual([409, 'slot_taken']);
    expect(refused.json().error.details.alternatives).toHaveLength(3);
  });
});

test('a line without a slot needs none of this', async () => {
  await stayAway(anna, 3);
  await addItem(shop, anna.headers, products.calves);
  expect((await order(anna.headers)).statusCode).toBe(201);
});
