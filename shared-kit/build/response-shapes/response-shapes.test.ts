import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { misfitOf } from '@aksamit/contracts/response-shape';
import { WITHHELD_TOKENS } from '@aksamit/contracts/withheld-tokens';
import { readRecording } from '../write-examples';
import { callNames, responseShapes } from './response-shapes';
import { usedCalls } from './used-calls';

const all = responseShapes(callNames);
const recording: Record<string, { status: number; answer?: { data?: unknown } }> = JSON.parse(
  readRecording(join(__dirname, '../../..')),
);
const recorded = callNames.flatMap((name) => {
  const { status = 0, answer } = recording[name] ?? {};
  return status >= 200 && status < 300 && answer ? [[name, answer.data] as const] : [];
});

test('most calls are recorded', () => {
  expect(recorded.length).toBeGreaterThan(callNames.length * 0.8);
});

/** As the gateway passes it on. */
const received = (data: unknown): unknown =>
  JSON.parse(JSON.stringify(data), (name, value) => (WITHHELD_TOKENS.has(name) ? undefined : value));

test.each(recorded)('what the API answers to %s fits its shape, with and without its tokens', (name, data) => {
  expect([misfitOf(all, name, data), misfitOf(all, name, received(data))]).toEqual([undefined, undefined]);
});

test('the gateway withholds tokens of recorded responses', () => {
  const holding = recorded.filter(([, data]) => JSON.stringify(received(data)) !== JSON.stringify(data));
  expect(holding.map(([name]) => name)).toEqual(
    expect.arrayContaining(['POST /orders', 'POST /users', 'POST /users/token']),
  );
});

const paths = (value: unknown, path: (string | number)[] = []): (string | number)[][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => [[...path, key], ...paths(inner, [...path, key])])
    : [];

/** A copy with one value replaced; undefined: left out. */
function changed(data: unknown, path: readonly (string | number)[], value: unknown): unknown {
  const copy = structuredClone(data);
  const [last = ''] = path.slice(-1);
  let parent = Object(copy);
  for (const step of path.slice(0, -1)) parent = parent[step];
  if (value === undefined) delete parent[last];
  else parent[last] = value;
  return copy;
}

const cart = recording['GET /carts']?.answer?.data;

test('each field of another kind is found by its path, which holds no values', () => {
  const wrong = { unexpected: 'Anna Nowak' };
  const fields = paths(cart);
  expect(fields.length).toBeGreaterThan(50);
  for (const path of fields) {
    const misfit = misfitOf(all, 'GET /carts', changed(cart, path, wrong));
    // Objects get an unknown field and lose their own: the first of those is named.
    expect(`${misfit}.`).toContain(`data.${path.join('.')}.`);
    expect(misfit).not.toContain('Anna');
  }
});

test.each([
  ['a field that is not there', ['cart', 'id'], undefined, 'data.cart.id'],
  ['null where there must be a text', ['cart', 'id'], null, 'data.cart.id'],
  ['a fraction where there must be an integer', ['cart', 'amountDue'], 0.5, 'data.cart.amountDue'],
  ['no data at all', ['cart'], undefined, 'data.cart'],
])('%s is a misfit', (_what, path, value, misfit) => {
  expect(misfitOf(all, 'GET /carts', changed(cart, path, value))).toBe(misfit);
});

test('fields that a newer API adds are allowed, and calls without a shape are not judged', () => {
  expect(misfitOf(all, 'GET /carts', changed(cart, ['cart', 'addedLater'], 1))).toBeUndefined();
  expect(misfitOf(all, 'DELETE /users/password', null)).toBeUndefined();
});

test('of a choice the member that comes closest is named', () => {
  const shapes = { list: [], calls: { x: { u: ['0', { o: { a: 's', b: 'n' } }] } } } as const;
  expect([null, { a: 's', b: 1 }, { a: 's', b: 's' }, 1].map((value) => misfitOf(shapes, 'x', value))).toEqual([
    undefined,
    undefined,
    'data.b',
    'data',
  ]);
});

test('the calls of a module are those that its sources name, its tests apart', () => {
  const folder = mkdtempSync(join(tmpdir(), 'calls-'));
  try {
    mkdirSync(join(folder, 'api'));
    writeFileSync(join(folder, 'api/one.ts'), `callApi(http, 'GET /me'); callApi(http, "GET /carts"); 'GET /nothing';`);
    writeFileSync(join(folder, 'api/sent.ts'), `void sendToApi(http, 'POST /consents', { body });`);
    writeFileSync(join(folder, 'one.test.ts'), `http.answer('POST /orders', () => ({}));`);
    expect(usedCalls([folder])).toEqual(['GET /carts', 'GET /me']);
    // The kit as it comes from a registry: scripts beside their types.
    writeFileSync(join(folder, 'two.js'), `callApi(http, "GET /version");`);
    writeFileSync(join(folder, 'two.d.ts'), `type Other = 'POST /orders';`);
    expect(usedCalls([folder])).toEqual(['GET /carts', 'GET /me', 'GET /version']);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
