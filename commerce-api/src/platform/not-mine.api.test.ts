/** No caller reaches another's records: every call with an id in its path, generated from the OpenAPI document. */
import { sql } from 'kysely';
import { addItem, getCart, type Headers, makeProducts, newKey, newVisitor } from '../testing/commerce-fixture';
import { createTestApp, type TestApp } from '../testing/test-app';
import { buyTreatment, newCustomer } from '../testing/visit-fixture';

/** Public records, signed addresses, and staff's calls, which have tests of their own. */
const NOT_PERSONAL = [
  /^\/api\/(article-authors|articles|bundles|cms-pages|content-previews|documents|images|locations|markets|offers|products|s)\//,
  /^\/api\/payments\/\{provider\}\/notifications$/,
  /^\/api\/file-uploads\/\{id\}\/content$/,
  /^\/api\/admin\//,
];

let shop: TestApp;
let owner: Headers;
let ids: Record<string, string>;
let operations: { method: 'GET' | 'POST' | 'PUT' | 'DELETE'; path: string }[];

const one = async (text: ReturnType<typeof sql<{ id: string }>>) =>
  (await text.execute(shop.database.db)).rows[0]?.id ?? '';

beforeAll(async () => {
  shop = await createTestApp({ docs: 'document' });
  const document = (await shop.app.inject({ method: 'GET', url: '/internal/docs/json' })).json();
  operations = Object.entries(document.paths as Record<string, object>)
    .filter(([path]) => path.includes('{') && !NOT_PERSONAL.some((pattern) => pattern.test(path)))
    .flatMap(([path, methods]) =>
      (['GET', 'POST', 'PUT', 'DELETE'] as const)
        .filter((method) => method.toLowerCase() in methods)
        .map((method) => ({ method, path })),
    );
  const products = await makeProducts(shop.database.db);
  const customer = await newCustomer(shop);
  owner = customer.headers;
  const { orderId, orderProductId } = await buyTreatment(shop, customer, products.calves);
  const line = await addItem(shop, owner, products.face);
  const upload = { fileName: 'x.pdf', mimeType: 'application/pdf', size: 10 };
  const { fileUpload } = (await shop.call('POST', '/api/file-uploads', { headers: owner, body: upload })).json().data;
  const orderPaymentId = await one(sql`select id from order_payments where order_id = ${orderId}`);
  ids = {
    carts: (await getCart(shop, owner)).id,
    'cart-items': line.id,
    orders: orderId,
    'order-payments': orderPaymentId,
    'payment-transactions': await one(sql`insert into payment_transactions (order_payment_id, payment_method,
        payment_provider, amount, currency, session_id, continue_url)
      values (${orderPaymentId}, 'przelewy24', 'przelewy24', 100, 'PLN', 'not-mine', '') returning id`),
    'me/events': await one(sql`insert into visits (state, location_id, room_id, device_id, therapist_id, product_id,
        during, order_item_id, user_id)
      select 'booked', r.location_id, r.id, d.id, t.id, ${products.calves},
        tstzrange(now() + interval '300 days', now() + interval '300 days 1 hour'), ${orderProductId}, ${customer.userId}
      from rooms r join devices d on d.location_id = r.location_id join therapists t on t.location_id = r.location_id
      limit 1 returning id`),
    'me/remembered-treatments': await one(sql`insert into remembered_treatments (user_id, product_id, number)
      values (${customer.userId}, ${products.face}, 1) returning product_id as id`),
    'waiting-places':
      await one(sql`insert into waiting_list (user_id, product_id, market_id, location_id, date, start_at,
        email, locale, base_path, consent_text_version)
      select ${customer.userId}, ${products.face}, 1, (select min(id) from locations), current_date + 1, now(),
        'anna@example.com', 'pl', '', '1' returning id`),
    'file-uploads': fileUpload.id,
  };
});
afterAll(() => shop.close());

/** Bodies that pass the schemas, so that the owner is checked. */
const BODIES: Record<string, object> = {
  'PUT /api/cart-items/{id}': { quantity: 2 },
  'PUT /api/carts/{id}/discount-code': { code: 'AKSAMIT10' },
  'PUT /api/carts/{id}/voucher': { code: null },
  'POST /api/order-payments/{id}/payment': { paymentMethod: 'przelewy24' },
  'PUT /api/me/events/{id}': { startAt: '2027-03-01T10:00:00+01:00' },
  'PUT /api/me/events/{id}/date': { startAt: '2027-03-01T10:00:00+01:00' },
  'PUT /api/orders/{id}/events/{eventId}/date': { startAt: '2027-03-01T10:00:00+01:00' },
  'POST /api/orders/{id}/events/{eventId}/bookings': { locationId: '1', startAt: '2027-03-01T10:00:00+01:00' },
  'PUT /api/me/events/{id}/done-status': { doneStatus: 'canceled' },
};

/** Queries that pass the schemas. */
const QUERIES: Record<string, string> = {
  '/api/orders/{id}/events/{eventId}/slots': '?locationId=1&date=2027-03-01',
};

/** The address with the owner's ids. */
const addressOf = (path: string) =>
  path.replace('{id}', idFor(path) ?? '').replace('{eventId}', ids['me/events'] ?? '') + (QUERIES[path] ?? '');

const idFor = (path: string) => ids[path.replace(/^\/api\//, '').replace(/\/\{id\}.*$/, '')];

test('each personal call is known here', () => {
  expect(operations.length).toBeGreaterThan(15);
  expect(operations.filter(({ path }) => !idFor(path))).toEqual([]);
});

test('another customer, another visitor and nobody get 404 (or 401 where a login comes first), and change nothing', async () => {
  const strangers: Record<string, Headers> = {
    customer: (await newCustomer(shop)).headers,
    visitor: await newVisitor(shop),
    nobody: {},
  };
  const stateOf = async () =>
    (
      await sql`select (select md5(string_agg(o::text, '' order by o.id)) from orders o) as orders,
        (select md5(string_agg(v::text, '' order by v.id)) from visits v) as visits,
        (select md5(string_agg(i::text, '' order by i.id)) from cart_items i) as lines,
        (select md5(string_agg(t::text, '' order by t.id)) from payment_transactions t) as tries`.execute(
        shop.database.db,
      )
    ).rows;
  const before = await stateOf();
  const wrong: string[] = [];
  for (const { method, path } of operations) {
    for (const [who, headers] of Object.entries(strangers)) {
      const answer = await shop.call(method, addressOf(path), {
        headers: { ...headers, 'idempotency-key': newKey() },
        body: method === 'GET' ? undefined : (BODIES[`${method} ${path}`] ?? {}),
      });
      const allowed = who === 'customer' ? [404] : [404, 401, 422];
      if (!allowed.includes(answer.statusCode)) wrong.push(`${method} ${path} as ${who}: ${answer.statusCode}`);
    }
  }
  expect(wrong).toEqual([]);
  expect(await stateOf()).toEqual(before);
});
