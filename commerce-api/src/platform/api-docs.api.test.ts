/** The OpenAPI document tells of every call what it is for, what it takes and what it answers. */
import { createTestApp, type TestApp } from '../testing/test-app';

interface Operation {
  summary?: string;
  tags?: string[];
  parameters?: { name: string; in: string }[];
  responses?: Record<string, { content?: Record<string, { schema?: object }> }>;
}

/** Calls whose good answer is no JSON: files, redirects, what a gateway expects. */
const NO_JSON = [
  'GET /api/images/{kind}/{file}',
  'POST /api/release-reports',
  'GET /api/orders/{id}/calendar',
  'GET /api/orders/{id}/invoice',
  'GET /api/file-uploads/{id}/content',
  'PUT /api/file-uploads/{id}/content',
  'GET /api/s/{code}',
  'POST /api/payments/{provider}/notifications',
];

let shop: TestApp;
let operations: [name: string, operation: Operation][];
beforeAll(async () => {
  shop = await createTestApp({ docs: 'document' });
  const document = (await shop.app.inject({ method: 'GET', url: '/api/docs/json' })).json();
  operations = Object.entries(document.paths as Record<string, Record<string, Operation>>).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): [string, Operation] => [
      `${method.toUpperCase()} ${path}`,
      operation,
    ]),
  );
}, 60_000);
afterAll(() => shop?.close());

const namesWhere = (isMissing: (operation: Operation) => boolean) =>
  operations.filter(([, operation]) => isMissing(operation)).map(([name]) => name);

it('names every call, under what it belongs to', () => {
  expect(operations.length).toBeGreaterThan(150);
  // What is for the inside stays out.
  expect(operations.filter(([name]) => !name.includes(' /api/'))).toEqual([]);
  expect(namesWhere(({ summary }) => !summary || summary.length < 5)).toEqual([]);
  expect(namesWhere(({ tags }) => !tags || tags.length === 0)).toEqual([]);
});

it('shows what every call answers', () => {
  const isWithout = ({ responses }: Operation) =>
    !Object.entries(responses ?? {}).some(
      ([status, response]) => status.startsWith('2') && response.content?.['application/json']?.schema,
    );
  expect(namesWhere(isWithout).filter((name) => !NO_JSON.includes(name))).toEqual([]);
});

it('names every parameter of a path', () => {
  const wrong = operations.filter(([name, { parameters }]) => {
    const inPath = [...name.matchAll(/\{([^}]+)\}/g)].map(([, parameter]) => parameter);
    const named = (parameters ?? []).filter((parameter) => parameter.in === 'path').map((parameter) => parameter.name);
    return inPath.sort().join() !== named.sort().join();
  });
  expect(wrong.map(([name]) => name)).toEqual([]);
});
