/**
 * The document of the public address as an outside program receives it: no token in it, and the gateway's own rules.
 */
import { createTestApp, type TestApp } from '../../testing/test-app';
import type { DocumentedOperation } from './common-errors';

interface Document {
  servers: { url: string }[];
  paths: Record<string, Record<string, DocumentedOperation>>;
  components: { securitySchemes: Record<string, { in?: string; name?: string; scheme?: string }> };
}

let shop: TestApp;
let inner: Document;
let outer: Document;
beforeAll(async () => {
  shop = await createTestApp({ docs: 'document', env: { PUBLIC_ORIGIN: 'https://aksamit.example' } });
  const read = async (url: string): Promise<Document> => (await shop.app.inject({ method: 'GET', url })).json();
  inner = await read('/internal/docs/json');
  outer = await read('/api/docs/json');
});
afterAll(() => shop?.close());

const operationsOf = ({ paths }: Document) =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ name: `${method.toUpperCase()} ${path}`, operation })),
  );

it('has the same calls as the inner one, at the public address', () => {
  expect(operationsOf(outer).map(({ name }) => name)).toEqual(operationsOf(inner).map(({ name }) => name));
  expect(outer.servers.map(({ url }) => url)).toEqual(['https://aksamit.example']);
  expect(inner.servers.map(({ url }) => url)).toEqual(['/']);
});

it('names no token anywhere, which the inner one does', () => {
  const tokens = /"(?:authToken|orderToken|deviceToken)"/;
  expect(JSON.stringify(inner)).toMatch(tokens);
  expect(JSON.stringify(outer)).not.toMatch(tokens);
});

it('asks whatever changes something where it comes from, and nobody else', () => {
  const asks = ({ operation }: { operation: DocumentedOperation }) =>
    (operation.parameters ?? []).some(({ $ref }) => $ref === '#/components/parameters/origin');
  const unasked = operationsOf(outer).filter((one) => !one.name.startsWith('GET ') && !asks(one));
  expect(unasked.map(({ name }) => name)).toEqual(['POST /api/payments/{provider}/notifications']);
  expect(operationsOf(outer).filter((one) => one.name.startsWith('GET ') && asks(one))).toEqual([]);
  const refused = outer.paths['/api/cart-items']?.post?.responses['403'];
  expect(refused?.['x-codes']).toEqual(['cross_origin', 'market_slug_required']);
});

it('opens what needs a login by the session’s cookie, and orders by theirs as well', () => {
  expect(Object.values(outer.components.securitySchemes).map((scheme) => scheme.name ?? scheme.scheme)).toEqual([
    'session',
    'order-tokens',
    'bearer',
  ]);
  expect(outer.paths['/api/admin/orders']?.get?.security).toEqual([{ session: [] }, { apiKey: [] }]);
  expect(outer.paths['/api/admin/users']?.get?.security).toEqual([{ session: [] }]);
  expect(outer.paths['/api/me']?.get?.security).toEqual([{ session: [] }]);
  expect(outer.paths['/api/orders/{id}']?.get?.security).toEqual([{ session: [] }, { orderTokens: [] }]);
  expect(outer.paths['/api/products']?.get?.security).toEqual([]);
  expect(inner.paths['/api/me']?.get?.security).toEqual([{ bearer: [] }]);
});

it('gives every call a name of its own, and parameters examples of their own type', () => {
  const names = operationsOf(outer).map(({ operation }) => operation.operationId);
  expect(new Set(names).size).toBe(names.length);
  const page = outer.paths['/api/products']?.get?.parameters?.find(({ name }) => name === 'perPage');
  expect(typeof page?.example).toBe('number');
  expect(operationsOf(outer).filter(({ name }) => name.includes('*'))).toEqual([]);
});
