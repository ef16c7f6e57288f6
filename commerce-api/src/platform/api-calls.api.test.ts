/**
 * The tables of calls that the typed client is inferred from, compared with the routes: both ways, without exceptions.
 */
import { apiCalls } from '@aksamit/contracts/api-calls';
import { staffCalls } from '@aksamit/contracts/staff-calls';
import { untypedCalls } from '@aksamit/contracts/untyped-calls';
import { z } from 'zod';
import { createTestApp, type TestApp } from '../testing/test-app';

interface JsonSchema {
  properties?: Record<string, JsonSchema>;
  allOf?: JsonSchema[];
  anyOf?: JsonSchema[];
  $ref?: string;
}
interface Operation {
  parameters?: { name: string; in: string }[];
  requestBody?: { content?: Record<string, { schema?: JsonSchema }> };
  responses?: Record<string, { content?: Record<string, { schema?: JsonSchema }> }>;
}

let shop: TestApp;
let paths: Record<string, Record<string, Operation>>;
let schemas: Record<string, JsonSchema>;

beforeAll(async () => {
  shop = await createTestApp({ docs: 'document' });
  const document = (await shop.app.inject({ method: 'GET', url: '/internal/docs/json' })).json();
  paths = document.paths;
  schemas = document.components?.schemas ?? {};
});
afterAll(() => shop?.close());

function resolve(schema: JsonSchema | undefined): JsonSchema {
  const name = schema?.$ref?.split('/').at(-1);
  return name === undefined ? (schema ?? {}) : resolve(schemas[name]);
}
const namesOf = (schema: JsonSchema | undefined) => Object.keys(resolve(schema).properties ?? {}).sort();
const operationOf = (name: string) => {
  const [method = '', path = ''] = name.split(' ');
  return paths[`/api${path}`]?.[method.toLowerCase()];
};
const contentOf = (content: Record<string, { schema?: JsonSchema }> | undefined) =>
  content?.['application/json']?.schema;

test('the tables name every call of the API, and no other', () => {
  const documented = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/^\/api/, '')}`),
  );
  const named = [...Object.keys(apiCalls), ...Object.keys(staffCalls), ...Object.keys(untypedCalls)];
  expect(named.sort()).toEqual(documented.sort());
  expect(Object.keys(apiCalls).filter((name) => name.includes(' /admin/'))).toEqual([]);
});

test.each(Object.entries({ ...apiCalls, ...staffCalls }))(
  '%s is answered by the API as the table states',
  (name, shape) => {
    const operation = operationOf(name);
    expect(operation).toBeDefined();
    const query = 'query' in shape ? shape.query : null;
    const asked = (operation?.parameters ?? []).filter((parameter) => parameter.in === 'query');
    const filters = query ? namesOf(z.toJSONSchema(query, { io: 'input', unrepresentable: 'any' }) as JsonSchema) : [];
    expect(filters).toEqual(asked.map((parameter) => parameter.name).sort());
    const taken = namesOf(contentOf(operation?.requestBody?.content)).filter((field) => field !== '_method');
    const body = 'body' in shape ? shape.body : null;
    const named = body ? namesOf(z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }) as JsonSchema) : [];
    // Bodies that are a choice of shapes have no fields of their own.
    if (taken.length > 0 && named.length > 0) expect(named).toEqual(taken);
    const [answer] = ['200', '201', '202'].flatMap((status) => operation?.responses?.[status] ?? []);
    const data = resolve(contentOf(answer?.content)).properties?.data;
    const answered = namesOf(data);
    const promised = namesOf(z.toJSONSchema(shape.data, { io: 'output', unrepresentable: 'any' }) as JsonSchema);
    for (const field of promised) expect(answered).toContain(field);
  },
);
