import { sql } from 'kysely';
import {
  getCart,
  guest,
  makeProducts,
  newKey,
  newVisitor,
  orderOf,
  placeOrder,
} from '../../../testing/commerce-fixture';
import { logInAll, type Person, type Role } from '../../../testing/staff-fixture';
import { createTestApp, type TestApp } from '../../../testing/test-app';
import { newCustomer } from '../../../testing/visit-fixture';
import { makeVoucherProducts } from '../../../testing/voucher-fixture';
import { domains, personalData } from '../../index';
import { purgeOldWebhooks } from '../../sales/payments';
import { peoplePolicies } from '../policies';
import { anonymizeOldOrders, purgeOldConsents } from './expire-personal-data';

let shop: TestApp;
let people: Record<Role, Person>;
beforeAll(async () => {
  shop = await createTestApp();
  people = await logInAll(shop);
});
afterAll(() => shop.close());

test('an export holds what is known of oneself, of nobody else, and no secret', async () => {
  const answer = await shop.call('GET', '/api/me/export', { headers: people.customer.headers });
  const parts = answer.json().data.export;
  expect(parts.profile).toMatchObject([{ id: people.customer.userId, email: 'anna@example.com' }]);
  expect(parts.consents.length).toBeGreaterThan(0);
  expect(answer.body).not.toMatch(/password_hash|token_hash|argon2/);
  for (const role of ['staff', 'manager', 'admin'] as const) expect(answer.body).not.toContain(people[role].userId);
  expect((await shop.call('GET', '/api/me/export')).statusCode).toBe(401);
});

test('every table that leads to users is exported, or left out by name', async () => {
  const excluded = domains.flatMap((domain) => domain.personalData?.notExported ?? []);
  const { rows } = await sql<{ name: string }>`with recursive led (id) as (select 'users'::regclass::oid
      union select c.conrelid from pg_constraint c join led on c.confrelid = led.id where c.contype = 'f'
        and led.id::regclass::text <> all (${excluded}::text[]))
    select id::regclass::text as name from led`.execute(shop.database.db);
  const exported = domains.flatMap((domain) => Object.entries(domain.personalData?.exports ?? {}));
  const known = [...exported.map(([, { table }]) => table), ...excluded];
  expect(new Set(exported.map(([name]) => name)).size).toBe(exported.length);
  expect(rows.map(({ name }) => name).filter((name) => !known.includes(name))).toEqual([]);
});

describe('consents', () => {
  const body = {
    agrees: [
      { type: 'analytics', value: true },
      { type: 'health', value: true },
    ],
    textVersion: '2026-11-01',
    source: '/salony/',
  };
  const give = (headers: Record<string, string>, change: object = {}) =>
    shop.call('POST', '/api/consents', { headers, body: { ...body, ...change } });

  test("a visitor's are kept with version and proof, and never rewritten", async () => {
    const visitor = await newVisitor(shop, 'pl', { knowsHealthRules: false });
    const made = await give(visitor);
    expect([made.statusCode, made.json().data.consents.length]).toEqual([201, 2]);
    await give(visitor, { agrees: [{ type: 'analytics', value: false }] });
    const { db } = shop.database;
    const { rows } = await sql<{ value: boolean; text: string }>`select c.value, c::text as text
      from visitor_consents c join visitors v on v.id = c.visitor_id
      where v.unique_id = ${visitor['visitor-unique-id']} and c.type = 'analytics' order by c.created_at`.execute(db);
    expect(rows.map(({ value }) => value)).toEqual([true, false]);
    expect(rows[0]?.text).not.toContain('127.0.0.1');
    await expect(sql`update visitor_consents set value = true`.execute(db)).rejects.toThrow('append-only');
  });

  test("a visitor's are forgotten after six years, a customer's six years after the account is deleted", async () => {
    const visitor = await newVisitor(shop, 'pl', { knowsHealthRules: false });
    const { headers, userId } = await newCustomer(shop, { knowsHealthRules: false });
    await give(visitor);
    await give({ ...headers, ...visitor }, { agrees: [{ type: 'analytics', value: true }] });
    const { db } = shop.database;
    const owned = async () => {
      const { rows } = await sql<{ isOwned: boolean }>`select c.user_id is not null as "isOwned"
        from visitor_consents c join visitors v on v.id = c.visitor_id
        where v.unique_id = ${visitor['visitor-unique-id']} order by 1`.execute(db);
      return rows.map(({ isOwned }) => isOwned);
    };
    const inSixYears = (days: number) => {
      const then = new Date();
      then.setUTCFullYear(then.getUTCFullYear() + 6, then.getUTCMonth(), then.getUTCDate() + days);
      return then;
    };
    await purgeOldConsents(db, inSixYears(-1));
    expect(await owned()).toEqual([false, false, true]);
    await purgeOldConsents(db, inSixYears(1));
    expect(await owned()).toEqual([true]);
    await sql`update users set deleted_at = now() + interval '1 year' where id = ${userId}`.execute(db);
    await purgeOldConsents(db, inSixYears(300));
    expect(await owned()).toEqual([true]);
    await purgeOldConsents(db, inSixYears(400));
    expect(await owned()).toEqual([]);
  });

  test('the decision on cookies for marketing is stored like the one on analytics: exported, and purged', async () => {
    const { headers } = await newCustomer(shop, { knowsHealthRules: false });
    const agrees = [
      { type: 'analytics', value: true },
      { type: 'marketing', value: false },
    ];
    const made = await give({ ...headers, ...(await newVisitor(shop, 'pl', { knowsHealthRules: false })) }, { agrees });
    expect(made.json().data.consents).toMatchObject(agrees);
    const { visitorConsents } = (await shop.call('GET', '/api/me/export', { headers })).json().data.export;
    expect(visitorConsents).toMatchObject(agrees);
    const visitor = await newVisitor(shop, 'pl', { knowsHealthRules: false });
    await give(visitor, { agrees });
    const { db } = shop.database;
    await purgeOldConsents(db, new Date(Date.now() + 7 * 366 * 86_400_000));
    const { rows } = await sql`select from visitor_consents c join visitors v on v.id = c.visitor_id
      where v.unique_id = ${visitor['visitor-unique-id']}`.execute(db);
    expect(rows).toEqual([]);
  });

  test.each([
    ['an unknown type', { agrees: [{ type: 'all', value: true }] }, 'agrees.0.type'],
    ['no consent', { agrees: [] }, 'agrees'],
    ['no version', { textVersion: '' }, 'textVersion'],
    ['another site', { source: 'https://x.test' }, 'source'],
  ])('%s is 422', async (_, change, field) => {
    const answer = await give(await newVisitor(shop, 'pl', { knowsHealthRules: false }), change);
    expect([answer.statusCode, Object.keys(answer.json().error.fields)]).toEqual([422, [field]]);
  });

  test('without anybody 422, of an unknown visitor 404, of a customer kept for the customer', async () => {
    expect((await give({})).statusCode).toBe(422);
    expect((await give({ 'visitor-unique-id': 'pl_unknown00001' })).statusCode).toBe(404);
    expect((await give(people.customer.headers)).statusCode).toBe(201);
  });
});

test('six years after a contract ended its person is taken out, not a day earlier, and the sums stay', async () => {
  const { db } = shop.database;
  const products = await makeProducts(db);
  const { order } = await placeOrder(shop, products.calves);
  await sql`update orders set created_at = now() - interval '7 years', done_status = 'canceled', canceled_at = now()
    where id = ${order.id}`.execute(db);
  await sql`insert into new_customer_discounts (order_id, phone_hash) values (${order.id}, sha256('48 600'))`.execute(
    db,
  );
  const nameNow = async () =>
    (
      await sql<{ name: string; total: number }>`select first_name as name, price_total as total from orders
      where id = ${order.id}`.execute(db)
    ).rows[0];
  expect(await anonymizeOldOrders(db, personalData, new Date(Date.now() - 2 * 365 * 86_400_000))).toBe(0);
  expect((await nameNow())?.name).toBe('Jan');
  const rounds = await Promise.all([anonymizeOldOrders(db, personalData), anonymizeOldOrders(db, personalData)]);
  expect(rounds.sort()).toEqual([0, 1]);
  expect(await nameNow()).toEqual({ name: '-', total: 10_000 });
  const phones = await sql`select phone_hash from new_customer_discounts where order_id = ${order.id}`.execute(db);
  expect(phones.rows).toEqual([{ phone_hash: null }]);
});

test('an order that was never paid ends after six years, and its person with it', async () => {
  const { db } = shop.database;
  const product = await sql<{ id: string }>`select id::text as id from products where code = 'test-lydki'`.execute(db);
  const { order } = await placeOrder(shop, product.rows[0]?.id ?? '');
  await sql`update orders set created_at = now() - interval '7 years' where id = ${order.id}`.execute(db);
  await anonymizeOldOrders(db, personalData);
  const anonymized = await sql`select first_name, done_status from orders where id = ${order.id}`.execute(db);
  expect(anonymized.rows).toEqual([{ first_name: '-', done_status: 'canceled' }]);
});

test('what gateways sent is forgotten after six years', async () => {
  const { db } = shop.database;
  const insert = (years: number) =>
    sql`insert into payment_notices (payment_provider, payload, outcome, received_at)
    values ('paypal', ${`${years}`}, 'x', now() - make_interval(years => ${years}))`.execute(db);
  await insert(7);
  await insert(5);
  expect(await purgeOldWebhooks(db)).toBe(1);
  expect((await sql`select payload from payment_notices`.execute(db)).rows).toEqual([{ payload: '5' }]);

  jest.replaceProperty(peoplePolicies, 'everywhere', { ...peoplePolicies.everywhere, retentionYears: 4 });
  expect(await purgeOldWebhooks(db)).toBe(1);
});

test('the buyer of an invoice, whom a voucher was for and who held a coupon go with the order; the document stays', async () => {
  const { db } = shop.database;
  const product = await sql<{ id: string }>`select id::text as id from products where code = 'test-lydki'`.execute(db);
  const { order } = await placeOrder(shop, product.rows[0]?.id ?? '');
  await sql`update orders set created_at = now() - interval '8 years', done_status = 'canceled', canceled_at = now()
    where id = ${order.id}`.execute(db);
  await sql`update order_items set data = '{"voucherEmail": "ewa@example.com", "voucherValue": 5000}'
    where order_id = ${order.id}`.execute(db);
  const series = 'FV/2018';
  const buyer = {
    name: 'Ewa Lis',
    vatId: '5261040567',
    address: 'A 1',
    postalCode: '00-001',
    city: 'Łódź',
    country: 'PL',
  };
  await sql`insert into invoice_counters (series, last) values (${series}, 1)`.execute(db);
  const insert = (issuedAt: string) => sql`insert into invoices (kind, series, sequence, order_id, content, issued_at)
    values ('invoice', ${series}, 1, ${order.id}, ${JSON.stringify({ buyer, total: 100 })}::jsonb, ${issuedAt})`;
  await insert('2018-06-01T10:00:00Z').execute(db);
  const contents = async () =>
    (await sql<{ content: unknown }>`select content from invoices where order_id = ${order.id}`.execute(db)).rows.map(
      ({ content }) => content,
    );
  await expect(
    sql`update invoices set content = jsonb_set(content, '{buyer,name}', '"Kto inny"')`.execute(db),
  ).rejects.toThrow('not rewritten');
  await expect(
    sql`update invoices set anonymized_at = now(), content = jsonb_set(content, '{total}', '1')`.execute(db),
  ).rejects.toThrow('not rewritten');
  expect(await anonymizeOldOrders(db, personalData, new Date('2024-05-31T10:00:00Z'))).toBe(0);
  expect(await contents()).toEqual([{ buyer, total: 100 }]);
  expect(await anonymizeOldOrders(db, personalData, new Date('2027-01-01T10:00:00Z'))).toBe(1);
  const nobody = { name: '-', vatId: '-', address: '-', postalCode: '-', city: '-', country: '-' };
  expect(await contents()).toEqual([{ buyer: nobody, total: 100 }]);
  const { rows } = await sql<{ data: unknown }>`select data from order_items where order_id = ${order.id}`.execute(db);
  expect(rows).toEqual([{ data: { voucherValue: 5000 } }]);
});

test('what was ordered is in it with its payments and vouchers; mail only of an address that is verified', async () => {
  const { db } = shop.database;
  const { headers, userId } = await newCustomer(shop);
  const { electronic } = await makeVoucherProducts(db);
  await shop.call('POST', '/api/cart-items', {
    headers,
    body: { itemType: 'voucher', itemId: electronic, quantity: 1 },
  });
  const { email } = (await shop.call('GET', '/api/me', { headers })).json().data.user;
  const placed = await shop.call('POST', '/api/orders', {
    headers: { ...headers, 'idempotency-key': newKey() },
    body: orderOf(await getCart(shop, headers), { user: { ...guest, email } }),
  });
  const { id } = placed.json().data.order;
  await shop.call('POST', `/api/admin/orders/${id}/payments`, {
    headers: people.manager.headers,
    body: { method: 'card' },
  });
  const read = async () =>
    (await shop.call('GET', '/api/me/export', { headers })).json().data.export as Record<string, object[]>;
  const before = await read();
  expect(before.paymentTransactions).toMatchObject([{ amount: 15_000, payment_provider: 'salon' }]);
  expect(before.vouchers).toMatchObject([{ value: 15_000 }]);
  expect(before.messages).toEqual([]);
  await sql`update users set email_verified_at = now() where id = ${userId}`.execute(db);
  const kinds = (await read()).messages?.map((message) => 'kind' in message && message.kind);
  expect(kinds).toEqual(expect.arrayContaining(['orderPlaced', 'paymentReceived', 'voucherIssued']));
  expect(JSON.stringify((await read()).messages)).not.toContain('secret');
  expect((await read()).voucherEntries).not.toEqual([]);
});

test('forms and SMS are in it once address and number are proven to be the customer’s', async () => {
  const { db } = shop.database;
  const { headers, userId } = await newCustomer(shop);
  const { user } = (await shop.call('GET', '/api/me', { headers })).json().data;
  const form = { firstName: 'Ewa', lastName: 'Lis', email: user.email, topic: 'other', message: 'Sprzed konta' };
  expect((await shop.call('POST', '/api/contact', { headers: await newVisitor(shop), body: form })).statusCode).toBe(
    201,
  );
  await shop.call('POST', '/api/me/phone/verification', { headers });
  const read = async () => {
    const parts = (await shop.call('GET', '/api/me/export', { headers })).json().data.export;
    const kinds = parts.messages.map(({ kind }: { kind: string }) => kind);
    return { kinds, words: parts.forms.map(({ data }: { data: { message: string } }) => data.message) };
  };
  expect(await read()).toEqual({ kinds: [], words: [] });
  await sql`update users set email_verified_at = now(), phone_verified_at = now() where id = ${userId}`.execute(db);
  const { kinds, words } = await read();
  expect(words).toEqual(['Sprzed konta']);
  expect(kinds).toEqual(expect.arrayContaining(['phoneCode', 'leadReceived']));
});

test('a call without an address is known by its number, once that is proven; one beside another address is not', async () => {
  const { db } = shop.database;
  const { headers, userId } = await newCustomer(shop);
  const { user } = (await shop.call('GET', '/api/me', { headers })).json().data;
  const caller = {
    firstName: 'Ewa',
    phonePrefix: user.phonePrefix,
    phone: user.phone,
    agrees: [{ type: 'regulations', value: true }],
  };
  const visitor = await newVisitor(shop);
  const ask = (body: object) => shop.call('POST', '/api/leads', { headers: visitor, body });
  for (const body of [caller, { ...caller, email: 'ktos.inny@example.com' }])
    expect((await ask(body)).statusCode).toBe(201);
  const formsOf = async () => (await shop.call('GET', '/api/me/export', { headers })).json().data.export.forms;
  expect(await formsOf()).toEqual([]);
  await sql`update users set phone_verified_at = now() where id = ${userId}`.execute(db);
  expect(await formsOf()).toMatchObject([{ email: null, phone: user.phone }]);

  await shop.call('DELETE', '/api/me', { headers, body: { password: 'Dobre-haslo-1' } });
  const left = await sql`select first_name, phone, state, anonymized_at is not null as "isAnonymized" from leads
    where email = '-' or email = 'ktos.inny@example.com' order by phone nulls first`.execute(db);
  expect(left.rows).toEqual([
    { first_name: '-', phone: null, state: 'answered', isAnonymized: true },
    { first_name: 'Ewa', phone: user.phone, state: 'new', isAnonymized: false },
  ]);
});

describe('orders that are never done', () => {
  const oldOrder = async (change: string) => {
    const { db } = shop.database;
    const product = await sql<{ id: string }>`select id::text as id from products where code = 'test-lydki'`.execute(
      db,
    );
    const { order } = await placeOrder(shop, product.rows[0]?.id ?? '');
    await sql`update orders set created_at = now() - interval '7 years', done_status = 'active' ${sql.raw(change)}
      where id = ${order.id}`.execute(db);
    return order.id;
  };
  const nameOf = async (id: string) =>
    (await sql<{ name: string }>`select first_name as name from orders where id = ${id}`.execute(shop.database.db))
      .rows[0]?.name;

  test('one of a guest loses its person, one with treatments that an account may still book does not', async () => {
    const ofGuest = await oldOrder('');
    const ofCustomer = await oldOrder(`, user_id = '${people.customer.userId}'`);
    await anonymizeOldOrders(shop.database.db, personalData);
    expect([await nameOf(ofGuest), await nameOf(ofCustomer)]).toEqual(['-', 'Jan']);
  });

  test('one with a voucher loses its person six years after the voucher’s end', async () => {
    const id = await oldOrder('');
    const { db } = shop.database;
    await sql`update order_items set visit_count = 0 where order_id = ${id}`.execute(db);
    await sql`insert into issued_vouchers (code, market_id, currency, voucher_type, purpose, value, balance, order_item_id,
        piece, issued_at, valid_to) select 'TESTXLDVXUCHER22', o.market_id, 'PLN', 'electronic', 'multi', 5000, 0, i.id,
        1, o.created_at, now() - interval '5 years 11 months'
      from orders o join order_items i on i.order_id = o.id where o.id = ${id}`.execute(db);
    await anonymizeOldOrders(db, personalData);
    expect(await nameOf(id)).toBe('Jan');
    await anonymizeOldOrders(db, personalData, new Date(Date.now() + 40 * 86_400_000));
    expect(await nameOf(id)).toBe('-');
  });
});
