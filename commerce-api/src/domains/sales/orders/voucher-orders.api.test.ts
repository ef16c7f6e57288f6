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
import { createTestApp, type TestApp } from '../../../testing/test-app';
import {
  balanceOf,
  giveVoucher,
  makeVoucherProducts,
  type TestVoucherProducts,
} from '../../../testing/voucher-fixture';

let shop: TestApp;
let products: TestProducts;
let vouchers: TestVoucherProducts;

beforeAll(async () => {
  shop = await createTestApp();
  products = await makeProducts(shop.database.db);
  vouchers = await makeVoucherProducts(shop.database.db);
});
afterAll(() => shop.close());

const address = { address: 'Prosta 1', city: 'Warszawa', postalCode: '00-001', country: 'PL' };

async function putVoucher(headers: Headers, code: string | null) {
  const { id } = await getCart(shop, headers);
  return shop.call('PUT', `/api/carts/${id}/voucher`, { headers, body: { code } });
}

const send = (headers: Headers, body: unknown, key = newKey()) =>
  shop.call('POST', '/api/orders', { headers: { ...headers, 'idempotency-key': key }, body });

/** A visitor with a treatment of 100 PLN and a voucher on the cart. */
async function cartWith(code: string, itemId = products.calves): Promise<Headers> {
  const headers = await newVisitor(shop);
  await addItem(shop, headers, itemId);
  const answer = await putVoucher(headers, code);
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return headers;
}

const ledgerSum = async () =>
  (await shop.database.pool.query('select coalesce(sum(amount), 0)::int as sum from voucher_entries')).rows[0].sum;

test('a voucher lowers what is owed, the rest is paid by another method, what is left stays on it', async () => {
  const small = await giveVoucher(shop.database.db, 6_000);
  const headers = await cartWith(small);
  const cart = await getCart(shop, headers);
  expect(cart).toMatchObject({ priceTotal: 10_000, amountDue: 4_000, discountCodeValue: 0 });
  expect(cart.vouchers).toEqual([
    {
      code: small.replace(/.{4}(?=.)/g, '$&-'),
      value: 6_000,
      balance: 6_000,
      validTo: expect.any(String),
      problem: null,
    },
  ]);
  const { order, orderPayment } = (await send(headers, orderOf(cart))).json().data;
  expect(order).toMatchObject({ priceTotal: 10_000, amountDue: 4_000, paidStatus: 'notPaid', doneStatus: 'new' });
  expect(order.vouchers).toEqual([{ code: `…${small.slice(-4)}`, value: 6_000, returned: 0 }]);
  expect(orderPayment.price).toBe(4_000);
  const mails = await sql<{ rows: { label: string; value: string }[] }>`select data -> 'rows' as rows from messages
    where once_key = ${`orderPlaced:${order.id}`}`.execute(shop.database.db);
  expect(mails.rows[0]?.rows.map(({ label, value }) => `${label} ${value.replace(/\s/g, ' ')}`).slice(1)).toEqual([
    'Voucher -60,00 zł',
    'Razem 40,00 zł',
  ]);
  expect(await balanceOf(shop.database.db, small)).toBe(0);
  expect(await ledgerSum()).toBe(0);
});

test('at 0 no gateway is needed: the order is paid as it stands, whatever method is named', async () => {
  const large = await giveVoucher(shop.database.db, 30_000);
  const headers = await cartWith(large, products.face);
  const cart = await getCart(shop, headers);
  expect(cart.amountDue).toBe(0);
  const { order, orderPayment } = (await send(headers, orderOf(cart))).json().data;
  expect(order).toMatchObject({ amountDue: 0, paidStatus: 'paid', doneStatus: 'active' });
  expect(orderPayment).toMatchObject({ price: 0, stage: 'success', canPay: false });
  expect(await balanceOf(shop.database.db, large)).toBe(5_000);
});

test('codes are read as people write them; null takes the voucher off', async () => {
  const code = await giveVoucher(shop.database.db, 5_000);
  const headers = await cartWith(` ${code.toLowerCase().replace(/.{4}(?=.)/g, '$& ')} `);
  expect((await getCart(shop, headers)).amountDue).toBe(5_000);
  const taken = await putVoucher(headers, null);
  expect(taken.json().data.cart).toMatchObject({ vouchers: [], amountDue: 10_000 });
});

test.each([
  ['unknown', async () => 'ABCDEFGHJKLMNPQR', 'not_found', 'Nie znaleziono'],
  ['no code at all', async () => 'x', 'not_found', 'Nie znaleziono'],
  ['expired', () => giveVoucher(shop.database.db, 1_000, { endsInDays: -1 }), 'expired', 'Kod stracił ważność'],
  ['of another market', () => giveVoucher(shop.database.db, 1_000, { market: 'en' }), 'not_found', 'Nie znaleziono'],
])('a voucher that is %s is 404', async (_what, make, code, message) => {
  const headers = await newVisitor(shop);
  await addItem(shop, headers, products.calves);
  const answer = await putVoucher(headers, await make());
  expect([answer.statusCode, answer.json().error.code, answer.json().error.message]).toEqual([404, code, message]);
});

test('one that is used up is reported so', async () => {
  const code = await giveVoucher(shop.database.db, 10_000);
  const headers = await cartWith(code);
  await send(headers, orderOf(await getCart(shop, headers)));
  const next = await newVisitor(shop);
  await addItem(shop, next, products.calves);
  const answer = await putVoucher({ ...next, 'accept-language': 'en' }, code);
  expect([answer.statusCode, answer.json().error.code]).toEqual([404, 'limit_reached']);
});

test("another's cart is 404", async () => {
  const code = await giveVoucher(shop.database.db, 1_000);
  const headers = await cartWith(code);
  const { id } = await getCart(shop, headers);
  const other = await newVisitor(shop);
  const answer = await shop.call('PUT', `/api/carts/${id}/voucher`, { headers: other, body: { code: null } });
  expect(answer.statusCode).toBe(404);
  expect((await getCart(shop, headers)).vouchers).toHaveLength(1);
});

test('it buys no voucher and pays for nothing on promotion', async () => {
  const code = await giveVoucher(shop.database.db, 90_000);
  const headers = await newVisitor(shop);
  const body = { itemType: 'voucher', itemId: vouchers.electronic, quantity: 1 };
  await shop.call('POST', '/api/cart-items', { headers, body });
  await addItem(shop, headers, products.promoted);
  const refused = await putVoucher(headers, code);
  expect([refused.statusCode, refused.json().error.code]).toEqual([422, 'voucher_not_applicable']);
  await addItem(shop, headers, products.calves);
  const { cart } = (await putVoucher(headers, code)).json().data;
  expect(cart).toMatchObject({ priceTotal: 37_000, amountDue: 27_000 });
  expect(cart.vouchers[0]).toMatchObject({ value: 10_000, problem: null });
});

test('voucher and code are not combined, whichever came first', async () => {
  const code = await giveVoucher(shop.database.db, 5_000);
  const headers = await cartWith(code);
  const { id } = await getCart(shop, headers);
  const withCode = (value: string | null) =>
    shop.call('PUT', `/api/carts/${id}/discount-code`, { headers, body: { code: value } });
  const refused = await withCode('AKSAMIT10');
  expect([refused.statusCode, refused.json().error.code]).toEqual([422, 'not_combinable']);
  expect(refused.json().error.message).toMatch(/^Voucher nie łączy się/);
  await putVoucher(headers, null);
  expect((await withCode('AKSAMIT10')).statusCode).toBe(200);
  const other = await putVoucher({ ...headers, 'accept-language': 'en' }, code);
  expect([other.statusCode, other.json().error.code]).toEqual([422, 'not_combinable']);
  expect(other.json().error.message).toMatch(/^A voucher can’t be combined/);
});

test('of eight carts with one voucher one gets its money, the others are refused before any charge', async () => {
  const code = await giveVoucher(shop.database.db, 10_000);
  const ready = await Promise.all(
    Array.from({ length: 8 }, async () => {
      const headers = await cartWith(code);
      return { headers, cart: await getCart(shop, headers) };
    }),
  );
  const answers = await Promise.all(ready.map(({ headers, cart }) => send(headers, orderOf(cart))));
  expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
  const refused = answers.filter(({ statusCode }) => statusCode !== 201);
  expect(refused.map((answer) => [answer.statusCode, answer.json().error.code])).toEqual(
    Array.from({ length: 7 }, () => [409, 'voucher_used']),
  );
  expect(refused[0]?.json().error.details).toMatchObject({ value: 0 });
  expect(await balanceOf(shop.database.db, code)).toBe(0);
  expect(await ledgerSum()).toBe(0);
  // The refused shopper sees the cart as it is now, and can order it at that price.
  const loser = ready[answers.findIndex(({ statusCode }) => statusCode !== 201)];
  const cart = await getCart(shop, loser?.headers ?? {});
  expect(cart).toMatchObject({ amountDue: 10_000, vouchers: [{ value: 0, problem: 'limit_reached' }] });
  expect((await send(loser?.headers ?? {}, orderOf(cart))).statusCode).toBe(201);
});

test('an order that is canceled gives the money back, once', async () => {
  const code = await giveVoucher(shop.database.db, 4_000);
  const headers = await cartWith(code);
  const { order, orderToken } = (await send(headers, orderOf(await getCart(shop, headers)))).json().data;
  expect(await balanceOf(shop.database.db, code)).toBe(0);
  const tokenHeaders = { ...headers, 'order-token': orderToken };
  const cancel = () => shop.call('POST', `/api/orders/${order.id}/cancellation`, { headers: tokenHeaders });
  const answers = await Promise.all([cancel(), cancel(), cancel()]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  expect(await balanceOf(shop.database.db, code)).toBe(4_000);
  const read = await shop.call('GET', `/api/orders/${order.id}`, { headers: tokenHeaders });
  expect(read.json().data.order.vouchers).toEqual([{ code: `…${code.slice(-4)}`, value: 4_000, returned: 4_000 }]);
});

test('one idempotency key spends once, however often it is sent', async () => {
  const code = await giveVoucher(shop.database.db, 50_000);
  const headers = await cartWith(code);
  const body = orderOf(await getCart(shop, headers));
  const key = newKey();
  const answers = await Promise.all([1, 2, 3, 4].map(() => send(headers, body, key)));
  expect(answers.some(({ statusCode }) => statusCode === 201)).toBe(true);
  expect(await balanceOf(shop.database.db, code)).toBe(40_000);
});

test('a paper voucher wants an address', async () => {
  const headers = await newVisitor(shop);
  const body = { itemType: 'voucher', itemId: vouchers.paper, quantity: 1 };
  await shop.call('POST', '/api/cart-items', { headers, body });
  const cart = await getCart(shop, headers);
  const refused = await send(headers, orderOf(cart));
  expect(refused.statusCode).toBe(422);
  expect(refused.json().error.fields).toEqual({ address: ['Podaj adres, na który wyślemy voucher papierowy'] });
  const { order } = (await send(headers, orderOf(cart, { address }))).json().data;
  expect(order).toMatchObject({ address, issuedVouchers: [], items: [{ data: { voucherType: 'paper' } }] });
});

test('the database refuses what the ledger does not hold', async () => {
  const { db } = shop.database;
  const code = await giveVoucher(db, 1_000);
  const attempts = [
    sql`update issued_vouchers set balance = 999 where code = ${code}`,
    sql`update issued_vouchers set value = 999 where code = ${code}`,
    sql`update voucher_entries set amount = amount + 1`,
    sql`delete from voucher_transfers`,
    sql`truncate voucher_entries`,
    sql`insert into voucher_transfers (kind, voucher_id) select 'cancel', id from issued_vouchers where code = ${code}`,
    sql`with t as (insert into voucher_transfers (kind, voucher_id)
          select 'cancel', id from issued_vouchers where code = ${code} returning id)
        insert into voucher_entries (transfer_id, account, amount) select id, 'issue', 1000 from t`,
  ];
  for (const attempt of attempts) await expect(attempt.execute(db)).rejects.toThrow();
  expect(await balanceOf(db, code)).toBe(1_000);
});
