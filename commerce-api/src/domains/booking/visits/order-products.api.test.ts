import fc from 'fast-check';
import { sql } from 'kysely';
import { inTransaction } from '../../../platform/database';
import { getCart, makeProducts, newKey, orderOf, type TestProducts } from '../../../testing/commerce-fixture';
import { makeSalon } from '../../../testing/salon-fixture';
import { createTestApp, type TestApp } from '../../../testing/test-app';
import { buyTreatment, newCustomer, shiftVisit, type TestCustomer } from '../../../testing/visit-fixture';
import { markVisit, type SalonMark } from './mark-visit';

let shop: TestApp;
let products: TestProducts;
let salon: string;
let anna: TestCustomer;
const NOW = new Date('2027-06-01T10:00:00Z');
const SLOT = '2027-06-04T08:00:00.000Z';

beforeAll(async () => {
  shop = await createTestApp();
  products = await makeProducts(shop.database.db);
});
beforeEach(async () => {
  shop.setNow(NOW);
  salon = (await makeSalon(shop.database.db, 'lodz-piotrkowska', products.calves, 1)).locationId;
  anna = await newCustomer(shop);
});
afterAll(() => shop?.close());

const book = (orderProductId: string, startAt = SLOT) =>
  shop.call('POST', '/api/me/events', { headers: anna.headers, body: { orderProductId, locationId: salon, startAt } });
const list = async (query = '') =>
  (await shop.call('GET', `/api/me/order-products?${query}`, { headers: anna.headers })).json().data.orderProducts;
const mark = (id: string, state: SalonMark) => inTransaction(shop.database.db, (trx) => markVisit(trx, id, state));

/** A package of three visits of the test's treatment. */
async function buyPackage(): Promise<string> {
  const { orderProductId } = await buyTreatment(shop, anna, products.calves, { quantity: 3 });
  await sql`update order_items set item_type = 'package' where id = ${orderProductId}`.execute(shop.database.db);
  return orderProductId;
}

test('what was bought, with its ledger; filtered by what is left', async () => {
  const orderProductId = await buyPackage();
  expect(await list()).toMatchObject([
    {
      id: orderProductId,
      doneStatus: 'booked',
      totalCount: 3,
      completedCount: 0,
      bookedCount: 0,
      leftCount: 3,
      canBook: true,
    },
  ]);
  const first = (await book(orderProductId)).json().data.event;
  expect(await list()).toMatchObject([
    { bookedCount: 1, leftCount: 2, nextStartAt: SLOT, canBook: false, validTo: null },
  ]);
  await mark(first.id, 'done');
  expect(await list('doneStatus=booked')).toMatchObject([
    { completedCount: 1, bookedCount: 0, leftCount: 2, validTo: '2028-06-03', canBook: true },
  ]);
  expect(await list('doneStatus=completed')).toEqual([]);
  for (const day of ['08', '09']) {
    const next = (await book(orderProductId, `2027-06-${day}T08:00:00.000Z`)).json().data.event;
    await mark(next.id, 'noShow');
  }
  expect(await list('doneStatus=completed')).toMatchObject([{ completedCount: 3, leftCount: 0, canBook: false }]);
  const other = await newCustomer(shop);
  const answer = await shop.call('GET', '/api/me/order-products', { headers: other.headers });
  expect(answer.json().data.orderProducts).toEqual([]);
  expect((await shop.call('GET', '/api/me/order-products')).statusCode).toBe(401);
});

test('a package ends 12 months after its first visit', async () => {
  const orderProductId = await buyPackage();
  const first = (await book(orderProductId)).json().data.event;
  await mark(first.id, 'done');
  await shiftVisit(shop, first.id, new Date('2026-06-04T08:00:00Z'));
  const over = await book(orderProductId, SLOT);
  expect([over.statusCode, over.json().error.code]).toEqual([409, 'package_ended']);
  expect((await book(orderProductId, '2027-06-03T08:00:00.000Z')).statusCode).toBe(201);
});

test('a package of more than nine treatments is refused by the database', async () => {
  const change = sql`update products set package_quantity = 10 where type = 'package'`.execute(shop.database.db);
  await expect(change).rejects.toMatchObject({ constraint: 'products_package_of_nine' });
});

test('bundles of a customer: active until they are over, with what was chosen', async () => {
  const { orderProductId } = await buyTreatment(shop, anna, products.calves, { quantity: 2 });
  await sql`update order_items set item_type = 'bundle', data = '{"bundlableProductId": ["7"]}'
    where id = ${orderProductId}`.execute(shop.database.db);
  const bundles = async () =>
    (await shop.call('GET', '/api/me/bundle-users', { headers: anna.headers })).json().data.bundleUsers;
  expect(await bundles()).toMatchObject([
    { id: orderProductId, status: 'active', leftCount: 2, bundlableProductId: ['7'], bundle: { name: 'Łydki' } },
  ]);
  for (const day of ['08', '09']) {
    await mark((await book(orderProductId, `2027-06-${day}T08:00:00.000Z`)).json().data.event.id, 'done');
  }
  expect(await bundles()).toMatchObject([{ status: 'inactive', leftCount: 0, completedCount: 2 }]);
});

test('own orders by date and done status', async () => {
  const { orderId } = await buyTreatment(shop, anna, products.calves);
  const orders = async (query: string) => {
    const answer = await shop.call('GET', `/api/me/orders?${query}`, { headers: anna.headers });
    return answer.json().data.orders.map(({ id }: { id: string }) => id);
  };
  await sql`update orders set created_at = '2027-05-31T22:30:00Z' where id = ${orderId}`.execute(shop.database.db);
  expect(await orders('doneStatus=active&date=2027-06-01')).toEqual([orderId]);
  expect(await orders('doneStatus=done')).toEqual([]);
  expect(await orders('date=2027-05-31')).toEqual([]);
});

test('whatever is done to visits, the ledger balances and never gives more than was bought', async () => {
  const steps = fc.array(fc.constantFrom('book', 'cancel', 'done', 'noShow', 'refused', 'move'), { maxLength: 12 });
  let day = 0;
  await fc.assert(
    fc.asyncProperty(steps, async (actions) => {
      const { orderProductId } = await buyTreatment(shop, anna, products.calves, { quantity: 2 });
      let used = 0;
      let ahead: string | null = null;
      for (const action of actions) {
        day += 1;
        const startAt = new Date(Date.parse('2027-06-07T08:00:00Z') + (day % 150) * 86_400_000).toISOString();
        if (action === 'book') {
          const answer = await book(orderProductId, startAt);
          expect(answer.statusCode).toBe(ahead === null && used < 2 ? 201 : 409);
          if (answer.statusCode === 201) ahead = answer.json().data.event.id;
        } else if (ahead !== null) {
          const url = `/api/me/events/${ahead}`;
          if (action === 'move') await shop.call('PUT', `${url}/date`, { headers: anna.headers, body: { startAt } });
          else if (action === 'cancel') await shop.call('DELETE', url, { headers: anna.headers });
          else await mark(ahead, action);
          if (action !== 'move') ahead = null;
          if (action === 'done' || action === 'noShow') used += 1;
        }
        const [line] = (await list()).filter(({ id }: { id: string }) => id === orderProductId);
        expect(line).toMatchObject({ completedCount: used, bookedCount: ahead === null ? 0 : 1, totalCount: 2 });
        expect(line.completedCount + line.bookedCount + line.leftCount).toBe(line.totalCount);
        expect(line.leftCount).toBeGreaterThanOrEqual(0);
      }
      await sql`update visits set state = 'canceled' where order_item_id = ${orderProductId}
        and state = 'booked'`.execute(shop.database.db);
    }),
    { numRuns: 15 },
  );
}, 240_000);

const STATES = ['done', 'noShow', 'refused', 'canceled'] as const;
const COUNTED = ['booked', 'done', 'noShow'];
const BOUGHT = 3;
type LedgerStep = { kind: 'book'; salon: number } | { kind: 'mark'; nth: number; state: (typeof STATES)[number] };

/** Transitions of a visit's states. Source: readings.md, "Visits and slots". */
const mayGo = (from: string | undefined, to: string) =>
  from === to || (from === 'booked' ? true : to !== 'canceled' && from !== 'canceled');

/** Visits of a line in several salons, each step on a connection of its own, bypassing the API's checks. */
function ledgerOf(orderProductId: string, salons: readonly string[]) {
  const { db } = shop.database;
  let hour = 0;
  const read = async () => {
    const found = await sql<{ id: string; state: string }>`select id, state from visits
      where order_item_id = ${orderProductId} order by lower(during)`.execute(db);
    return new Map(found.rows.map(({ id, state }) => [id, state]));
  };
  const book = (salonId: string | undefined) => {
    hour += 1;
    const startAt = new Date(Date.parse('2028-01-01T00:00:00Z') + hour * 3_600_000);
    return sql`insert into visits (state, location_id, room_id, device_id, therapist_id, product_id, during, order_item_id)
      select 'booked', r.location_id, r.id, d.id, t.id, ${products.calves},
        tstzrange(${startAt}::timestamptz, ${startAt}::timestamptz + interval '1 hour'), ${orderProductId}
      from rooms r join devices d using (location_id) join therapists t using (location_id)
      where r.location_id = ${salonId}`.execute(db);
  };
  return {
    read,
    clear: () => sql`delete from visits where order_item_id = ${orderProductId}`.execute(db),
    take: (step: LedgerStep, target: string | undefined) =>
      step.kind === 'book'
        ? book(salons[step.salon])
        : sql`update visits set state = ${step.state} where id = ${target}`.execute(db),
  };
}

/** Runs the steps at once. Each refusal had a reason, each success is in the final state. */
async function takeAtOnce(ledger: ReturnType<typeof ledgerOf>, steps: readonly LedgerStep[]): Promise<void> {
  const before = await ledger.read();
  const ids = [...before.keys()];
  const targets = steps.map((step) => (step.kind === 'mark' ? ids[step.nth % Math.max(ids.length, 1)] : undefined));
  const isClaim = (step: LedgerStep, index: number) =>
    step.kind === 'book' || (COUNTED.includes(step.state) && before.get(targets[index] ?? '') !== 'booked');
  const used = [...before.values()].filter((state) => COUNTED.includes(state)).length;
  const isScarce = used + steps.filter(isClaim).length > BOUGHT;
  const isAnotherAhead =
    [...before.values()].includes('booked') || steps.filter(({ kind }) => kind === 'book').length > 1;
  const results = await Promise.allSettled(steps.map((step, index) => ledger.take(step, targets[index])));
  const after = await ledger.read();
  for (const [index, result] of results.entries()) {
    const step = steps[index];
    const [target, isAlone] = [targets[index], targets.filter((id) => id === targets[index]).length === 1];
    if (step?.kind === 'mark' && target !== undefined && isAlone && result.status === 'fulfilled')
      expect([before.get(target), after.get(target)]).toEqual([before.get(target), step.state]);
    if (result.status === 'fulfilled') continue;
    const { constraint } = result.reason;
    if (constraint === 'visits_within_bought') expect(isScarce).toBe(true);
    else if (constraint === 'visits_one_ahead_per_item') expect(isAnotherAhead).toBe(true);
    else {
      expect(constraint).toBe('visits_states');
      const isWay = step?.kind === 'mark' && mayGo(before.get(target ?? ''), step.state);
      expect(isWay && isAlone).toBe(false);
    }
  }
  const booked = results.filter(({ status }, index) => steps[index]?.kind === 'book' && status === 'fulfilled').length;
  expect(after.size).toBe(before.size + booked);
  expect([...after.values()].filter((state) => state === 'booked').length).toBeLessThanOrEqual(1);
  expect([...after.values()].filter((state) => COUNTED.includes(state)).length).toBeLessThanOrEqual(BOUGHT);
  for (const [id, state] of before) if (!targets.includes(id)) expect(after.get(id)).toBe(state);
}

test('whatever is done at once in three salons, the ledger gives what was bought, no more and no less', async () => {
  const codes = ['lodz-piotrkowska', 'gdansk-wrzeszcz', 'torun-starowka'];
  const salons: string[] = [];
  for (const code of codes) salons.push((await makeSalon(shop.database.db, code, products.calves, 1)).locationId);
  const { orderProductId } = await buyTreatment(shop, anna, products.calves, { quantity: BOUGHT });
  const ledger = ledgerOf(orderProductId, salons);
  const step = fc.oneof(
    fc.record({ kind: fc.constant('book' as const), salon: fc.nat({ max: 2 }) }),
    fc.record({ kind: fc.constant('mark' as const), nth: fc.nat({ max: 5 }), state: fc.constantFrom(...STATES) }),
  );
  const rounds = fc.array(fc.array(step, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(rounds, async (all) => {
      await ledger.clear();
      for (const steps of all) await takeAtOnce(ledger, steps);
      const states = [...(await ledger.read()).values()];
      const [bookedCount, completedCount] = [
        states.filter((state) => state === 'booked').length,
        states.filter((state) => state === 'done' || state === 'noShow').length,
      ];
      const [line] = (await list()).filter(({ id }: { id: string }) => id === orderProductId);
      const leftCount = BOUGHT - bookedCount - completedCount;
      expect(line).toMatchObject({ totalCount: BOUGHT, bookedCount, completedCount, leftCount });
    }),
    { numRuns: 60 },
  );
}, 240_000);

test('the database refuses a visit more than was bought, and a way that no visit goes', async () => {
  const { orderProductId } = await buyTreatment(shop, anna, products.calves);
  const { event } = (await book(orderProductId)).json().data;
  await mark(event.id, 'done');
  const { db } = shop.database;
  const copy = sql`insert into visits (state, location_id, room_id, device_id, therapist_id, product_id, during,
      order_item_id)
    select 'booked', location_id, room_id, device_id, therapist_id, product_id,
      tstzrange(upper(during), upper(during) + interval '1 hour'), order_item_id from visits where id = ${event.id}`;
  await expect(copy.execute(db)).rejects.toMatchObject({ constraint: 'visits_within_bought' });
  const back = sql`update visits set state = 'booked' where id = ${event.id}`;
  await expect(back.execute(db)).rejects.toMatchObject({ constraint: 'visits_states' });
});

test('why no visit can be booked, or from when: what the panel states before a press', async () => {
  const epilation = await sql<{ id: string }>`select p.id::text as id from products p
    join product_categories c on c.id = p.category_id and c.code = 'epilation'
    join product_body_parts b on b.product_id = p.id where p.type = 'product' order by p.id limit 1`.execute(
    shop.database.db,
  );
  const productId = epilation.rows[0]?.id ?? '';
  const { orderProductId } = await buyTreatment(shop, anna, productId, { quantity: 2 });
  expect(await list()).toMatchObject([{ canBook: true, bookRefusal: null, bookFrom: null }]);
  const visit = await sql<{ id: string }>`insert into visits (state, location_id, room_id, device_id, therapist_id,
      product_id, during, order_item_id, user_id)
    select 'booked', l.id, (select id from rooms where location_id = l.id limit 1),
      (select id from devices where location_id = l.id limit 1),
      (select id from therapists where location_id = l.id limit 1), ${productId},
      tstzrange('2027-05-20T08:00:00Z', '2027-05-20T09:00:00Z'), ${orderProductId}, ${anna.userId}
    from locations l where l.id = ${salon} returning id::text as id`.execute(shop.database.db);
  expect(await list()).toMatchObject([
    { canBook: false, bookRefusal: 'visit_not_done', bookFrom: '2027-07-01T00:00:00+02:00' },
  ]);
  await mark(visit.rows[0]?.id ?? '', 'done');
  expect(await list()).toMatchObject([{ canBook: true, bookRefusal: null, bookFrom: '2027-07-01T00:00:00+02:00' }]);
  const early = await shop.call('POST', '/api/me/events', {
    headers: anna.headers,
    body: { orderProductId, locationId: salon, startAt: '2027-06-30T08:00:00Z' },
  });
  expect([early.statusCode, early.json().error.details?.from]).toEqual([409, '2027-07-01T00:00:00+02:00']);
  await sql`update visits set state = 'noShow' where id = ${visit.rows[0]?.id}`.execute(shop.database.db);
  await sql`update users set date_birth = '2015-01-01' where id = ${anna.userId}`.execute(shop.database.db);
  expect(await list()).toMatchObject([{ canBook: false, bookRefusal: 'too_young' }]);
});

test('each of several packages has visits and a period of its own, and the order states both', async () => {
  const { headers } = anna;
  const found = await sql<{ id: string; size: number }>`select id::text, package_quantity as size from products
    where type = 'package' order by id limit 1`.execute(shop.database.db);
  const [pack] = found.rows;
  const body = { itemType: 'package', itemId: pack?.id, quantity: 2 };
  expect((await shop.call('POST', '/api/cart-items', { headers, body })).statusCode).toBe(201);
  const cart = await getCart(shop, headers);
  const placed = await shop.call('POST', '/api/orders', {
    headers: { ...headers, 'idempotency-key': newKey() },
    body: orderOf(cart, { paymentMethod: 'cash' }),
  });
  const { order } = placed.json().data;
  expect(order.items).toMatchObject([{ quantity: 1 }, { quantity: 1 }]);
  expect(order.items[0].price + order.items[1].price).toBe(cart.priceTotal);
  expect(await list()).toMatchObject([{ totalCount: pack?.size }, { totalCount: pack?.size }]);
});
