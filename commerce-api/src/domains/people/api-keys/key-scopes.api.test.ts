/** Every call of the API times every scope of a key, generated from the OpenAPI document, as roles are. */
import { randomUUID } from 'node:crypto';
import { API_KEY_SCOPES } from '@aksamit/contracts/staff';
import { type MadeKey, makeKey } from '../../../testing/api-keys';
import { createTestApp, type TestApp } from '../../../testing/test-app';
import { KEY_SCOPES } from '../staff';

interface Operation {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  scopes: readonly string[];
}

let shop: TestApp;
let operations: Operation[];

beforeAll(async () => {
  shop = await createTestApp({ docs: 'document' });
  const document = (await shop.app.inject({ method: 'GET', url: '/internal/docs/json' })).json();
  const paths: [string, Record<string, { 'x-key-scopes'?: string[] }>][] = Object.entries(document.paths);
  operations = paths.flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      method: method.toUpperCase() as Operation['method'],
      path,
      scopes: operation['x-key-scopes'] ?? [],
    })),
  );
});
afterAll(() => shop.close());

const fill = (path: string) => path.replace(/\{[^}]+\}/g, randomUUID());

test('each call of the table is one of the API, a read of the staff area, and the document names its scopes', () => {
  const listed = Object.entries(KEY_SCOPES).flatMap(([scope, calls]) =>
    calls.map((call) => `${scope}: ${call.replace(/:(\w+)/g, '{$1}')}`),
  );
  const documented = operations.flatMap(({ method, path, scopes }) =>
    scopes.map((scope) => `${scope}: ${method} ${path.replace(/^\/api/, '')}`),
  );
  expect(listed.sort()).toEqual(documented.sort());
  expect(documented.filter((line) => !/^\w+: GET \/admin\//.test(line))).toEqual([]);
});

test.each(API_KEY_SCOPES)(
  'a key with %s makes its calls, and no other: nothing that changes, nothing of a customer, nothing public',
  async (scope) => {
    const { headers }: MadeKey = await makeKey(shop, [scope]);
    const wrong: string[] = [];
    for (const { method, path, scopes } of operations) {
      const body = method === 'GET' ? undefined : {};
      const answer = await shop.call(method, fill(path), { headers, body });
      const { statusCode } = answer;
      const isRight = scopes.includes(scope)
        ? statusCode !== 401 && statusCode !== 403 && statusCode < 500
        : statusCode === 403 && answer.json().error.code === 'key_scope_missing';
      if (!isRight) wrong.push(`${method} ${path}: ${statusCode}`);
    }
    expect(operations.length).toBeGreaterThan(200);
    expect(wrong).toEqual([]);
  },
);

test('a refusal names the scopes that would do', async () => {
  const { headers } = await makeKey(shop, ['content']);
  const refused = await shop.call('GET', '/api/admin/orders', { headers });
  expect(refused.json().error).toEqual({
    code: 'key_scope_missing',
    message: 'Ten klucz API nie pozwala na to wywołanie',
    details: { scopes: ['orders'] },
  });
});
