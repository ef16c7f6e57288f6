/** The OpenAPI document states for every call its purpose, its parameters and all its responses, with examples. */
import { errorEnvelope } from '@aksamit/contracts';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { isErrorCode } from '../messages';
import { documentedPath } from '.';
import type { DocumentedOperation, DocumentedResponse } from './common-errors';

interface Operation extends DocumentedOperation {
  summary?: string;
  tags?: string[];
}

interface Document {
  paths: Record<string, Record<string, Operation>>;
  tags: { name: string; description: string }[];
  components: Record<'examples' | 'parameters' | 'schemas', Record<string, { value?: unknown; name?: string }>>;
}

/** Calls whose success response is not JSON: files, redirects, what a gateway expects. */
const NO_JSON = [
  'GET /api/documents/{name}',
  'GET /api/images/{kind}/{file}',
  'POST /api/release-reports',
  'GET /api/orders/{id}/calendar',
  'GET /api/orders/{id}/invoice',
  'GET /api/admin/orders/{id}/invoices/{number}',
  'GET /api/file-uploads/{id}/content',
  'PUT /api/file-uploads/{id}/content',
  'GET /api/s/{code}',
  'POST /api/payments/{provider}/notifications',
];
/** Internal routes: health, metrics, requests of page servers, and the document itself. */
const INSIDE = /^[A-Z]+ (\/(healthz|readyz|metrics)|\/internal\/[a-z/-]+|\/api\/docs\/json)$/;

let shop: TestApp;
let document: Document;
let operations: [name: string, operation: Operation][];
beforeAll(async () => {
  shop = await createTestApp({ docs: 'document' });
  document = (await shop.app.inject({ method: 'GET', url: '/internal/docs/json' })).json();
  operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): [string, Operation] => [
      `${method.toUpperCase()} ${path}`,
      operation,
    ]),
  );
});
afterAll(() => shop?.close());

const namesWhere = (isMissing: (operation: Operation, name: string) => boolean) =>
  operations.filter(([name, operation]) => isMissing(operation, name)).map(([name]) => name);
const answersOf = ({ responses }: Operation): [status: string, response: DocumentedResponse][] =>
  Object.entries(responses);
const jsonOf = (response: DocumentedResponse | undefined) => response?.content?.['application/json'];

it('has every route that is served, and no other', () => {
  const served = shop.app
    .servedRoutes()
    .map(documentedPath)
    .filter((route) => !/^(HEAD|OPTIONS) /.test(route) && !INSIDE.test(route));
  expect([...new Set(served)].sort()).toEqual(operations.map(([name]) => name).sort());
});

it('names every call, under what it belongs to', () => {
  expect(operations.length).toBeGreaterThan(180);
  expect(namesWhere(({ summary }) => !summary || summary.length < 5)).toEqual([]);
  expect(namesWhere(({ tags }) => !tags || tags.length === 0)).toEqual([]);
  expect(document.tags.filter(({ description }) => description === '').map(({ name }) => name)).toEqual([]);
});

it('shows what every call answers', () => {
  const isWithout = (operation: Operation) =>
    !answersOf(operation).some(([status, response]) => status.startsWith('2') && jsonOf(response)?.schema);
  expect(namesWhere(isWithout).filter((name) => !NO_JSON.includes(name))).toEqual([]);
  expect(namesWhere((operation) => !answersOf(operation).some(([status]) => /^[23]/.test(status)))).toEqual([]);
});

it('names every parameter of a path, and has an example of each', () => {
  const wrong = operations.filter(([name, { parameters }]) => {
    const inPath = [...name.matchAll(/\{([^}]+)\}/g)].map(([, parameter]) => parameter);
    const named = (parameters ?? []).filter((parameter) => parameter.in === 'path');
    return (
      inPath.sort().join() !==
      named
        .filter(({ example }) => example !== undefined)
        .map((parameter) => parameter.name)
        .sort()
        .join()
    );
  });
  expect(wrong.map(([name]) => name)).toEqual([]);
});

it('has an example of every body and of every answer in JSON', () => {
  const bodies = namesWhere(({ requestBody }) =>
    Object.entries(requestBody?.content ?? {}).some(([type, { examples }]) => type === 'application/json' && !examples),
  );
  expect(bodies).toEqual([]);
  const hasJsonContent = ([status, response]: [string, DocumentedResponse]) =>
    status.startsWith('2') && jsonOf(response)?.schema !== undefined;
  const answers = namesWhere((operation) => {
    const good = answersOf(operation).filter(hasJsonContent);
    return good.length > 0 && !good.some(([, response]) => jsonOf(response)?.examples);
  });
  expect(answers).toEqual([]);
});

it('states the errors of every call by code, with examples in both languages that are what the API answers', () => {
  const codes = operations.flatMap(([, operation]) =>
    answersOf(operation).flatMap(([, response]) => response['x-codes'] ?? []),
  );
  expect([...new Set(codes)].filter((code) => !isErrorCode(code))).toEqual([]);
  for (const code of new Set(codes)) {
    for (const locale of ['pl', 'en']) {
      const { value } = document.components.examples[`${code}.${locale}`] ?? {};
      const { error } = errorEnvelope.strict().parse(value);
      expect(error.code).toBe(code);
      expect(error.message).not.toMatch(/[{}]/);
    }
  }
  expect(namesWhere(({ responses }) => !responses.default)).toEqual([]);
  // A call without a limit is never refused for too many requests.
  expect(namesWhere(({ responses }) => !responses['429'])).toEqual([
    'GET /api/version',
    'GET /api/images/{kind}/{file}',
  ]);
  const staff = namesWhere(
    ({ responses }, name) => name.includes('/admin/') && !(responses['401'] && responses['403']),
  );
  expect(staff).toEqual([]);
});

it('refers to nothing that is not there', () => {
  const parts = new Set(
    Object.entries(document.components).flatMap(([kind, entries]) =>
      Object.keys(entries).map((name) => `#/components/${kind}/${name}`),
    ),
  );
  const referred = [...JSON.stringify(document).matchAll(/"\$ref":"(#\/components\/[^"]+)"/g)].map(([, ref]) => ref);
  expect(referred.length).toBeGreaterThan(1000);
  expect([...new Set(referred)].filter((ref) => !parts.has(ref ?? ''))).toEqual([]);
});
