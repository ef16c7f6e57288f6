/** The till of a salon and day: what was taken there, its count, and what a closed one refuses. */
import type { Till } from '@aksamit/contracts/staff';
import { sql } from 'kysely';
import { inTransaction } from '../../../platform/database';
import { addItem, getCart, newKey, newVisitor, orderOf } from '../../../testing/commerce-fixture';
import { somebodyWaits } from '../../../testing/lock-waits';
import { at, openStaffDesk, type StaffDesk } from '../../../testing/staff-desk';
import { auditLogOf, type Role } from '../../../testing/staff-fixture';
import { giveVoucher } from '../../../testing/voucher-fixture';

/** Each test has its own day, and each order its own slot of it. */
const DAYS = [
  '2026-11-23',
  '2026-11-24',
  '2026-11-25',
  '2026-11-27',
  '2026-11-30',
  '2026-12-01',
  '2026-12-03',
  '2026-12-07',
  '2026-12-08',
];

let desk: StaffDesk;
let day: string;
let slot = 0;
beforeAll(async () => {
  desk = await openStaffDesk();
});
afterAll(() => desk?.shop.close());
beforeEach(() => {
  day = DAYS.shift() ?? '';
  slot = 0;
  desk.shop.setNow(new Date(at('08:00', day)));
});

/** An order of 100 PLN with a visit on the test's day. */
async function newOrder(locationId = desk.own): Promise<string> {
  const { shop, products } = desk;
  const visitor = await newVisitor(shop);
  const line = await addItem(shop, visitor, products.calves);
  slot += 1;
  const startAt = at(`${String(9 + slot).padStart(2, '0')}:00`, day);
  await shop.call('PUT', `/api/cart-items/${line.id}`, { headers: visitor, body: { locationId, startAt } });
  const headers = { ...visitor, 'idempotency-key': newKey() };
  const body = orderOf(await getCart(shop, visitor), { paymentMethod: 'cash' });
  const answer = await shop.call('POST', '/api/orders', { headers, body });
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json().data.order.id;
}

const send = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object, role: Role = 'staff') =>
  desk.shop.call(method, `/api/admin/${path}`, { headers: desk.people[role].headers, body });
const pay = (id: string, body: object, role?: Role) => send('POST', `orders/${id}/payments`, body, role);
const tillPath = (part = '', date = day, locationId = desk.own) => `tills/${locationId}/${date}${part}`;
const readTill = async (date = day): Promise<Till> => (await send('GET', tillPath('', date))).json().data.till;
const close = (body: object, role?: Role) => send('POST', tillPath('/closing'), body, role);

test('each payment of the day is in the till of its salon, with its way, its order and who took it', async () => {
  const [first, second] = [await newOrder(), await newOrder()];
  const code = await giveVoucher(desk.shop.database.db, 3_000);
  await pay(first, { method: 'cash', amount: 4_000 });
  await pay(first, { method: 'card', locationId: desk.own }, 'manager');
  await send('POST', `orders/${second}/voucher-redemptions`, { code });
  const coupon = { service: 'Grupon', code: 'till-1', holderName: 'Jan Nowak', idChecked: true };
  await pay(second, { method: 'coupon', coupon });
  const till = await readTill();
  expect(till).toMatchObject({
    locationId: desk.own,
    date: day,
    totals: { cash: 4_000, card: 6_000, voucher: 3_000, coupon: 7_000 },
    expected: 4_000,
    counted: null,
    closing: null,
  });
  expect(till.entries.map(({ method, amount, orderId, takenBy }) => [method, amount, orderId, takenBy.id])).toEqual([
    ['cash', 4_000, first, desk.people.staff.userId],
    ['card', 6_000, first, desk.people.manager.userId],
    ['voucher', 3_000, second, desk.people.staff.userId],
    ['coupon', 7_000, second, desk.people.staff.userId],
  ]);
  expect(till.entries[0]?.takenBy.name).toMatch(/\S+ \S+/);
});

test('the cash is counted with the float; a difference needs a reason, and a closed till stays', async () => {
  const order = await newOrder();
  expect((await send('PUT', tillPath('/float'), { amount: 20_000, amountBefore: 0 })).statusCode).toBe(200);
  expect((await send('PUT', tillPath('/float'), { amount: 1, amountBefore: 0 })).json().error.code).toBe(
    'till_changed',
  );
  await pay(order, { method: 'cash' });
  expect((await close({ counted: 29_900, expected: 30_000 })).json().error.fields).toHaveProperty('reason');
  const closed = await close({ counted: 29_900, expected: 30_000, reason: 'Zła reszta' });
  expect([closed.statusCode, closed.json().data?.till]).toMatchObject([
    201,
    {
      expected: 30_000,
      counted: 29_900,
      closing: { counted: 29_900, expected: 30_000, reason: 'Zła reszta', by: { id: desk.people.staff.userId } },
    },
  ]);
  expect((await auditLogOf(desk.shop))[0]).toMatchObject({
    right: 'workTills',
    locationId: desk.own,
    details: { counted: 29_900, difference: -100 },
  });
  expect((await close({ counted: 30_000, expected: 30_000 })).json().error.code).toBe('till_closed');
  expect((await send('PUT', tillPath('/float'), { amount: 1, amountBefore: 20_000 })).json().error.code).toBe(
    'till_closed',
  );
  const { db } = desk.shop.database;
  const own = sql`location_id = ${desk.own} and day = ${day}`;
  await expect(sql`update tills set counted = 30000 where ${own}`.execute(db)).rejects.toThrow('a closed till stays');
  await expect(sql`delete from tills where ${own}`.execute(db)).rejects.toThrow('a closed till stays');
  await expect(sql`insert into tills (location_id, day) values (${desk.own}, ${day})`.execute(db)).rejects.toThrow(
    'tills_one_per_day',
  );
  await expect(
    sql`update till_entries set amount = 1 where till_id in (select id from tills where ${own})`.execute(db),
  ).rejects.toThrow('money of a till stays');
});

test('money after the closing goes into the next till, and so does a refund that is paid out', async () => {
  const [first, second] = [await newOrder(), await newOrder()];
  await pay(first, { method: 'cash' });
  expect((await close({ counted: 10_000, expected: 10_000 })).statusCode).toBe(201);
  await pay(second, { method: 'cash', amount: 4_000 });
  await send('POST', `orders/${first}/refunds`, {}, 'manager');
  expect(await readTill()).toMatchObject({ totals: { cash: 10_000 }, expected: 10_000, counted: 10_000 });
  const next = await readTill('2026-11-26');
  expect(next.entries.map(({ orderId, amount }) => [orderId, amount])).toEqual([
    [second, 4_000],
    [first, -10_000],
  ]);
  expect(next).toMatchObject({ expected: -6_000, countedBefore: 10_000 });
});

test('a payment that is being taken while the till is closed is in it', async () => {
  const order = await newOrder();
  const { begun } = await inTransaction(desk.shop.database.db, async (trx) => {
    // The payment's own transaction: its row stands, and is not committed yet.
    await sql`insert into tills (location_id, day) values (${desk.own}, ${day}) on conflict do nothing`.execute(trx);
    await sql`select from tills where location_id = ${desk.own} and day = ${day} for share`.execute(trx);
    await sql`insert into till_entries (till_id, order_id, method, amount, currency, taken_by)
      select id, ${order}, 'voucher', 500, 'PLN', ${desk.people.staff.userId} from tills
      where location_id = ${desk.own} and day = ${day}`.execute(trx);
    const closing = close({ counted: 0, expected: 0 });
    await somebodyWaits(trx);
    return { begun: closing };
  });
  expect((await begun).statusCode).toBe(201);
  expect((await readTill()).entries).toMatchObject([{ method: 'voucher', amount: 500 }]);
});

test('cash that came while the till is closed is seen by the closing, which is refused', async () => {
  const order = await newOrder();
  await send('PUT', tillPath('/float'), { amount: 0, amountBefore: 0 });
  const { begun } = await inTransaction(desk.shop.database.db, async (trx) => {
    await sql`select from tills where location_id = ${desk.own} and day = ${day} for share`.execute(trx);
    const closing = close({ counted: 0, expected: 0 });
    await somebodyWaits(trx);
    const transaction = await sql<{ id: string }>`insert into payment_transactions (order_payment_id, payment_method,
        payment_provider, amount, currency, status, session_id, continue_url, settled_at, salon_method)
      select id, 'cash', 'salon', 700, 'PLN', 'completed', 'till-race', '', now(), 'cash' from order_payments
      where order_id = ${order} returning id`.execute(trx);
    await sql`insert into till_entries (till_id, order_id, payment_transaction_id, method, amount, currency, taken_by)
      select id, ${order}, ${transaction.rows[0]?.id}, 'cash', 700, 'PLN', ${desk.people.staff.userId} from tills
      where location_id = ${desk.own} and day = ${day}`.execute(trx);
    return { begun: closing };
  });
  expect((await begun).json().error.code).toBe('till_changed');
  expect(await readTill()).toMatchObject({ expected: 700, closing: null });
});

test('a payment that waits for a closing goes into the next till', async () => {
  const order = await newOrder();
  await send('PUT', tillPath('/float'), { amount: 0, amountBefore: 0 });
  const { begun } = await inTransaction(desk.shop.database.db, async (trx) => {
    await sql`update tills set expected = 0, counted = 0, closed_at = now(), closed_by = ${desk.people.staff.userId}
      where location_id = ${desk.own} and day = ${day}`.execute(trx);
    const payment = pay(order, { method: 'cash' });
    await somebodyWaits(trx);
    return { begun: payment };
  });
  expect((await begun).statusCode).toBe(201);
  expect((await readTill()).entries).toEqual([]);
  expect((await readTill('2026-12-02')).entries).toMatchObject([{ orderId: order, amount: 10_000 }]);
});

test('tills elsewhere are 404 for the desk; a manager lists all and corrects a closed one with a note', async () => {
  const theirs = await newOrder(desk.other);
  await pay(theirs, { method: 'cash' }, 'manager');
  const correction = { counted: 9_000, note: 'Znaleziono', correctionsBefore: 0 };
  for (const [method, part, body] of [
    ['GET', '', undefined],
    ['PUT', '/float', { amount: 1, amountBefore: 0 }],
    ['POST', '/movements', { direction: 'in', amount: 1, reason: 'Drobne' }],
    ['POST', '/closing', { counted: 10_000, expected: 10_000 }],
  ] as const) {
    expect((await send(method, tillPath(part, day, desk.other), body)).statusCode).toBe(404);
  }
  const path = tillPath('/corrections', day, desk.other);
  expect((await send('POST', path, correction)).statusCode).toBe(403);
  expect((await send('POST', path, correction, 'manager')).json().error.code).toBe('till_open');
  await send('POST', tillPath('/closing', day, desk.other), { counted: 10_000, expected: 10_000 }, 'manager');
  const corrected = await send('POST', path, correction, 'manager');
  expect([corrected.statusCode, corrected.json().data?.till]).toMatchObject([
    201,
    { counted: 9_000, closing: { counted: 10_000 }, corrections: [{ counted: 9_000, note: 'Znaleziono' }] },
  ]);
  expect((await send('POST', path, correction, 'manager')).json().error.code).toBe('till_changed');
  const list = async (role: Role) =>
    (await send('GET', `tills?from=${day}&to=${day}`, undefined, role)).json().data.tills;
  expect((await list('staff')).map((till: Till) => till.locationId)).not.toContain(desk.other);
  expect(await list('manager')).toMatchObject([{ locationId: desk.other, totals: { cash: 10_000 }, counted: 9_000 }]);
  const ahead = tillPath('/closing', '2099-01-01');
  expect((await send('POST', ahead, { counted: 0, expected: 0 })).json().error.fields).toHaveProperty('date');
});

const moveCash = (direction: 'in' | 'out', amount: number, reason = 'Wpłata do banku') =>
  send('POST', tillPath('/movements'), { direction, amount, reason });

test('cash put in or taken out besides payments has its reason and person, and is counted', async () => {
  await send('PUT', tillPath('/float'), { amount: 20_000, amountBefore: 0 });
  expect((await moveCash('in', 5_000, 'Drobne z banku')).statusCode).toBe(201);
  const moved = await moveCash('out', 12_000);
  expect([moved.statusCode, moved.json().data?.till]).toMatchObject([
    201,
    {
      totals: { cash: 0 },
      expected: 13_000,
      movements: [
        { amount: 5_000, reason: 'Drobne z banku', madeBy: { id: desk.people.staff.userId } },
        { amount: -12_000, reason: 'Wpłata do banku', madeBy: { id: desk.people.staff.userId } },
      ],
    },
  ]);
  expect((await auditLogOf(desk.shop))[0]).toMatchObject({
    right: 'workTills',
    locationId: desk.own,
    details: { direction: 'out', amount: 12_000 },
  });
  for (const [change, field] of [
    [{ amount: 0 }, 'amount'],
    [{ reason: '  ' }, 'reason'],
    [{ direction: 'back' }, 'direction'],
  ] as const) {
    const body = { direction: 'in', amount: 100, reason: 'Drobne', ...change };
    const wrong = await send('POST', tillPath('/movements'), body);
    expect([wrong.statusCode, Object.keys(wrong.json().error.fields ?? {})]).toEqual([422, [field]]);
  }
  expect((await close({ counted: 20_000, expected: 20_000 })).json().error.code).toBe('till_changed');
  expect((await close({ counted: 13_000, expected: 13_000 })).statusCode).toBe(201);
  expect((await moveCash('in', 100)).json().error.code).toBe('till_closed');
  const { db } = desk.shop.database;
  const ofTill = sql`till_id in (select id from tills where location_id = ${desk.own} and day = ${day})`;
  await expect(sql`update till_movements set amount = 1 where ${ofTill}`.execute(db)).rejects.toThrow('stays');
  await expect(sql`delete from till_movements where ${ofTill}`.execute(db)).rejects.toThrow('stays');
  await expect(
    sql`insert into till_movements (till_id, amount, reason, made_by) select id, 1, 'x', ${desk.people.staff.userId}
      from tills where location_id = ${desk.own} and day = ${day}`.execute(db),
  ).rejects.toThrow('the till is closed');
});

test('cash that is taken out while the till is closed is seen by the closing, which is refused', async () => {
  await send('PUT', tillPath('/float'), { amount: 1_000, amountBefore: 0 });
  const { begun } = await inTransaction(desk.shop.database.db, async (trx) => {
    await sql`insert into till_movements (till_id, amount, reason, made_by)
      select id, -400, 'Wpłata do banku', ${desk.people.staff.userId} from tills
      where location_id = ${desk.own} and day = ${day}`.execute(trx);
    const closing = close({ counted: 1_000, expected: 1_000 });
    await somebodyWaits(trx);
    return { begun: closing };
  });
  expect((await begun).json().error.code).toBe('till_changed');
  expect(await readTill()).toMatchObject({ expected: 600, closing: null });
});
