/** Age and acknowledgement of the rules on health, at every purchase that leads to a visit. */
import type { AgeDeclaration } from '@aksamit/contracts';
import { sql } from 'kysely';
import {
  acknowledgeHealth,
  addItem,
  confirmHealthRules,
  getCart,
  type Headers,
  newCustomer,
  newKey,
  newVisitor,
  orderOf,
} from '../../../testing/commerce-fixture';
import { makeSalon } from '../../../testing/salon-fixture';
import { shopWithProducts } from '../../../testing/shop-with-products';
import { makeVoucherProducts } from '../../../testing/voucher-fixture';

const here = shopWithProducts();
let salon: string;
let voucher: string;

beforeAll(async () => {
  salon = (await makeSalon(here.shop.database.db, 'lodz-piotrkowska', here.products.calves, 1)).locationId;
  voucher = (await makeVoucherProducts(here.shop.database.db)).electronic;
});

const stranger = () => newVisitor(here.shop, 'pl', { knowsHealthRules: false });

async function order(headers: Headers, ageDeclaration: AgeDeclaration | null = 'adult') {
  const { ageDeclaration: _, ...rest } = orderOf(await getCart(here.shop, headers));
  const body = ageDeclaration === null ? rest : { ...rest, ageDeclaration };
  const answer = await here.shop.call('POST', '/api/orders', {
    headers: { ...headers, 'idempotency-key': newKey() },
    body,
  });
  return { status: answer.statusCode, error: answer.json().error, order: answer.json().data?.order };
}

type Fill = (headers: Headers) => Promise<unknown>;
const add = (headers: Headers, body: object) => here.shop.call('POST', '/api/cart-items', { headers, body });

/** Every way to add an item to a cart that leads to a visit. */
const WAYS: [what: string, fill: Fill][] = [
  ['a treatment without a time', (headers) => addItem(here.shop, headers, here.products.calves)],
  ['several treatments, booked one after the other', (headers) => addItem(here.shop, headers, here.products.calves, 3)],
  [
    'a treatment with a time',
    (headers) => {
      const body = { itemType: 'product', itemId: here.products.calves, quantity: 1 };
      return add(headers, { ...body, locationId: salon, startAt: freeTime() });
    },
  ],
  [
    'a package',
    async (headers) => {
      const { rows } = await sql<{ id: string }>`select p.id::text as id from products p
        join product_prices r on r.product_id = p.id and r.currency = 'PLN' and r.quantity_from = 1
        where p.type = 'package' order by p.id limit 1`.execute(here.shop.database.db);
      return add(headers, { itemType: 'package', itemId: rows[0]?.id ?? '', quantity: 1 });
    },
  ],
  [
    'a bundle',
    async (headers) => {
      const { bundles } = (await here.shop.call('GET', '/api/bundles?gender=female&category=epilation')).json().data;
      const { bundle } = (await here.shop.call('GET', `/api/bundles/${bundles[0].slug}`)).json().data;
      const chosen = bundle.products.slice(0, bundle.minProductSelection).map(({ id }: { id: string }) => id);
      return add(headers, {
        itemType: 'bundle',
        itemId: bundle.id,
        quantity: 1,
        data: { bundlableProductId: chosen },
      });
    },
  ],
];
/** Noon of another day each time. */
let days = 3;
function freeTime(): string {
  days += 1;
  const at = new Date(Date.now() + days * 86_400_000);
  at.setUTCHours(12, 0, 0, 0);
  return at.toISOString();
}

describe.each(WAYS)('%s', (_what, fill) => {
  test('is not sold before the rules on health are acknowledged, and the answer names a phone', async () => {
    const headers = await stranger();
    await fill(headers);
    const refused = await order(headers);
    expect([refused.status, refused.error?.code]).toEqual([409, 'health_not_acknowledged']);
    expect(refused.error.details.phone).toMatch(/^\+48 /);
    expect(refused.error.message).toContain(refused.error.details.phone);
    await confirmHealthRules(here.shop, headers);
    expect((await order(headers)).status).toBe(201);
  });

  test('asks for the age, and is refused under 16', async () => {
    const headers = await newVisitor(here.shop);
    await fill(headers);
    const unasked = await order(headers, null);
    expect([unasked.status, Object.keys(unasked.error?.fields ?? {})]).toEqual([422, ['ageDeclaration']]);
    const young = await order(headers, 'under16');
    expect([young.status, young.error?.code]).toEqual([409, 'too_young']);
    const placed = await order(headers, 'minorWithGuardian');
    expect(placed.status).toBe(201);
    const stored = await sql`select age_declaration from orders where id = ${placed.order.id}`.execute(
      here.shop.database.db,
    );
    expect(stored.rows).toEqual([{ age_declaration: 'minorWithGuardian' }]);
  });
});

test('the salon of the visit is the one whose phone is named', async () => {
  const headers = await stranger();
  const held = await add(headers, {
    itemType: 'product',
    itemId: here.products.calves,
    quantity: 1,
    locationId: salon,
    startAt: freeTime(),
  });
  expect(held.statusCode).toBe(201);
  const { rows } = await sql<{ phone: string }>`select phone from locations where id = ${salon}`.execute(
    here.shop.database.db,
  );
  expect((await order(headers)).error.details).toEqual({ phone: rows[0]?.phone });
});

test('a voucher leads to no visit: no declaration is required', async () => {
  const headers = await stranger();
  await add(headers, { itemType: 'voucher', itemId: voucher, quantity: 1 });
  expect((await order(headers, null)).status).toBe(201);
});

test('a deselected line requires no declaration', async () => {
  const headers = await stranger();
  await add(headers, { itemType: 'voucher', itemId: voucher, quantity: 1 });
  const aside = await addItem(here.shop, headers, here.products.calves);
  await here.shop.call('PUT', `/api/cart-items/${aside.id}`, { headers, body: { isAccepted: false } });
  expect((await order(headers, null)).status).toBe(201);
});

test('an acknowledgement that was taken back, or is older than 30 days, is none', async () => {
  const headers = await stranger();
  await addItem(here.shop, headers, here.products.calves);
  await confirmHealthRules(here.shop, headers);
  await confirmHealthRules(here.shop, headers, false);
  expect((await order(headers)).error?.code).toBe('health_not_acknowledged');
  await confirmHealthRules(here.shop, headers);
  here.shop.setNow(new Date(Date.now() + 31 * 86_400_000));
  const late = await order(headers);
  here.shop.setNow(null);
  expect(late.error?.code).toBe('health_not_acknowledged');
});

test("a customer's date of birth answers for the age, and outweighs what is declared", async () => {
  const { userId, headers } = await newCustomer(here.shop);
  const born = (years: number) =>
    sql`update users set date_birth = (now() - make_interval(years => ${years}, days => 40))::date
      where id = ${userId}`.execute(here.shop.database.db);
  await addItem(here.shop, headers, here.products.calves);
  expect((await order(headers, null)).status).toBe(422);
  await born(15);
  expect((await order(headers, 'adult')).error?.code).toBe('too_young');
  await born(17);
  const placed = await order(headers, 'adult');
  const stored = await sql`select age_declaration from orders where id = ${placed.order.id}`.execute(
    here.shop.database.db,
  );
  expect(stored.rows).toEqual([{ age_declaration: 'minorWithGuardian' }]);
});

test('an acknowledgement given in the same browser by a logged-in customer does not count for a guest', async () => {
  const visitor = await stranger();
  const { headers } = await newCustomer(here.shop, { knowsHealthRules: false });
  await confirmHealthRules(here.shop, { ...headers, ...visitor });
  await addItem(here.shop, visitor, here.products.calves);
  expect((await order(visitor)).error?.code).toBe('health_not_acknowledged');
});

describe('the database itself', () => {
  const copyOf = (orderId: string, change: object) =>
    sql`insert into orders select (jsonb_populate_record(o, ${JSON.stringify(change)}::jsonb)).*
      from orders o where o.id = ${orderId}`;
  const itemOf = (orderId: string, copyId: string) =>
    sql`insert into order_items select (jsonb_populate_record(i, jsonb_build_object('id', gen_random_uuid(),
      'order_id', ${copyId}::uuid))).* from order_items i where i.order_id = ${orderId}`;

  test('refuses an order of treatments without an age, and lets older ones stand', async () => {
    const headers = await newVisitor(here.shop);
    await addItem(here.shop, headers, here.products.calves);
    const { order: placed } = await order(headers);
    const { db } = here.shop.database;
    const copy = async (createdAt: string, age: string | null) => {
      const { rows } = await sql<{ id: string }>`select gen_random_uuid() as id`.execute(db);
      const id = rows[0]?.id ?? '';
      const own = { id, number: `X-${newKey()}`, request_scope: newKey(), age_declaration: age, created_at: createdAt };
      return db.transaction().execute(async (trx) => {
        await sql`insert into carts select (jsonb_populate_record(c, jsonb_build_object('id', ${id}::uuid, 'state', 'ordered'))).*
          from carts c join orders o on o.cart_id = c.id where o.id = ${placed.id}`.execute(trx);
        await copyOf(placed.id, { ...own, cart_id: id }).execute(trx);
        await itemOf(placed.id, id).execute(trx);
      });
    };
    const now = new Date().toISOString();
    await expect(copy(now, null)).rejects.toMatchObject({ constraint: 'orders_age_declared' });
    await copy(now, 'adult');
    await copy('2026-01-01T00:00:00Z', null);
    await expect(copy(now, 'under16')).rejects.toMatchObject({ constraint: 'orders_age_declaration_check' });
  });

  test("refuses a visit of who did not acknowledge the rules, but for the salon's own", async () => {
    const { db } = here.shop.database;
    const { userId, headers } = await newCustomer(here.shop);
    await addItem(here.shop, headers, here.products.calves);
    const { order: placed } = await order(headers);
    await sql`delete from visitor_consents where user_id = ${userId}`.execute(db);
    const book = (isBySalon: boolean) =>
      sql`insert into visits (state, location_id, room_id, device_id, therapist_id, product_id, during, order_item_id,
          is_by_salon)
        select 'booked', ${salon}, (select min(id) from rooms where location_id = ${salon}),
          (select min(id) from devices where location_id = ${salon}),
          (select min(id) from therapists where location_id = ${salon}), ${here.products.calves},
          tstzrange('2031-01-07 10:00Z', '2031-01-07 11:00Z'), i.id, ${isBySalon}
        from order_items i where i.order_id = ${placed.id}`.execute(db);
    await expect(book(false)).rejects.toMatchObject({ constraint: 'visits_health_acknowledged' });
    await book(true);
    await sql`delete from visits where order_item_id in (select id from order_items where order_id = ${placed.id})`.execute(
      db,
    );
    await acknowledgeHealth(db, { userId });
    await book(false);
  });
});
