import { sql } from 'kysely';
import {
  addItem,
  getCart,
  guest,
  type Headers,
  makeCode,
  newKey,
  newVisitor,
  orderOf,
  placeOrder,
} from '../../../testing/commerce-fixture';
import { shopWithProducts } from '../../../testing/shop-with-products';

const here = shopWithProducts();

const send = (headers: Headers, body: unknown, key = newKey()) =>
  here.shop.call('POST', '/api/orders', { headers: { ...headers, 'idempotency-key': key }, body });

async function filledCart(quantity = 1) {
  const headers = await newVisitor(here.shop);
  await addItem(here.shop, headers, here.products.calves, quantity);
  return { headers, cart: await getCart(here.shop, headers) };
}

test('a guest orders; what was bought is frozen; a new cart follows', async () => {
  const { headers, cart } = await filledCart(2);
  const answer = await send(headers, orderOf(cart));
  expect(answer.statusCode).toBe(201);
  const { order, orderPayment, orderToken } = answer.json().data;
  expect(order).toMatchObject({
    doneStatus: 'new',
    paidStatus: 'notPaid',
    priceTotal: 18_000,
    amountDue: 18_000,
    user: { ...guest, gender: null },
    items: [{ product: { name: 'Łydki' }, quantity: 2, price: 18_000, standardPrice: 18_000, savings: 0 }],
    orderPaymentId: orderPayment.id,
    canPay: true,
    canCancel: true,
  });
  expect(order.number).toMatch(/^AK-\d{4}-\d{6}$/);
  expect(orderPayment).toMatchObject({ price: 18_000, currency: 'PLN', status: 'new', stage: 'new', canPay: true });
  expect(orderPayment.continueUrl).toBe(`/platnosc/potwierdzenie/${orderPayment.id}/`);
  expect(Buffer.from(orderToken, 'base64url').length).toBeGreaterThanOrEqual(16);
  const next = await getCart(here.shop, headers);
  expect(next.id).not.toBe(cart.id);
  expect(next.items).toEqual([]);
});

test('paying in the salon makes the order active at once', async () => {
  const { order, orderPayment } = await placeOrder(here.shop, here.products.calves, { paymentMethod: 'cash' });
  expect(order).toMatchObject({ doneStatus: 'active', paidStatus: 'notPaid' });
  expect(orderPayment).toMatchObject({ stage: 'offlineTransaction', redirectUrl: null });
});

test('pages follow market and locale', async () => {
  const british = await newVisitor(here.shop, 'en');
  await addItem(here.shop, british, here.products.calves);
  const cart = await getCart(here.shop, british);
  const { orderPayment } = (await send(british, orderOf(cart, { paymentMethod: 'cash' }))).json().data;
  expect(orderPayment.continueUrl).toBe(`/gb/payment/confirmation/${orderPayment.id}/`);
  const polish = await filledCart();
  const english = await send({ ...polish.headers, 'accept-language': 'en' }, orderOf(polish.cart));
  expect(english.json().data.orderPayment.continueUrl).toMatch(/^\/en\/payment\/confirmation\//);
  expect(english.json().data.order.items[0].product).toMatchObject({ name: 'Calves', slug: 'test-lydki-en' });
});

test('an order of nothing owed is paid as it stands', async () => {
  await makeCode(here.shop.database.db, 'GRATIS', { value: 100 });
  const { headers, cart } = await filledCart();
  await here.shop.call('PUT', `/api/carts/${cart.id}/discount-code`, { headers, body: { code: 'GRATIS' } });
  const free = await getCart(here.shop, headers);
  expect(free.paymentMethods.filter((method) => method.isAvailable).map((method) => method.paymentMethod)).toEqual([
    'cash',
  ]);
  const { order, orderPayment } = (await send(headers, orderOf(free, { paymentMethod: 'cash' }))).json().data;
  expect(order).toMatchObject({ doneStatus: 'active', paidStatus: 'paid', amountDue: 0, discountCode: 'GRATIS' });
  expect(orderPayment).toMatchObject({ stage: 'success', canPay: false });
});

test('it is read with its token or its login, and is 404 for everybody else', async () => {
  const { order, orderPayment, headers } = await placeOrder(here.shop, here.products.calves);
  const read = (url: string, as: Headers) => here.shop.call('GET', url, { headers: as });
  expect((await read(`/api/orders/${order.id}`, headers)).json().data.order.id).toBe(order.id);
  const list = { 'order-token': `nonsense,${headers['order-token']}` };
  expect((await read(`/api/orders/${order.id}`, list)).statusCode).toBe(200);
  const other = await placeOrder(here.shop, here.products.calves);
  for (const as of [{}, { 'order-token': 'nonsense' }, other.headers]) {
    expect((await read(`/api/orders/${order.id}`, as)).statusCode).toBe(404);
    expect((await read(`/api/order-payments/${orderPayment.id}`, as)).statusCode).toBe(404);
    const cancel = await here.shop.call('POST', `/api/orders/${order.id}/cancellation`, { headers: as });
    expect(cancel.statusCode).toBe(404);
  }
  expect((await read('/api/orders/1', headers)).statusCode).toBe(404);
  const stored = await sql<{ token_hash: Buffer }>`select token_hash from order_tokens`.execute(here.shop.database.db);
  expect(stored.rows.some((row) => row.token_hash.toString('utf8').includes(headers['order-token']))).toBe(false);
});

test('one idempotency key makes one order; each answer brings a token that reads it', async () => {
  const { headers, cart } = await filledCart();
  const key = newKey();
  const body = orderOf(cart);
  const answers = await Promise.all(Array.from({ length: 5 }, () => send(headers, body, key)));
  const statuses = answers.map((answer) => answer.statusCode);
  expect(statuses.filter((status) => status === 201).length).toBeGreaterThanOrEqual(1);
  expect(statuses.every((status) => status === 201 || status === 409)).toBe(true);
  const again = await send(headers, body, key);
  const placed = [...answers, again].filter((answer) => answer.statusCode === 201).map((answer) => answer.json().data);
  expect(new Set(placed.map((data) => data.order.id)).size).toBe(1);
  expect(new Set(placed.map((data) => data.orderToken)).size).toBe(placed.length);
  for (const { order, orderToken } of placed) {
    const read = await here.shop.call('GET', `/api/orders/${order.id}`, { headers: { 'order-token': orderToken } });
    expect(read.statusCode).toBe(200);
  }
  const stored = await sql<{ body: unknown }>`select body from idempotency_keys`.execute(here.shop.database.db);
  expect(JSON.stringify(stored.rows)).not.toContain(again.json().data.orderToken);
  const other = await send(headers, { ...body, paymentMethod: 'cash' }, key);
  expect([other.statusCode, other.json().error.code]).toEqual([422, 'idempotency_mismatch']);
});

test('an order whose answer was lost is found again by its key, also when the key was left running', async () => {
  const { headers, cart } = await filledCart();
  const key = newKey();
  const first = await send(headers, orderOf(cart), key);
  // As after a kill between the order's commit and the key's: running, and long ago.
  await sql`update idempotency_keys set state = 'running', status = null, body = null,
    claimed_at = now() - interval '5 minutes'`.execute(here.shop.database.db);
  const again = await send(headers, orderOf(cart), key);
  expect(again.statusCode).toBe(201);
  expect(again.json().data.order.id).toBe(first.json().data.order.id);
});

test('two sends of one cart with different keys make one order', async () => {
  const { headers, cart } = await filledCart();
  const answers = await Promise.all([send(headers, orderOf(cart)), send(headers, orderOf(cart))]);
  const outcome = answers.map((answer) => [answer.statusCode, answer.json().error?.code]);
  expect(outcome).toContainEqual([201, undefined]);
  expect(outcome).toContainEqual([409, 'cart_closed']);
});

test('a cart changed since is named line by line', async () => {
  const { headers, cart } = await filledCart();
  await addItem(here.shop, headers, here.products.calves);
  await addItem(here.shop, headers, here.products.face);
  const answer = await send(headers, orderOf(cart));
  expect([answer.statusCode, answer.json().error.code]).toEqual([409, 'cart_changed']);
  expect(answer.json().error.details.lines).toMatchObject([
    {
      name: 'Łydki',
      change: 'quantity',
      before: { quantity: 1, finalPrice: 10_000 },
      after: { quantity: 2, finalPrice: 18_000 },
    },
    { name: 'Twarz', change: 'added', before: null },
  ]);
});

test('a price that went up since it was shown is named, and nothing is ordered', async () => {
  const headers = await newVisitor(here.shop);
  await addItem(here.shop, headers, here.products.promoted);
  const cart = await getCart(here.shop, headers);
  here.shop.setNow(new Date(Date.now() + 2 * 86_400_000));
  const answer = await send(headers, orderOf(cart));
  here.shop.setNow(null);
  expect(answer.statusCode).toBe(409);
  expect(answer.json().error.details.lines).toMatchObject([
    { change: 'price', before: { finalPrice: 12_000 }, after: { finalPrice: 20_000 } },
  ]);
  expect((await getCart(here.shop, headers)).id).toBe(cart.id);
});

const invoice = {
  vatId: '5261040568',
  companyName: 'X',
  address: 'ul. Y 1',
  city: 'Łódź',
  postalCode: '90-001',
  country: 'PL',
};
test.each<[string, object, string]>([
  ['no regulations', { agrees: [{ type: 'marketingEmail', value: true }] }, 'agrees'],
  ['a bad e-mail', { user: { ...guest, email: 'jan' } }, 'user.email'],
  ['no first name', { user: { ...guest, firstName: ' ' } }, 'user.firstName'],
  ['letters for a phone', { user: { ...guest, phone: 'abcdef' } }, 'user.phone'],
  ['a wrong NIP', { invoice }, 'invoice.vatId'],
  ['a method not offered', { paymentMethod: 'przelewy24Instalments' }, 'paymentMethod'],
  ['an unknown field', { price: 1 }, 'price'],
  ['an unknown field inside', { user: { ...guest, role: 'admin' } }, 'user.role'],
])('%s is 422 on its field', async (_, change, field) => {
  const { headers, cart } = await filledCart();
  const answer = await send(headers, { ...orderOf(cart), ...change });
  expect(answer.statusCode).toBe(422);
  expect(Object.keys(answer.json().error.fields)).toEqual([field]);
});

test('what is missing or foreign is refused', async () => {
  const { headers, cart } = await filledCart();
  const withoutKey = await here.shop.call('POST', '/api/orders', { headers, body: orderOf(cart) });
  expect([withoutKey.statusCode, withoutKey.json().error.code]).toEqual([422, 'idempotency_key_required']);
  expect((await send(await newVisitor(here.shop), orderOf(cart))).statusCode).toBe(404);
  const empty = await newVisitor(here.shop);
  const answer = await send(empty, orderOf(await getCart(here.shop, empty), { paymentMethod: 'cash' }));
  expect([answer.statusCode, answer.json().error.code]).toEqual([409, 'empty_cart']);
  await addItem(here.shop, headers, here.products.face);
  const cash = await send(headers, orderOf(await getCart(here.shop, headers), { paymentMethod: 'cash' }));
  expect([cash.statusCode, cash.json().error.code]).toEqual([422, 'payment_method_unavailable']);
});

test('an unpaid order is canceled once and gives its use of a code back', async () => {
  const { db } = here.shop.database;
  await makeCode(db, 'ZWROT', { totalLimit: 1 });
  const { headers, cart } = await filledCart();
  await here.shop.call('PUT', `/api/carts/${cart.id}/discount-code`, { headers, body: { code: 'ZWROT' } });
  const { order, orderToken } = (await send(headers, orderOf(await getCart(here.shop, headers)))).json().data;
  const used = () =>
    sql<{ used: number }>`select used_count as used from discount_codes where code = 'ZWROT'`.execute(db);
  expect((await used()).rows[0]?.used).toBe(1);
  const url = `/api/orders/${order.id}/cancellation`;
  for (let time = 1; time <= 2; time += 1) {
    const answer = await here.shop.call('POST', url, { headers: { 'order-token': orderToken } });
    expect(answer.json().data.order).toMatchObject({ doneStatus: 'canceled', canPay: false, canCancel: false });
    expect((await used()).rows[0]?.used).toBe(0);
  }
});

test('a cancelation that is repeated with its key is answered as the first was', async () => {
  const { order, headers } = await placeOrder(here.shop, here.products.calves);
  const cancel = (key: string) =>
    here.shop.call('POST', `/api/orders/${order.id}/cancellation`, { headers: { ...headers, 'idempotency-key': key } });
  const key = newKey();
  const [first, again, other] = [await cancel(key), await cancel(key), await cancel(newKey())];
  expect(first.json().data.order.doneStatus).toBe('canceled');
  expect([again.json(), other.json()]).toEqual([first.json(), first.json()]);
  expect([first, again, other].map((answer) => answer.headers['idempotent-replayed'])).toEqual([
    undefined,
    'true',
    undefined,
  ]);
  expect((await cancel('short')).json().error.code).toBe('idempotency_key_invalid');
});

test('of eight shoppers with a code’s last use one gets it, the others are refused before any charge', async () => {
  await makeCode(here.shop.database.db, 'JEDEN', { totalLimit: 1 });
  const shoppers = await Promise.all(
    Array.from({ length: 8 }, async () => {
      const { headers, cart } = await filledCart();
      await here.shop.call('PUT', `/api/carts/${cart.id}/discount-code`, { headers, body: { code: 'JEDEN' } });
      return { headers, cart: await getCart(here.shop, headers) };
    }),
  );
  const answers = await Promise.all(shoppers.map(({ headers, cart }) => send(headers, orderOf(cart))));
  const outcome = answers.map((answer) => answer.json().error?.code ?? answer.json().data.order.priceTotal);
  expect(outcome.filter((entry) => entry === 9_000)).toHaveLength(1);
  expect(outcome.filter((entry) => entry === 'limit_reached')).toHaveLength(7);
});

test('a limit per customer counts by e-mail', async () => {
  await makeCode(here.shop.database.db, 'RAZ', { customerLimit: 1 });
  const buy = async (email: string) => {
    const { headers, cart } = await filledCart();
    await here.shop.call('PUT', `/api/carts/${cart.id}/discount-code`, { headers, body: { code: 'RAZ' } });
    return send(headers, orderOf(await getCart(here.shop, headers), { user: { ...guest, email } }));
  };
  expect((await buy('raz@example.com')).statusCode).toBe(201);
  const second = await buy('RAZ@example.com');
  expect([second.statusCode, second.json().error.code]).toEqual([409, 'limit_reached']);
  expect((await buy('dwa@example.com')).statusCode).toBe(201);
});
