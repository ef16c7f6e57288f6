import { createServer, type Server } from 'node:http';
import { call } from '../../testing/call';
import { type StubApi, sendJson, startStubApi } from '../../testing/stub-api';
import { OrderTokenLinks } from './order-token-link';

const real = (digit: number) => String(digit).repeat(43);
const REAL = [1, 2, 3, 4, 5, 6].map(real);
const MADE_UP = 'x'.repeat(43);
const cookieOf = (tokens: readonly string[]) =>
  `order-tokens=${tokens.join(',')}; Path=/; Max-Age=34560000; HttpOnly; SameSite=Lax`;

let warn: jest.Mock;
let api: StubApi;
let shop: Server;
let origin: string;
beforeEach(async () => {
  api = await startStubApi();
  api.on('GET', '/internal/order-tokens', ({ headers }, response) => {
    const asked = String(headers['order-token']).split(',');
    sendJson(response, 200, { data: { orderTokens: asked.filter((token) => REAL.includes(token)) } });
  });
  warn = jest.fn();
  const log = { debug: jest.fn(), info: jest.fn(), warn, error: jest.fn() };
  const links = new OrderTokenLinks({
    apiOrigin: api.origin,
    perMinute: 12,
    log,
    timeoutMs: 20_000,
    now: () => 0,
  });
  const asked = { host: 'shop.example', scheme: 'http', client: '9.9.9.9', requestId: 'request-1' } as const;
  shop = createServer(async (request, response) => {
    if (!(await links.move(request, response, asked))) response.end('a page');
  });
  await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve));
  const address = shop.address();
  origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
});
afterEach(async () => {
  await api.close();
  await new Promise((resolve) => shop.close(resolve));
});

const follow = (query: string, held: readonly string[] = []) =>
  call(origin, {
    path: `/koszyk/?${query}`,
    headers: held.length > 0 ? { cookie: `order-tokens=${held.join(',')}` } : {},
  });

test('a token that opens an order moves from the address into the cookie', async () => {
  const { status, headers, cookies } = await follow(`a=1&order-token=${real(1)}`);
  expect([status, headers.location, headers['referrer-policy']]).toEqual([303, '/koszyk/?a=1', 'no-referrer']);
  expect(cookies).toEqual([cookieOf([real(1)])]);
  expect(api.calls.at(-1)?.headers).toMatchObject({ 'order-token': real(1), 'x-forwarded-for': '9.9.9.9' });
});

test('however many made-up links are followed, the real tokens stay', async () => {
  const held = REAL.slice(0, 5);
  for (let index = 0; index < 6; index += 1) {
    const { status, headers, cookies } = await follow(`order-token=${'y'.repeat(40)}${index}`, held);
    expect([status, headers.location, cookies]).toEqual([303, '/koszyk/', []]);
  }
  expect((await follow(`order-token=${real(6)}`, held)).cookies).toEqual([cookieOf(REAL.slice(1))]);
});

test('what opens no order leaves the cookie', async () => {
  expect((await follow(`order-token=${real(6)}`, [MADE_UP, real(1)])).cookies).toEqual([cookieOf([real(1), real(6)])]);
  const none = await follow(`order-token=${'y'.repeat(43)}`, [MADE_UP]);
  expect(none.cookies).toEqual(['order-tokens=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax']);
});

test('what is no token, or is held already, is not asked about', async () => {
  for (const [query, held] of [
    ['order-token=a%0d%0aset-cookie:x', []],
    ['order-token=', []],
    [`order-token=${real(1)}`, [real(1)]],
  ] as const) {
    const { status, cookies } = await follow(query, held);
    expect([status, cookies]).toEqual([303, []]);
  }
  expect(api.calls).toEqual([]);
});

test.each([
  ['answers an error', () => api.on('GET', '/internal/order-tokens', (_, response) => sendJson(response, 500, {}))],
  [
    'answers something else',
    () => api.on('GET', '/internal/order-tokens', (_, response) => sendJson(response, 200, [])),
  ],
  ['is away', () => api.close()],
])('while the API %s the link stays as it is, for later', async (_, fail) => {
  await fail();
  const { status, headers, cookies, text } = await follow(`order-token=${MADE_UP}`, REAL.slice(0, 5));
  expect([status, cookies, headers['retry-after'], headers['referrer-policy']]).toEqual([503, [], '2', 'no-referrer']);
  expect(text).toContain('<h1>Ta część sklepu chwilowo nie działa</h1>');
  expect(text).toContain(`href="/koszyk/?order-token=${MADE_UP}"`);
  expect(warn).toHaveBeenCalledTimes(1);
});

test('a client may follow so many links with new tokens in a minute; those that it holds go on', async () => {
  const link = (index: number) => `order-token=${'z'.repeat(40)}${String(index).padStart(2, '0')}`;
  const statuses = await Promise.all(
    Array.from({ length: 30 }, async (_, index) => (await follow(link(index))).status),
  );
  expect(statuses.filter((status) => status === 303)).toHaveLength(12);
  expect(statuses.filter((status) => status === 503)).toHaveLength(18);
  expect(api.calls).toHaveLength(12);
  expect((await follow(`order-token=${real(1)}`, [real(1)])).status).toBe(303);
});
