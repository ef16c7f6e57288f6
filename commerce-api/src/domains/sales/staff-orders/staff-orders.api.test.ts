import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { inTransaction } from '../../../platform/database';
import { companyInvoice, makeProducts, newKey, placeOrder, type TestProducts } from '../../../testing/commerce-fixture';
import { auditLogOf, logInAll, type Person, type Role } from '../../../testing/staff-fixture';
import { createTestApp, type TestApp } from '../../../testing/test-app';
import { balanceOf, giveVoucher } from '../../../testing/voucher-fixture';
import { issueInvoices } from '../invoices';
import { finishUsedOrder, lockOrder } from '../orders';

let shop: TestApp;
let people: Record<Role, Person>;
let products: TestProducts;
beforeAll(async () => {
  shop = await createTestApp();
  people = await logInAll(shop);
  products = await makeProducts(shop.database.db);
});
afterAll(() => shop.close());

const manager = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object, headers: object = {}) =>
  shop.call(method, `/api/admin${path}`, { headers: { ...people.manager.headers, ...headers }, body });
const pay = (id: string, body: object, headers: object = {}) =>
  manager('POST', `/orders/${id}/payments`, body, headers);
const refund = (id: string, body: object = {}) => manager('POST', `/orders/${id}/refunds`, body);
const newOrder = async () => (await placeOrder(shop, products.calves)).order;

test('orders are listed by page, found by number, name and state, and read whole', async () => {
  const order = await newOrder();
  const list = async (query: string) => (await manager('GET', `/orders${query}`)).json();
  expect((await list(`?q=${order.number}`)).data.orders.map((entry: { id: string }) => entry.id)).toEqual([order.id]);
  expect((await list('?q=nowak&paidStatus=notPaid&doneStatus=new')).meta.total).toBeGreaterThan(0);
  expect((await list('?q=nowak&paidStatus=refunded')).meta.total).toBe(0);
  expect((await list('?sort=email')).error.fields).toHaveProperty('sort');
  const whole = (await manager('GET', `/orders/${order.id}`)).json().data.order;
  expect(whole).toMatchObject({ number: order.number, amountDue: 10_000, items: [{ price: 10_000, visitCount: 1 }] });
  expect((await manager('GET', `/orders/${randomUUID()}`)).statusCode).toBe(404);
  expect(JSON.stringify((await auditLogOf(shop)).slice(0, 6))).not.toContain('nowak');
});

test('money taken in the salon pays an order in parts, never more than is owed, and is logged', async () => {
  const { id } = await newOrder();
  const part = (await pay(id, { method: 'card', amount: 4_000 })).json().data.order;
  expect(part).toMatchObject({ paidStatus: 'partPaid', amountPaid: 4_000, doneStatus: 'new' });
  expect((await pay(id, { method: 'cash', amount: 6_001 })).json().error.fields).toHaveProperty('amount');
  const rest = (await pay(id, { method: 'cash' })).json().data.order;
  expect(rest).toMatchObject({ paidStatus: 'paid', amountPaid: 10_000, doneStatus: 'active' });
  expect(rest.payments.map((payment: { amount: number }) => payment.amount).sort()).toEqual([4_000, 6_000]);
  expect((await auditLogOf(shop))[0]).toMatchObject({
    call: 'POST /admin/orders/:id/payments',
    subjectId: id,
    details: { method: 'cash', amount: 6_000 },
  });
  expect((await pay(id, { method: 'cash' })).json().error.code).toBe('already_paid');
});

test('how the salon took the money is seen in the payments and in the history', async () => {
  const { id } = await newOrder();
  const coupon = { service: 'Grupon', code: 'how-1', holderName: 'Jan Nowak', idChecked: true };
  for (const body of [
    { method: 'card', amount: 3_000 },
    { method: 'coupon', coupon, amount: 2_000 },
    { method: 'cash' },
  ]) {
    expect((await pay(id, body)).statusCode).toBe(201);
  }
  await refund(id);
  const { order } = (await manager('GET', `/orders/${id}`)).json().data;
  expect(order.payments.map((payment: { salonMethod: string }) => payment.salonMethod)).toEqual([
    'card',
    'coupon',
    'cash',
  ]);
  const ways = (kind: string) =>
    order.history.filter((step: { kind: string }) => step.kind === kind).map((step: { to: string }) => step.to);
  expect(ways('payment')).toEqual(['salonCard', 'salonCoupon', 'salonCash']);
  expect(ways('refundPaidOut').sort()).toEqual(['salonCard', 'salonCash', 'salonCoupon']);
});

test('an order is paid in as many parts as it takes', async () => {
  const { id } = await newOrder();
  for (const [amount, paidStatus] of [
    [4_000, 'partPaid'],
    [3_000, 'partPaid'],
    [3_000, 'paid'],
  ] as const) {
    const answer = await pay(id, { method: 'cash', amount });
    expect([answer.statusCode, answer.json().data?.order.paidStatus]).toEqual([201, paidStatus]);
  }
});

test('what was to be paid in the salon is paid there also after its visits are done', async () => {
  const { order } = await placeOrder(shop, products.calves, { paymentMethod: 'cash' });
  await inTransaction(shop.database.db, async (trx) => {
    await sql`insert into visits (state, location_id, room_id, device_id, therapist_id, product_id, during, order_item_id)
      select 'done', r.location_id, r.id, d.id, t.id, i.product_id,
        tstzrange(now() - interval '4 hours', now() - interval '3 hours'), i.id
      from order_items i, rooms r join devices d on d.location_id = r.location_id
        join therapists t on t.location_id = r.location_id where i.order_id = ${order.id} limit 1`.execute(trx);
    await finishUsedOrder(trx, await lockOrder(trx, order.id));
  });
  const code = await giveVoucher(shop.database.db, 3_000);
  expect((await manager('GET', `/orders/${order.id}`)).json().data.order).toMatchObject({ doneStatus: 'done' });
  expect((await manager('POST', `/orders/${order.id}/voucher-redemptions`, { code })).statusCode).toBe(201);
  const paid = await pay(order.id, { method: 'card' });
  expect([paid.statusCode, paid.json().data?.order]).toMatchObject([
    201,
    { doneStatus: 'done', paidStatus: 'paid', amountDue: 7_000, amountPaid: 7_000 },
  ]);
  expect((await pay(order.id, { method: 'card' })).json().error.code).toBe('already_paid');
});

test('the whole of an order of which a part is paid goes back, and the order ends; it was never sold: no invoice', async () => {
  const code = await giveVoucher(shop.database.db, 2_000);
  const { order } = await placeOrder(shop, products.calves, { invoice: companyInvoice });
  await pay(order.id, { method: 'cash', amount: 3_000 });
  await manager('POST', `/orders/${order.id}/voucher-redemptions`, { code });
  const back = await refund(order.id);
  expect([back.statusCode, back.json().data?.order]).toMatchObject([
    201,
    { doneStatus: 'canceled', paidStatus: 'refunded', amountRefunded: 5_000, refunds: [{ amount: 5_000 }] },
  ]);
  expect(await balanceOf(shop.database.db, code)).toBe(2_000);
  const { db } = shop.database;
  const seller = { name: 'x', vatId: 'x', address: 'x', postalCode: 'x', city: 'x', country: 'x' };
  await inTransaction(db, (trx) => issueInvoices(trx, order.id, { seller, now: new Date() }));
  expect((await sql`select from invoices where order_id = ${order.id}`.execute(db)).rows).toHaveLength(0);
});

test('what is left to pay decides which methods it can still be paid with', async () => {
  const { order, orderPayment, headers } = await placeOrder(shop, products.calves);
  const payPo = async () =>
    (await shop.call('GET', `/api/order-payments/${orderPayment.id}`, { headers }))
      .json()
      .data.orderPayment.paymentMethods.find((method: { paymentMethod: string }) => method.paymentMethod === 'paypo');
  expect(await payPo()).toMatchObject({ isAvailable: true });
  await pay(order.id, { method: 'cash', amount: 6_000 });
  expect(await payPo()).toMatchObject({ isAvailable: false, reason: 'belowMin' });
});

test('of two who take the money at once one does; a repeat with one key takes it once', async () => {
  const { id } = await newOrder();
  const answers = await Promise.all([pay(id, { method: 'cash' }), pay(id, { method: 'card' })]);
  expect(answers.map((answer) => answer.statusCode).sort()).toEqual([201, 409]);
  const other = await newOrder();
  const key = { 'idempotency-key': newKey() };
  const half = { method: 'cash', amount: 5_000 };
  const repeated = [await pay(other.id, half, key), await pay(other.id, half, key)];
  expect(repeated.map((answer) => answer.json().data.order.amountPaid)).toEqual([5_000, 5_000]);
});

test('a coupon is named, single use, and its holder shows a document', async () => {
  const coupon = { service: 'Grupon', code: 'abc-123', holderName: 'Jan Nowak', idChecked: true };
  const [first, second] = [await newOrder(), await newOrder()];
  const taken = await pay(first.id, { method: 'coupon', coupon });
  expect(taken.statusCode).toBe(201);
  const settled = { service: 'Grupon', code: 'ABC-123', holderName: 'Jan Nowak' };
  expect(taken.json().data.order.payments).toMatchObject([{ salonMethod: 'coupon', coupon: settled }]);
  const again = await pay(second.id, { method: 'coupon', coupon: { ...coupon, code: 'ABC-123' } });
  expect([again.statusCode, again.json().error.code]).toEqual([409, 'coupon_used']);
  expect((await manager('GET', `/orders/${second.id}`)).json().data.order.amountPaid).toBe(0);
  for (const body of [
    { method: 'coupon' },
    { method: 'cash', coupon },
    { method: 'coupon', coupon: { ...coupon, idChecked: false } },
  ]) {
    expect((await pay(second.id, body)).statusCode).toBe(422);
  }
});

test('a refund of a part, then of the rest; never more than was paid', async () => {
  const { id } = await newOrder();
  expect((await refund(id)).json().error.code).toBe('nothing_to_refund');
  await pay(id, { method: 'cash', amount: 3_000 });
  await pay(id, { method: 'card' });
  const [item] = (await manager('GET', `/orders/${id}`)).json().data.order.items;
  const part = await refund(id, { items: [{ orderItemId: item.id, amount: 2_500 }], note: 'skrócony zabieg' });
  expect(part.json().data.order).toMatchObject({
    paidStatus: 'partRefunded',
    amountRefunded: 2_500,
    refunds: [{ amount: 2_500, note: 'skrócony zabieg' }],
  });
  const more = await refund(id, { items: [{ orderItemId: item.id, amount: 7_501 }] });
  expect(Object.keys(more.json().error.fields)).toEqual(['items.0.amount']);
  const answers = await Promise.all([refund(id), refund(id)]);
  expect(answers.map((answer) => answer.statusCode).sort()).toEqual([201, 409]);
  const whole = (await manager('GET', `/orders/${id}`)).json().data.order;
  expect(whole).toMatchObject({ paidStatus: 'refunded', amountRefunded: 10_000 });
  expect(JSON.stringify(await auditLogOf(shop))).not.toContain('skrócony');
});

test('of two who refund the same piece by their previews one does; without a preview it is made regardless', async () => {
  const { id } = await newOrder();
  await pay(id, { method: 'card' });
  const [item] = (await manager('GET', `/orders/${id}`)).json().data.order.items;
  const piece = { items: [{ orderItemId: item.id, amount: 2_500 }] };
  const preview = async (body: object) => (await manager('POST', `/orders/${id}/refund-previews`, body)).json();
  const { refundedBefore } = (await preview(piece)).data.refundPreview;
  expect(refundedBefore).toBe(0);
  const decided = { ...piece, refundedBefore };
  const answers = await Promise.all([refund(id, decided), refund(id, decided)]);
  expect(answers.map((answer) => answer.statusCode).sort()).toEqual([201, 409]);
  expect((await refund(id, decided)).json().error.code).toBe('refund_changed');
  expect((await preview(decided)).error.code).toBe('refund_changed');
  expect((await preview(piece)).data.refundPreview.refundedBefore).toBe(2_500);
  expect((await refund(id, piece)).json().data.order).toMatchObject({ amountRefunded: 5_000 });
});

test('an unknown voucher is 404 and changes nothing', async () => {
  const { id } = await newOrder();
  const answer = await manager('POST', `/orders/${id}/voucher-redemptions`, { code: 'ABCD-EFGH-JKLM-NPQR' });
  expect(answer.statusCode).toBe(404);
  expect((await manager('GET', `/orders/${id}`)).json().data.order.amountPaid).toBe(0);
});

test('a voucher read out on the phone pays what it holds, once, and is logged without its code', async () => {
  const { db } = shop.database;
  const { id } = await newOrder();
  const code = await giveVoucher(db, 6_000);
  const redeem = (orderId: string, given: string, headers: object = {}) =>
    manager('POST', `/orders/${orderId}/voucher-redemptions`, { code: given }, headers);
  const spoken = code.toLowerCase().replace(/(.{4})(?=.)/g, '$1-');
  const key = { 'idempotency-key': newKey() };
  const [first, repeated] = [await redeem(id, spoken, key), await redeem(id, spoken, key)];
  expect(first.statusCode).toBe(201);
  expect(first.json().data.order).toMatchObject({ paidStatus: 'notPaid', amountPaid: 0, amountDue: 4_000 });
  expect(repeated.json()).toEqual(first.json());
  expect(await balanceOf(db, code)).toBe(0);
  const [logged] = await auditLogOf(shop);
  expect(logged).toMatchObject({ subjectId: id, details: { amount: 6_000 } });
  expect(JSON.stringify(await auditLogOf(shop))).not.toContain(code);
  expect((await redeem(id, code)).json().error.code).toBe('limit_reached');

  const second = await giveVoucher(db, 50_000);
  const answers = await Promise.all([redeem(id, second), redeem(id, second)]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
  const paid = (await manager('GET', `/orders/${id}`)).json().data.order;
  expect(paid).toMatchObject({ paidStatus: 'paid', amountDue: 0, doneStatus: 'active' });
  const mailed = await sql<{ amount: string }>`select data -> 'values' ->> 'amount' as amount from messages
    where once_key = ${`paymentReceived:${id}`}`.execute(db);
  expect(mailed.rows.map(({ amount }) => amount.replaceAll('\u00a0', ' '))).toEqual(['100,00 zł']);
  expect(await balanceOf(db, second)).toBe(46_000);
  const back = (await refund(id)).json().data.order;
  expect(back).toMatchObject({ paidStatus: 'refunded', amountRefunded: 10_000 });
  expect([await balanceOf(db, code), await balanceOf(db, second)]).toEqual([6_000, 50_000]);
});

test('a voucher that was redeemed for the wrong order goes back with all of that order, which ends', async () => {
  const { db } = shop.database;
  const { id } = await newOrder();
  const code = await giveVoucher(db, 6_000);
  await manager('POST', `/orders/${id}/voucher-redemptions`, { code });
  const back = await refund(id);
  expect([back.statusCode, back.json().data?.order]).toMatchObject([201, { doneStatus: 'canceled', amountPaid: 0 }]);
  expect(await balanceOf(db, code)).toBe(6_000);
  expect((await refund(id)).json().error.code).toBe('nothing_to_refund');
});

test('a voucher that has ended, or of another market, pays nothing', async () => {
  const { db } = shop.database;
  const { id } = await newOrder();
  const redeem = async (code: string) => {
    const answer = await manager('POST', `/orders/${id}/voucher-redemptions`, { code });
    return [answer.statusCode, answer.json().error.code];
  };
  expect(await redeem(await giveVoucher(db, 5_000, { endsInDays: -1 }))).toEqual([404, 'expired']);
  expect(await redeem(await giveVoucher(db, 5_000, { market: 'en' }))).toEqual([404, 'not_found']);
  expect((await manager('GET', `/orders/${id}`)).json().data.order.amountPaid).toBe(0);
});

test('differences are listed, open ones first, and marked as looked into', async () => {
  const { db } = shop.database;
  await sql`insert into payment_alerts (kind, details) values ('money_without_order', '{"amount": 1}')`.execute(db);
  const list = async () => (await manager('GET', '/payment-differences?open=true')).json().data.paymentDifferences;
  const [difference] = await list();
  expect(difference).toMatchObject({ kind: 'money_without_order', details: { amount: 1 }, resolvedAt: null });
  await manager('PUT', `/payment-differences/${difference.id}/resolution`, {});
  expect((await list()).map((entry: { id: string }) => entry.id)).not.toContain(difference.id);
  expect((await manager('PUT', '/payment-differences/999999/resolution', {})).statusCode).toBe(404);
  await sql`insert into payment_differences (kind, day, payment_provider, external_id, gateway_amount, currency)
    values ('moneyWithoutOrder', '2026-11-20', 'paypal', 'X1', 500, 'PLN')`.execute(db);
  const compared = (await list()).find((entry: { kind: string }) => entry.kind === 'moneyWithoutOrder');
  expect(compared.details).toMatchObject({ day: '2026-11-20', gatewayAmount: 500 });
  expect((await manager('PUT', `/payment-differences/${compared.id}/resolution`, {})).statusCode).toBe(200);
});

test('figures count orders by local date and visits by state', async () => {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Warsaw' }).format(new Date());
  const read = async (query: string) => (await manager('GET', `/figures?${query}`)).json();
  const before = (await read(`from=${today}&to=${today}`)).data.figures;
  await newOrder();
  const after = (await read(`from=${today}&to=${today}`)).data.figures;
  expect(after.sales[0].orders).toBe((before.sales[0]?.orders ?? 0) + 1);
  expect(after.sales[0]).toMatchObject({ date: today, currency: 'PLN' });
  expect((await read(`from=${today}&to=2020-01-01`)).error.fields).toHaveProperty('to');
});

test('payment figures have each way of money by its day, and codes by their use', async () => {
  const { db } = shop.database;
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Warsaw' }).format(new Date());
  const read = async () =>
    (await manager('GET', `/payment-figures?from=${today}&to=${today}`)).json().data.paymentFigures;
  const of = (figures: { payments: { method: string }[] }, method: string) => ({
    payments: 0,
    amountPaid: 0,
    amountRefunded: 0,
    ...figures.payments.find((row) => row.method === method),
  });
  const before = await read();
  const { id } = await newOrder();
  await manager('POST', `/orders/${id}/voucher-redemptions`, { code: await giveVoucher(db, 1_000) });
  await pay(id, { method: 'card', amount: 4_000 });
  await pay(id, { method: 'cash' });
  const paid = await read();
  for (const [method, amount] of [
    ['voucher', 1_000],
    ['salonCard', 4_000],
    ['salonCash', 5_000],
  ] as const) {
    const [was, is] = [of(before, method), of(paid, method)];
    expect([method, is.amountPaid - was.amountPaid, is.payments - was.payments]).toEqual([method, amount, 1]);
  }
  await refund(id);
  const back = await read();
  expect(of(back, 'voucher').amountRefunded - of(paid, 'voucher').amountRefunded).toBe(1_000);
  expect(of(back, 'salonCard').amountRefunded - of(paid, 'salonCard').amountRefunded).toBe(4_000);
  expect(of(back, 'salonCard').amountPaid).toBe(of(paid, 'salonCard').amountPaid);

  const coded = await newOrder();
  await sql`update orders set discount_code_id = c.id, discount_code = c.code from (
    select id, code from discount_codes order by id limit 1) c where orders.id = ${coded.id}`.execute(db);
  const used = (await read()).codes;
  expect(used[0]).toMatchObject({ orders: 1, priceTotal: 10_000, currency: 'PLN' });
  const elsewhere = await manager('GET', `/payment-figures?from=${today}&to=${today}&locationId=999999`);
  expect(elsewhere.json().data.paymentFigures).toEqual({ payments: [], codes: [] });
});
