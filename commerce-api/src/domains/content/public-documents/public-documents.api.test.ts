import { createTestApp, type TestApp } from '../../../testing/test-app';
import { publicDocuments } from './index';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop?.close());

const get = (name: string, headers = {}) => shop.app.inject({ method: 'GET', url: `/api/documents/${name}`, headers });

test.each(Object.entries(publicDocuments))('%s is served to anybody, without a market', async (name, { locale }) => {
  const answer = await get(name);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-language': locale,
    'content-disposition': `attachment; filename="${name}"`,
    'cache-control': 'public, max-age=3600',
  });
  expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
});

test('a document that the client has already is not sent again', async () => {
  const { headers } = await get('eu-projects.pdf');
  const again = await get('eu-projects.pdf', { 'if-none-match': String(headers.etag) });
  expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
});

test.each(['nothing.pdf', 'constructor', 'eu-projects.doc'])('%s: 404', async (name) => {
  expect((await get(name)).statusCode).toBe(404);
});
