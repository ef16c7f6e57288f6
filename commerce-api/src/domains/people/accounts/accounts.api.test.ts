import { sql } from 'kysely';
import {
  addItem,
  confirmHealthRules,
  getCart,
  type Headers,
  makeProducts,
  newKey,
  newVisitor,
  orderOf,
  type TestProducts,
} from '../../../testing/commerce-fixture';
import { createTestApp, type TestApp } from '../../../testing/test-app';
import { CONSENT_TEXT_VERSION } from './consents';

let shop: TestApp;
let products: TestProducts;
let counter = 0;

beforeAll(async () => {
  shop = await createTestApp();
  products = await makeProducts(shop.database.db);
});
afterAll(() => shop.close());

const password = 'Dobre-haslo-1';
function newcomer(change: object = {}) {
  counter += 1;
  return {
    email: `osoba${counter}@example.com`,
    password,
    firstName: 'Ewa',
    lastName: 'Lis',
    phonePrefix: '48',
    phone: `7000000${String(counter).padStart(2, '0')}`,
    agrees: [
      { type: 'selectAll', value: true },
      { type: 'regulations', value: true },
      { type: 'marketingEmail', value: true },
    ],
    ...change,
  };
}

async function register(headers: Headers = {}) {
  const body = newcomer();
  const answer = await shop.call('POST', '/api/users', { headers, body });
  expect(answer.statusCode).toBe(201);
  const { authToken, user } = answer.json().data;
  return { user, email: body.email, headers: { ...headers, authorization: `Bearer ${authToken}` } };
}
const logIn = (email: string, word = password, headers: Headers = {}) =>
  shop.call('POST', '/api/users/token', { headers, body: { email, password: word } });
const me = (headers: Headers) => shop.call('GET', '/api/me', { headers });

test('registration logs in, stores consents with their text and never the switch', async () => {
  const { user, headers } = await register();
  expect(user).toMatchObject({ role: 'customer', hasPassword: true, hasInvoiceData: false, emailVerifiedAt: null });
  const types = user.userAgrees.map((agree: { type: string }) => agree.type);
  expect(types).toEqual(['marketingEmail', 'regulations']);
  expect((await me(headers)).json().data.user).toEqual(user);
  const stored = await sql<{ text: string }>`select (sessions::text || users::text) as text
    from sessions join users on users.id = user_id`.execute(shop.database.db);
  expect(JSON.stringify(stored.rows)).not.toContain(headers.authorization.slice(7));
  expect(JSON.stringify(stored.rows)).not.toContain(password);
});

test('a known e-mail and a verified phone are refused by name, in the language of the request', async () => {
  const taken = await shop.call('POST', '/api/users', { body: newcomer({ email: 'ANNA@example.com' }) });
  expect([taken.statusCode, taken.json().error.code]).toEqual([422, 'email_in_use']);
  expect(Object.keys(taken.json().error.fields)).toEqual(['email']);
  const phone = await shop.call('POST', '/api/users', {
    headers: { 'accept-language': 'en' },
    body: newcomer({ phone: '501 234 567' }),
  });
  expect([phone.statusCode, phone.json().error.code]).toEqual([422, 'phone_in_use']);
  expect(phone.json().error.fields.phone).toEqual(['This phone number is already known. Log in']);
});

test.each<[string, object, string]>([
  ['no regulations', { agrees: [] }, 'agrees'],
  ['a short password', { password: 'krotkie' }, 'password'],
  ['a bad e-mail', { email: 'x@' }, 'email'],
  ['an unknown field', { role: 'admin' }, 'role'],
])('registration with %s is 422', async (_, change, field) => {
  const answer = await shop.call('POST', '/api/users', { body: newcomer(change) });
  expect(answer.statusCode).toBe(422);
  expect(Object.keys(answer.json().error.fields)).toEqual([field]);
});

test('a common password is refused wherever one is set, in the request’s language; the link stays good', async () => {
  const { email, headers } = await register();
  const en = { 'accept-language': 'en' };
  const set = {
    registration: (word: string, as: Headers = {}) =>
      shop.call('POST', '/api/users', { headers: as, body: newcomer({ password: word }) }),
    change: (word: string, as: Headers = {}) =>
      shop.call('POST', '/api/me/password', {
        headers: { ...headers, ...as },
        body: { currentPassword: password, password: word },
      }),
  };
  await shop.call('DELETE', '/api/users/password', { body: { email } });
  const sent = await sql<{ secret: string }>`select secret from messages where kind = 'passwordReset'
    and recipient = ${email}`.execute(shop.database.db);
  const token = sent.rows[0]?.secret;
  const byLink = (word: string, as: Headers = {}) =>
    shop.call('POST', '/api/users/password', { headers: as, body: { token, password: word } });
  for (const call of [set.registration, set.change, byLink]) {
    for (const [word, as, message] of [
      ['qwertyuiop', {}, 'To hasło łatwo odgadnąć'],
      ['aksamit1', en, 'This password is easy to guess'],
    ] as const) {
      const { error } = (await call(word, as)).json();
      expect([error.code, Object.keys(error.fields)]).toEqual(['validation_failed', ['password']]);
      expect(error.fields.password[0]).toContain(message);
    }
  }
  expect((await set.change(email)).statusCode).toBe(422);
  expect((await logIn(email)).statusCode).toBe(200);
  expect((await byLink('Nowe-haslo-2')).statusCode).toBe(200);
  expect((await logIn(email, 'Nowe-haslo-2')).statusCode).toBe(200);
});

test('of two registrations with one e-mail at once one wins', async () => {
  const body = newcomer();
  const answers = await Promise.all([1, 2].map(() => shop.call('POST', '/api/users', { body })));
  expect(answers.map((answer) => answer.statusCode).sort()).toEqual([201, 422]);
});

test('login by e-mail in any case; a wrong password and an unknown e-mail answer alike', async () => {
  expect((await logIn('Anna@Example.com', 'Aksamit-2026')).json().data.user.firstName).toBe('Anna');
  const wrong = await logIn('anna@example.com', 'x');
  const unknown = await logIn('nikt@example.com', 'x');
  expect(wrong.statusCode).toBe(401);
  expect(wrong.json()).toEqual(unknown.json());
  expect(wrong.json().error.code).toBe('invalid_credentials');
});

test('logout ends this session only, and twice is no error', async () => {
  const { email, headers } = await register();
  const second = { authorization: `Bearer ${(await logIn(email)).json().data.authToken}` };
  expect((await shop.call('DELETE', '/api/users/token', { headers })).statusCode).toBe(200);
  expect((await shop.call('DELETE', '/api/users/token', { headers })).statusCode).toBe(200);
  expect((await me(headers)).statusCode).toBe(401);
  expect((await me(second)).statusCode).toBe(200);
  expect((await me({})).statusCode).toBe(401);
});

test('the profile changes by part; a fresh token comes, the old one passes a moment longer', async () => {
  const { headers } = await register();
  const answer = await shop.call('PUT', '/api/me', { headers, body: { firstName: 'Maria', dateBirth: '1990-02-28' } });
  const { authToken, user } = answer.json().data;
  expect(user).toMatchObject({ firstName: 'Maria', lastName: 'Lis', dateBirth: '1990-02-28' });
  expect((await me({ authorization: `Bearer ${authToken}` })).statusCode).toBe(200);
  expect((await me(headers)).statusCode).toBe(200);
  await sql`update sessions set expires_at = now() - interval '1 second' where expires_at is not null`.execute(
    shop.database.db,
  );
  expect((await me(headers)).statusCode).toBe(401);
});

test('nobody is born after today', async () => {
  const { headers } = await register();
  const pl = { ...headers, 'accept-language': 'pl' };
  const answer = await shop.call('PUT', '/api/me', {
    headers: pl,
    body: { firstName: 'Maria', dateBirth: '2999-01-01' },
  });
  expect(answer.statusCode).toBe(422);
  expect(answer.json().error.fields.dateBirth).toEqual([expect.stringContaining('przyszłości')]);
  expect((await me(headers)).json().data.user).toMatchObject({ firstName: 'Ewa', dateBirth: null });
});

test("another's e-mail is refused; a login older than 15 minutes may not change one's own", async () => {
  const { headers } = await register();
  const taken = await shop.call('PUT', '/api/me', { headers, body: { email: 'anna@example.com' } });
  expect(taken.json().error.code).toBe('email_in_use');
  await sql`update sessions set authenticated_at = now() - interval '16 minutes'`.execute(shop.database.db);
  const stale = await shop.call('PUT', '/api/me', { headers, body: { email: 'nowy@example.com' } });
  expect([stale.statusCode, stale.json().error.code]).toEqual([403, 'fresh_login_required']);
  expect((await shop.call('PUT', '/api/me', { headers, body: { prefferedLocation: '999999' } })).statusCode).toBe(422);
});

test('gender, invoice data and consents', async () => {
  const { headers } = await register();
  const put = async (path: string, body: unknown) =>
    (await shop.call('PUT', `/api/me/${path}`, { headers, body })).json();
  expect((await put('gender', { gender: 'all' })).data.user.gender).toBe('all');
  const invoice = {
    vatId: '5261040567',
    companyName: 'Firma',
    address: 'ul. A 1',
    city: 'Łódź',
    postalCode: '90-001',
    country: 'PL',
  };
  expect((await put('invoice', { userInvoice: invoice })).data.user).toMatchObject({
    userInvoice: invoice,
    hasInvoiceData: true,
  });
  expect(
    Object.keys((await put('invoice', { userInvoice: { ...invoice, vatId: '1000000000' } })).error.fields),
  ).toEqual(['userInvoice.vatId']);
  expect((await put('invoice', { userInvoice: null })).data.user.hasInvoiceData).toBe(false);
  const { user } = (await put('user-agrees', { userAgrees: [{ type: 'marketingEmail', value: false }] })).data;
  expect(user.userAgrees).toMatchObject([
    { type: 'marketingEmail', value: false },
    { type: 'regulations', value: true },
  ]);
  // Of each the version of its text and the time of the consent.
  expect(user.userAgreeTexts).toEqual([
    { type: 'marketingEmail', textVersion: CONSENT_TEXT_VERSION, createdAt: expect.any(String) },
    { type: 'regulations', textVersion: '2026-01-15', createdAt: expect.any(String) },
  ]);
  expect((await put('user-agrees', { userAgrees: [{ type: 'regulations', value: false }] })).error.code).toBe(
    'validation_failed',
  );
});

test('a box that an order leaves empty takes nothing back', async () => {
  const { headers } = await register();
  await confirmHealthRules(shop, headers);
  await addItem(shop, headers, products.calves);
  const agrees = [
    { type: 'regulations', value: true },
    { type: 'marketingEmail', value: false },
    { type: 'marketingPhone', value: true },
  ] as const;
  const body = orderOf(await getCart(shop, headers), { agrees: [...agrees] });
  const placed = await shop.call('POST', '/api/orders', { headers: { ...headers, 'idempotency-key': newKey() }, body });
  expect(placed.statusCode).toBe(201);
  const { userAgrees } = (await me(headers)).json().data.user;
  expect(userAgrees.map(({ type, value }: { type: string; value: boolean }) => [type, value])).toEqual([
    ['marketingEmail', true],
    ['marketingPhone', true],
    ['regulations', true],
  ]);
  const consents = await sql`select type, value from consents where order_id = ${placed.json().data.order.id}
    order by type`.execute(shop.database.db);
  expect(consents.rows).toEqual([agrees[1], agrees[2], agrees[0]]);
});

test('a new password ends every session and opens one', async () => {
  const { email, headers } = await register();
  const change = (currentPassword: string) =>
    shop.call('POST', '/api/me/password', { headers, body: { currentPassword, password: 'Nowe-haslo-2' } });
  expect((await change('zle')).json().error.fields.currentPassword).toHaveLength(1);
  const { authToken } = (await change(password)).json().data;
  expect((await me(headers)).statusCode).toBe(401);
  expect((await me({ authorization: `Bearer ${authToken}` })).statusCode).toBe(200);
  expect((await logIn(email)).statusCode).toBe(401);
  expect((await logIn(email, 'Nowe-haslo-2')).statusCode).toBe(200);
});

test('a known customer is offered the login; after ten questions nobody is known', async () => {
  const strict = await createTestApp({ env: { RATE_LIMIT_FACTOR: '1' } });
  const ask = async (body: object) => (await strict.call('POST', '/api/users/known', { body })).json().data.loginBy;
  expect(await ask({ email: 'anna@example.com' })).toEqual(['password']);
  expect(await ask({ phonePrefix: '48', phone: '501 234 567' })).toEqual(['password', 'code']);
  expect(await ask({ email: 'nikt@example.com' })).toEqual([]);
  for (let time = 3; time < 9; time += 1) await ask({ email: 'x@example.com' });
  expect(await ask({ email: 'anna@example.com' })).toEqual(['password']);
  expect(await ask({ email: 'anna@example.com' })).toEqual([]);
  await strict.close();
});

test("a visitor's cart joins the customer's at login: quantities add up, twice changes nothing", async () => {
  const { email, headers } = await register();
  await addItem(shop, headers, products.calves, 2);
  const visitor = await newVisitor(shop);
  await addItem(shop, visitor, products.calves, 3);
  await addItem(shop, visitor, products.face, 1);
  const bearer = { authorization: `Bearer ${(await logIn(email, password, visitor)).json().data.authToken}` };
  const quantities = async () => (await getCart(shop, bearer)).items.map((item) => [item.itemId, item.quantity]);
  const expected = [
    [products.calves, 5],
    [products.face, 1],
  ];
  expect(await quantities()).toEqual(expected);
  await logIn(email, password, visitor);
  expect(await quantities()).toEqual(expected);
  expect((await getCart(shop, visitor)).items).toEqual([]);
});

test('more pieces than are sold at once, and deselected items, stay lines of their own when carts join', async () => {
  const { email, headers } = await register();
  await addItem(shop, headers, products.calves, 6);
  const aside = await addItem(shop, headers, products.face, 1);
  await shop.call('PUT', `/api/cart-items/${aside.id}`, { headers, body: { isAccepted: false } });
  const visitor = await newVisitor(shop);
  await addItem(shop, visitor, products.calves, 7);
  await addItem(shop, visitor, products.face, 2);
  await logIn(email, password, visitor);
  const cart = await getCart(shop, headers);
  const lines = cart.items.map(({ itemId, quantity, isAccepted, pricing }) => ({
    itemId,
    quantity,
    isAccepted,
    isSold: pricing !== null,
  }));
  expect(lines).toHaveLength(4);
  for (const line of [
    { itemId: products.calves, quantity: 6, isAccepted: true, isSold: true },
    { itemId: products.calves, quantity: 7, isAccepted: true, isSold: true },
    { itemId: products.face, quantity: 1, isAccepted: false, isSold: true },
    { itemId: products.face, quantity: 2, isAccepted: true, isSold: true },
  ]) {
    expect(lines).toContainEqual(line);
  }
  expect(cart.amountDue).toBe(13 * 9_000 + 2 * 25_000);
});

test('two logins at once join the cart once', async () => {
  const { email, headers } = await register();
  await addItem(shop, headers, products.calves, 1);
  const visitor = await newVisitor(shop);
  await addItem(shop, visitor, products.calves, 2);
  const answers = await Promise.all([1, 2, 3].map(() => logIn(email, password, visitor)));
  expect(answers.map((answer) => answer.statusCode)).toEqual([200, 200, 200]);
  expect((await getCart(shop, headers)).count).toBe(3);
});

test("two customers see their own cart and orders, and nothing of each other's", async () => {
  const first = await register();
  const second = await register();
  const line = await addItem(shop, first.headers, products.calves);
  const cart = await getCart(shop, first.headers);
  const change = await shop.call('PUT', `/api/cart-items/${line.id}`, {
    headers: second.headers,
    body: { quantity: 2 },
  });
  expect(change.statusCode).toBe(404);
  const headers = { ...second.headers, 'idempotency-key': newKey() };
  expect((await shop.call('POST', '/api/orders', { headers, body: orderOf(cart) })).statusCode).toBe(404);

  await confirmHealthRules(shop, first.headers);
  const own = { ...first.headers, 'idempotency-key': newKey() };
  const { order } = (await shop.call('POST', '/api/orders', { headers: own, body: orderOf(cart) })).json().data;
  const list = async (as: Headers) => (await shop.call('GET', '/api/me/orders', { headers: as })).json();
  expect(await list(first.headers)).toMatchObject({
    data: { orders: [{ id: order.id }] },
    meta: { page: 1, total: 1 },
  });
  expect(await list(second.headers)).toMatchObject({ data: { orders: [] }, meta: { total: 0 } });
  expect((await shop.call('GET', `/api/orders/${order.id}`, { headers: first.headers })).statusCode).toBe(200);
  expect((await shop.call('GET', `/api/orders/${order.id}`, { headers: second.headers })).statusCode).toBe(404);
  expect((await shop.call('GET', '/api/me/orders')).statusCode).toBe(401);
});
