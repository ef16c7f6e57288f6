import { releaseBucket } from '@aksamit/release/tokens';
import { call } from '../../testing/call';
import { startTestServer, type TestServer } from '../../testing/start-test-server';
import { sendJson } from '../../testing/stub-api';

let shop: TestServer;
beforeAll(async () => {
  shop = await startTestServer([{ name: 'shell' }]);
});
afterAll(() => shop.close());

const TOKEN = 'a'.repeat(43);
const ORDER_TOKEN = 'o'.repeat(22);
const same = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json', 'market-slug': 'pl' };

function answerWith(method: string, path: string, status: number, data: object): void {
  shop.api.on(method, path, (_, response) =>
    sendJson(response, status, status < 400 ? { data } : { error: { code: 'x', message: 'x' } }),
  );
}

const lastCall = () => shop.api.calls.at(-1);

test.each([
  ['POST', '/users', {}],
  ['POST', '/users/token', {}],
  ['POST', '/user-login-codes/token', {}],
  ['POST', '/users/password', {}],
  ['PUT', '/me', {}],
  ['POST', '/me', { _method: 'PUT' }],
  ['POST', '/me?_method=put', {}],
  ['POST', '/me/password', {}],
])('%s %s keeps its token out of the browser', async (method, path, body) => {
  answerWith(method, `/api${path.split('?')[0]}`, 200, { authToken: TOKEN, user: { id: '1' } });
  const answered = await call(`${shop.origin}/api${path}`, { method, headers: same, body: JSON.stringify(body) });
  expect(answered.status).toBe(200);
  expect(JSON.parse(answered.text)).toEqual({ data: { user: { id: '1' } } });
  expect(answered.cookies).toEqual([
    `session=${TOKEN}; Path=/; Max-Age=34560000; HttpOnly; SameSite=Lax`,
    'session-present=1; Path=/; Max-Age=34560000; SameSite=Lax',
  ]);
  expect(answered.headers['cache-control']).toBe('no-store');
});

test('a token in another answer is dropped too, without a cookie', async () => {
  answerWith('POST', '/api/users/known', 200, { authToken: TOKEN, loginBy: 'code' });
  const answered = await call(`${shop.origin}/api/users/known`, { method: 'POST', headers: same, body: '{}' });
  expect(answered.text).not.toContain(TOKEN);
  expect(answered.cookies).toEqual([]);
});

test('the session rides as a bearer; cookies do not', async () => {
  answerWith('GET', '/api/me', 200, { user: { id: '1' } });
  const answered = await call(`${shop.origin}/api/me`, { headers: { cookie: `other=1; session=${TOKEN}` } });
  expect(lastCall()?.headers).toMatchObject({ authorization: `Bearer ${TOKEN}`, 'x-forwarded-proto': 'http' });
  expect(lastCall()?.headers.cookie).toBeUndefined();
  expect(answered.cookies[0]).toContain(`session=${TOKEN}; Path=/; Max-Age=34560000`);
});

test("a client's own bearer stays and the cookie does not ride", async () => {
  await call(`${shop.origin}/api/products`, { headers: { cookie: `session=${TOKEN}`, authorization: 'Bearer own' } });
  expect(lastCall()?.headers.authorization).toBe('Bearer own');
});

test('what is no token is no bearer', async () => {
  await call(`${shop.origin}/api/products`, { headers: { cookie: 'session=a b\tc' } });
  expect(lastCall()?.headers.authorization).toBeUndefined();
});

test.each([401, 403, 404])('a profile answered %s ends the session', async (status) => {
  answerWith('GET', '/api/me', status, {});
  const answered = await call(`${shop.origin}/api/me`, { headers: { cookie: `session=${TOKEN}` } });
  expect(answered.status).toBe(status);
  expect(answered.cookies[0]).toBe('session=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax');
  expect(answered.cookies[1]).toContain('session-present=; Path=/; Max-Age=0');
});

test.each([429, 500, 503])('a profile answered %s keeps it', async (status) => {
  answerWith('GET', '/api/me', status, {});
  const answered = await call(`${shop.origin}/api/me`, { headers: { cookie: `session=${TOKEN}` } });
  expect(answered.status).toBe(status);
  expect(answered.cookies).toEqual([]);
});

test.each([
  ['DELETE', '/users/token', '{}'],
  ['POST', '/users/token', '{"_method":"DELETE"}'],
  ['DELETE', '/me', '{}'],
])('%s %s ends the session', async (method, path, body) => {
  answerWith(method, `/api${path}`, 200, {});
  const headers = { ...same, cookie: `session=${TOKEN}` };
  const answered = await call(`${shop.origin}/api${path}`, { method, headers, body });
  expect(answered.cookies[0]).toContain('session=; Path=/; Max-Age=0');
});

test('an account that was not deleted keeps its session', async () => {
  answerWith('DELETE', '/api/me', 422, {});
  const headers = { ...same, cookie: `session=${TOKEN}` };
  expect((await call(`${shop.origin}/api/me`, { method: 'DELETE', headers, body: '{}' })).cookies).toEqual([]);
});

test('an order token goes into a cookie that keeps the last five', async () => {
  answerWith('POST', '/api/orders', 201, { order: { id: '7' }, orderToken: ORDER_TOKEN });
  const old = ['1', '2', '3', '4', '5'].map((digit) => digit.repeat(22));
  const headers = { ...same, cookie: `order-tokens=${old.join(',')}` };
  const answered = await call(`${shop.origin}/api/orders`, { method: 'POST', headers, body: '{}' });
  expect(JSON.parse(answered.text)).toEqual({ data: { order: { id: '7' } } });
  expect(answered.cookies).toEqual([
    `order-tokens=${[...old.slice(1), ORDER_TOKEN].join(',')}; Path=/; Max-Age=34560000; HttpOnly; SameSite=Lax`,
  ]);
  expect(lastCall()?.headers['order-token']).toBe(old.join(','));
});

test('a browser keeps the device tokens of its last five accounts past a logout, where no script reads them', async () => {
  const token = (digit: string) => `${digit.repeat(22)}.${digit.repeat(43)}`;
  const old = ['1', '2', '3', '4', '5'].map(token);
  answerWith('POST', '/api/users/token', 200, { authToken: TOKEN, deviceToken: token('6'), user: { id: '1' } });
  const headers = { ...same, cookie: `device-tokens=${old.join(',')}` };
  const answered = await call(`${shop.origin}/api/users/token`, { method: 'POST', headers, body: '{}' });
  expect(lastCall()?.headers['device-token']).toBe(old.join(','));
  expect(JSON.parse(answered.text)).toEqual({ data: { user: { id: '1' } } });
  expect(answered.cookies.at(-1)).toBe(
    `device-tokens=${[...old.slice(1), token('6')].join(',')}; Path=/; Max-Age=34560000; HttpOnly; SameSite=Lax`,
  );
  answerWith('DELETE', '/api/users/token', 200, {});
  const leaving = { ...same, cookie: `session=${TOKEN}; device-tokens=${token('6')}` };
  const left = await call(`${shop.origin}/api/users/token`, { method: 'DELETE', headers: leaving, body: '{}' });
  expect(left.cookies.join()).toContain('session=; ');
  expect(left.cookies.join()).not.toContain('device-tokens');
});

test('the first visitor decides the release bucket, later ones do not', async () => {
  answerWith('POST', '/api/visitors', 201, { visitor: { id: '1', uniqueId: 'pl_abcdefghijkl' } });
  const first = await call(`${shop.origin}/api/visitors`, { method: 'POST', headers: same, body: '{}' });
  expect(first.cookies[0]).toContain(`release-bucket=${releaseBucket('pl_abcdefghijkl')}; `);
  const headers = { ...same, cookie: 'release-bucket=17' };
  expect((await call(`${shop.origin}/api/visitors`, { method: 'POST', headers, body: '{}' })).cookies).toEqual([]);
});

test.each([
  ['nothing', {}, 403],
  ['another site', { 'sec-fetch-site': 'cross-site' }, 403],
  ['a sister site', { 'sec-fetch-site': 'same-site' }, 403],
  ['another origin', { origin: 'https://evil.example' }, 403],
  ['an origin that begins alike', { origin: 'http://shop.example.evil.example' }, 403],
  ['both, one of them wrong', { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' }, 403],
  ['null', { origin: 'null' }, 403],
  ['the public origin', { origin: 'http://shop.example' }, 201],
  ['the fetch metadata', { 'sec-fetch-site': 'same-origin' }, 201],
])('a change that states %s about its origin', async (_, headers, status) => {
  answerWith('POST', '/api/leads', 201, { lead: {} });
  const before = shop.api.calls.length;
  const answered = await call(`${shop.origin}/api/leads`, { method: 'POST', headers, body: '{}' });
  expect(answered.status).toBe(status);
  expect(shop.api.calls.length - before).toBe(status === 403 ? 0 : 1);
});

test("a provider's notice needs no origin", async () => {
  answerWith('POST', '/api/payments/przelewy24/notifications', 200, {});
  const answered = await call(`${shop.origin}/api/payments/przelewy24/notifications`, { method: 'POST', body: '{}' });
  expect(answered.status).toBe(200);
});

test('a mail program ends a newsletter without an origin, and confirms none', async () => {
  answerWith('POST', '/api/newsletter-subscriptions/one-click', 200, {});
  const post = (path: string) =>
    call(`${shop.origin}/api/newsletter-subscriptions/${path}`, { method: 'POST', body: 'List-Unsubscribe=One-Click' });
  expect((await post('one-click')).status).toBe(200);
  expect((await post('confirmation')).status).toBe(403);
});

test('a change that rides on the cookie names its market', async () => {
  answerWith('POST', '/api/cart-items', 201, {});
  const { 'market-slug': _, ...bare } = same;
  const headers = { ...bare, cookie: `session=${TOKEN}` };
  const refused = await call(`${shop.origin}/api/cart-items`, { method: 'POST', headers, body: '{}' });
  expect([refused.status, JSON.parse(refused.text).error.code]).toEqual([403, 'market_slug_required']);
  const anonymous = await call(`${shop.origin}/api/cart-items`, { method: 'POST', headers: bare, body: '{}' });
  expect(anonymous.status).toBe(201);
});

test.each(['release-reports', 'reports'])('a beacon’s %s need no market and carry no session', async (name) => {
  shop.api.on('POST', `/api/${name}`, (_, response) => response.writeHead(204).end());
  const { 'market-slug': _, ...bare } = same;
  const headers = { ...bare, cookie: `session=${TOKEN}; order-tokens=${ORDER_TOKEN}` };
  const answered = await call(`${shop.origin}/api/${name}`, { method: 'POST', headers, body: '{}' });
  expect([answered.status, answered.text]).toEqual([204, '']);
  expect(lastCall()?.headers.authorization).toBeUndefined();
  expect(lastCall()?.headers['order-token']).toBeUndefined();
});

test('too large a body is refused in the language of the visitor', async () => {
  const headers = { ...same, 'accept-language': 'en' };
  const answered = await call(`${shop.origin}/api/leads`, {
    method: 'POST',
    headers,
    body: 'x'.repeat(1024 * 1024 + 1),
  });
  expect(answered.status).toBe(413);
  expect(JSON.parse(answered.text).error.message).toMatch(/too large/);
});

test('a broken connection is a 503 of the gateway', async () => {
  shop.api.on('GET', '/api/broken', (_, response) => response.destroy());
  const answered = await call(`${shop.origin}/api/broken`);
  expect([answered.status, JSON.parse(answered.text).error.code]).toEqual([503, 'service_unavailable']);
  expect(answered.headers['retry-after']).toBe('2');
});

test('forwarded headers and request ids of strangers are not believed', async () => {
  const headers = { 'x-forwarded-for': '1.2.3.4', 'x-forwarded-proto': 'https', 'x-request-id': 'made-up-by-client' };
  answerWith('GET', '/api/products', 200, { products: [] });
  await call(`${shop.origin}/api/products`, { headers });
  expect(lastCall()?.headers['x-forwarded-for']).toBe('127.0.0.1');
  expect(lastCall()?.headers['x-forwarded-proto']).toBe('http');
  expect(lastCall()?.headers['x-request-id']).not.toBe('made-up-by-client');
});

test("the API's own cookies do not pass", async () => {
  shop.api.on('GET', '/api/products', (_, response) =>
    sendJson(response, 200, {}, { 'set-cookie': 'a=1', etag: '"1"' }),
  );
  const answered = await call(`${shop.origin}/api/products`);
  expect(answered.cookies).toEqual([]);
  expect(answered.headers.etag).toBe('"1"');
});

test.each(['/api/../internal/markets', '/api/%2e%2e/internal/markets'])(
  '%s does not lead out of the API',
  async (path) => {
    const before = shop.api.calls.filter(({ url }) => url.includes('internal')).length;
    const { status, headers } = await call(shop.origin, { path });
    expect([status, headers.location]).toEqual([301, '/internal/markets']);
    expect(shop.api.calls.filter(({ url }) => url.includes('internal'))).toHaveLength(before);
  },
);

test('without a sandbox there is nothing at its address', async () => {
  expect((await call(`${shop.origin}/sandbox/`)).status).toBe(404);
});

test('a file of ten megabytes goes to its signed address without the session; nothing else may be as large', async () => {
  const path = '/file-uploads/3f0e4a52-3b0f-4d6f-9d3a-0c6f7f1f2a11/content';
  answerWith('PUT', `/api${path}`, 200, {});
  const body = 'x'.repeat(10 * 1024 * 1024);
  const headers = { 'sec-fetch-site': 'same-origin', 'content-type': 'image/jpeg', cookie: `session=${TOKEN}` };
  const sent = await call(`${shop.origin}/api${path}?signature=x`, { method: 'PUT', headers, body });
  expect(sent.status).toBe(200);
  expect(lastCall()?.headers.authorization).toBeUndefined();
  const larger = `${body}x`;
  expect((await call(`${shop.origin}/api${path}`, { method: 'PUT', headers, body: larger })).status).toBe(413);
  const other = await call(`${shop.origin}/api/me`, { method: 'PUT', headers: same, body });
  expect(other.status).toBe(413);
});

test.each([
  ['too large', 'application/json', {}, `"${'x'.repeat(8 * 1024 * 1024)}"`],
  ['encoded unasked', 'application/json', { 'content-encoding': 'gzip' }, 'authToken'],
  ['no JSON although it names a token', 'text/plain', {}, 'authToken: x'],
])('an answer that cannot be searched for tokens is not passed on (%s)', async (_, type, headers, body) => {
  shop.api.on('GET', '/api/odd', (_call, response) => {
    response.writeHead(200, { 'content-type': type, ...headers });
    response.end(body);
  });
  const answered = await call(`${shop.origin}/api/odd`, { headers: { 'accept-encoding': 'br' } });
  expect([answered.status, JSON.parse(answered.text).error.code]).toEqual([503, 'service_unavailable']);
  expect(lastCall()?.headers['accept-encoding']).toBe('identity');
});

test.each([
  ['a list of JSON', 'application/json; charset=utf-8', '{"data":{"list":[1,2]},"text":"\\u0061"}'],
  ['an invoice', 'application/pdf', '%PDF authToken'],
  ['a description of the fields', 'application/json', '{"properties":{"authToken":{"type":"string"}}}'],
  ['a text with escapes that is no JSON', 'text/plain', 'C:\\users'],
])('%s is passed on byte by byte, with its tag', async (_, type, body) => {
  shop.api.on('GET', '/api/whole', (_call, response) => {
    response.writeHead(200, { 'content-type': type, etag: '"1"', 'cache-control': 'public, max-age=60' });
    response.end(body);
  });
  const answered = await call(`${shop.origin}/api/whole`);
  expect([answered.status, answered.text]).toEqual([200, body]);
  expect(answered.headers).toMatchObject({ etag: '"1"', 'cache-control': 'public, max-age=60' });
  const head = await call(`${shop.origin}/api/whole`, { method: 'HEAD' });
  expect([head.status, head.text]).toEqual([404, '']);
});

test('tokens leave an answer whatever its path, type and status, and no cache keeps it', async () => {
  const nested = { data: [{ deep: { authToken: TOKEN, orderToken: ORDER_TOKEN, id: '1' } }], authToken: TOKEN };
  for (const [type, status] of [
    ['application/json', 200],
    ['text/plain', 200],
    ['application/problem+json', 500],
  ] as const) {
    shop.api.on('GET', '/api/elsewhere', (_call, response) => {
      response.writeHead(status, { 'content-type': type, etag: '"1"', 'cache-control': 'public, max-age=60' });
      response.end(JSON.stringify(nested).replace('authToken', '\\u0061uthToken'));
    });
    const answered = await call(`${shop.origin}/api/elsewhere`);
    expect([answered.status, JSON.parse(answered.text)]).toEqual([status, { data: [{ deep: { id: '1' } }] }]);
    expect(answered.headers).toMatchObject({ 'cache-control': 'no-store' });
    expect([answered.headers.etag, answered.cookies]).toEqual([undefined, []]);
  }
});
