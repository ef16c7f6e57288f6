/** No input makes a 5xx, on any route of the API. */
import { createTestApp, type TestApp } from '../testing/test-app';

let shop: TestApp;
let operations: { method: 'GET' | 'POST' | 'PUT' | 'DELETE'; path: string }[];
beforeAll(async () => {
  shop = await createTestApp({ docs: 'document' });
  const document = (await shop.app.inject({ method: 'GET', url: '/internal/docs/json' })).json();
  operations = Object.entries(document.paths as Record<string, object>).flatMap(([path, methods]) =>
    (['GET', 'POST', 'PUT', 'DELETE'] as const)
      .filter((method) => method.toLowerCase() in methods)
      .map((method) => ({ method, path })),
  );
});
afterAll(() => shop?.close());

const NASTY_SEGMENTS = [
  '%00',
  '%C3%28',
  '%F0%9F%92%A9',
  '9223372036854775808',
  '-1',
  '1e400',
  "'%20or%201=1--",
  '..%2F..%2Fetc%2Fpasswd',
  'a'.repeat(199),
  'a'.repeat(5000),
  '%25',
  '__proto__',
  'null',
];
const NASTY_QUERIES = [
  'page=99999999999999999999',
  'page[]=1',
  'q=%00',
  'q=%C3%28',
  'q=a&q=b',
  'lat=1e999&lng=1',
  'category=%00',
  'perPage=1.5',
  'sort=%00',
  '__proto__[x]=1',
  'a'.repeat(3000),
];
const NASTY_BODIES: unknown[] = [
  null,
  [],
  'text',
  1e308,
  true,
  { a: '\u0000' },
  { cartId: '99999999999999999999', itemId: '-1', quantity: 1e21 },
  { uniqueId: '\ud800' },
  { email: 'a'.repeat(20_000) },
  { _method: 'PUT' },
  { _method: ['DELETE'] },
  { code: { $gt: '' } },
  deep(500),
  { constructor: { prototype: {} } },
];
const NASTY_HEADERS: Record<string, string>[] = [
  { 'accept-language': `${'x,'.repeat(500)}` },
  { 'accept-language': ';;;q=;' },
  { authorization: 'Bearer ' },
  { authorization: `Bearer ${'x'.repeat(5000)}` },
  { 'visitor-unique-id': "pl_'; drop--" },
  { 'order-token': ','.repeat(500) },
  { 'idempotency-key': '\u00e9'.repeat(8) },
  { 'market-slug': '__proto__' },
  { 'if-none-match': '"'.repeat(100) },
  { 'content-type': 'application/json; charset=utf-99' },
  { 'content-type': 'multipart/form-data' },
];

function deep(levels: number): unknown {
  let value: unknown = 'x';
  for (let level = 0; level < levels; level += 1) value = { value };
  return value;
}

const fill = (path: string, segment: string) => path.replace(/\{[^}]+\}/g, segment);

it('knows all routes', () => {
  expect(operations.length).toBeGreaterThan(15);
});

it('answers nasty paths below 500', async () => {
  const failures: string[] = [];
  for (const { method, path } of operations.filter((operation) => operation.path.includes('{'))) {
    for (const segment of NASTY_SEGMENTS) {
      const answer = await shop.call(method, fill(path, segment));
      if (answer.statusCode >= 500 || answer.statusCode < 300)
        failures.push(`${method} ${path} ${segment.slice(0, 30)}: ${answer.statusCode}`);
    }
  }
  expect(failures).toEqual([]);
});

it('answers nasty queries below 500', async () => {
  const failures: string[] = [];
  for (const { method, path } of operations.filter((operation) => operation.method === 'GET')) {
    for (const query of NASTY_QUERIES) {
      const answer = await shop.call(method, `${fill(path, '1')}?${query}`);
      if (answer.statusCode >= 500)
        failures.push(`${method} ${path}?${query.slice(0, 30)}: ${answer.statusCode} ${answer.body}`);
    }
  }
  expect(failures).toEqual([]);
});

it('answers nasty bodies below 500', async () => {
  const failures: string[] = [];
  for (const { method, path } of operations.filter((operation) => operation.method !== 'GET')) {
    for (const body of NASTY_BODIES) {
      const answer = await shop.call(method, fill(path, '1'), {
        body,
        headers: { 'visitor-unique-id': 'pl_badinput0000', 'idempotency-key': 'nasty-key-0001' },
      });
      if (answer.statusCode >= 500)
        failures.push(`${method} ${path} ${JSON.stringify(body)?.slice(0, 40)}: ${answer.statusCode} ${answer.body}`);
    }
  }
  expect(failures).toEqual([]);
});

it('answers nasty headers below 500', async () => {
  const failures: string[] = [];
  for (const { method, path } of operations) {
    for (const headers of NASTY_HEADERS) {
      const answer = await shop.call(method, fill(path, '1'), { headers, body: method === 'GET' ? undefined : '{}' });
      if (answer.statusCode >= 500)
        failures.push(`${method} ${path} ${JSON.stringify(headers).slice(0, 50)}: ${answer.statusCode} ${answer.body}`);
    }
  }
  expect(failures).toEqual([]);
});
