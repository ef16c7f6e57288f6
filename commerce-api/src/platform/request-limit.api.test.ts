/** Too many requests: refused on every call of the tables, without a login too, before any other check. */
import { apiCalls } from '@aksamit/contracts/api-calls';
import { staffCalls } from '@aksamit/contracts/staff-calls';
import { untypedCalls } from '@aksamit/contracts/untyped-calls';
import { createTestApp, type TestApp } from '../testing/test-app';
import { errorMessage } from './messages';

/** The metrics' own check, pictures that a page shows by dozens, and webhooks: only their failures are counted. */
const UNLIMITED = ['GET /version', 'GET /images/{kind}/{file}', 'POST /payments/{provider}/notifications'];
const LOCALES = ['pl', 'en'] as const;

let shop: TestApp;
beforeAll(async () => {
  // One request a minute for each address.
  shop = await createTestApp({ env: { RATE_LIMIT_FACTOR: '0.001' } });
});
afterAll(() => shop?.close());

const names = Object.keys({ ...apiCalls, ...staffCalls, ...untypedCalls }).sort();
const limited = names.filter((name) => !UNLIMITED.includes(name));

let addresses = 0;
/** Of a new address. */
const newCaller = () => {
  addresses += 1;
  return { 'x-forwarded-for': `10.${Math.floor(addresses / 250)}.${addresses % 250}.9` };
};

function send(name: string, headers: Record<string, string>, override = false) {
  const [method = 'GET', path = ''] = name.split(' ');
  const url = `/api${path.replace(/\{\w+\}/g, '1')}`;
  const isOverridden = override && method !== 'GET';
  return shop.app.inject({
    method: (isOverridden ? 'POST' : method) as 'GET',
    url: isOverridden ? `${url}?_method=${method}` : url,
    headers,
  });
}

test('the unlimited calls are calls of the tables', () => {
  expect(UNLIMITED.filter((name) => !names.includes(name))).toEqual([]);
  expect(limited.length).toBeGreaterThan(150);
});

test.each(limited)('%s: 429 in both languages, without market and login, however the method is named', async (name) => {
  const caller = newCaller();
  const first = await send(name, caller);
  expect(first.statusCode).not.toBe(429);
  for (const locale of LOCALES) {
    for (const headers of [caller, { ...caller, 'market-slug': 'pl', authorization: 'Bearer aaaaaaaaaaaaaaaaaaaa' }]) {
      const answer = await send(name, { ...headers, 'accept-language': locale });
      expect([answer.statusCode, Number(answer.headers['retry-after']) > 0]).toEqual([429, true]);
      expect(answer.json()).toEqual({
        error: { code: 'too_many_requests', message: errorMessage('too_many_requests', locale) },
      });
    }
  }
  const overridden = await send(name, caller, true);
  expect(overridden.statusCode).toBe(429);
});

test.each(limited.filter((name) => /^(PUT|DELETE) /.test(name)))(
  '%s is counted where a POST names it',
  async (name) => {
    const caller = newCaller();
    expect((await send(name, caller, true)).statusCode).not.toBe(429);
    expect((await send(name, caller, true)).statusCode).toBe(429);
  },
);

test('what is at no address is counted too; another address is not', async () => {
  const caller = newCaller();
  expect((await send('GET /nothing', caller)).statusCode).toBe(404);
  expect((await send('GET /nothing', caller)).statusCode).toBe(429);
  expect((await send('GET /markets/{slug}', newCaller())).statusCode).not.toBe(429);
});

test.each(UNLIMITED)('%s is not counted', async (name) => {
  const caller = newCaller();
  for (let n = 0; n < 3; n += 1) expect((await send(name, caller)).statusCode).not.toBe(429);
});
