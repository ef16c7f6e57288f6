/** Checks the documents' SQL against the database and their API examples against the API. */
import pg from 'pg';
import { createTestApp, type TestApp } from '../../../commerce-api/src/testing/test-app';
import { type CodeBlock, positionOf } from './code-blocks';
import { blocksIn, documents, readDocument } from './documents';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp({ docs: 'document' });
}, 60_000);
afterAll(() => shop?.close());

/** Statements of a block with the line below its first one on which each begins. */
function statementsOf({ code }: CodeBlock): { offset: number; text: string }[] {
  let offset = 0;
  return code.split(/;[ \t]*(?:\n|$)/).flatMap((text) => {
    const statement = { offset, text };
    offset += text.split('\n').length;
    return text.trim() === '' ? [] : [statement];
  });
}

it('sql runs on the schema that the migrations make', async () => {
  const client = new pg.Client({ connectionString: shop.database.url });
  await client.connect();
  const failures: string[] = [];
  for (const block of blocksIn('sql')) {
    for (const { offset, text } of statementsOf(block)) {
      await client.query('begin');
      await client.query(text).catch((error: Error) => failures.push(`${positionOf(block, offset)}: ${error.message}`));
      await client.query('rollback');
    }
  }
  await client.end();
  expect(blocksIn('sql').length).toBeGreaterThan(1);
  expect(failures).toEqual([]);
});

/** A call in running text or in a picture: `GET /api/products/{slug}`. */
const CALL = /\b(GET|POST|PUT|PATCH|DELETE) (\/[\w/{}-]*)/g;
/** Examples of calls that a module could add. */
const TYPED_BLOCK = /^```tsx?\n[\s\S]*?^```$/gm;
/** Paths outside of the document's calls, and pages of the shop. */
const OTHER_PATHS = ['/readyz', '/healthz', '/metrics', '/strefa-kobiet/'];

it('calls that guides name are in the OpenAPI document', async () => {
  const { paths } = (await shop.app.inject({ url: '/internal/docs/json' })).json<{
    paths: Record<string, Record<string, unknown>>;
  }>();
  const shapeOf = (path: string) => path.replace(/\{[^}]*\}/g, '{}').replace(/\/$/, '');
  const known = new Set(
    Object.entries(paths).flatMap(([path, calls]) =>
      Object.keys(calls).map((method) => `${method.toUpperCase()} ${shapeOf(path)}`),
    ),
  );
  // Decision records name calls as of their time.
  const guides = documents.filter((file) => !file.startsWith('docs/decisions/'));
  const unknown = guides.flatMap((file) =>
    [...readDocument(file).replace(TYPED_BLOCK, '').matchAll(CALL)].flatMap(([text, method = '', path = '']) => {
      const isKnown = ['', '/api'].some((prefix) => known.has(`${method} ${prefix}${shapeOf(path)}`));
      return isKnown || OTHER_PATHS.includes(path) ? [] : [`${file}: ${text}`];
    }),
  );
  expect(known.size).toBeGreaterThan(100);
  expect(unknown).toEqual([]);
});
