import { call } from '../testing/call';
import { startTestServer, type TestServer } from '../testing/start-test-server';

let shop: TestServer;
beforeAll(async () => {
  shop = await startTestServer(
    [
      { name: 'shell' },
      {
        name: 'stuck',
        server: 'exports.module = { contract: 1, render: () => { for (;;); } };',
        pages: [{ name: 'page', layout: 'plain', rendering: 'public', patterns: { pl: ['/stuck/'], en: ['/stuck/'] } }],
      },
    ],
    { config: { renderDeadlineMs: 50, renderAnswerMs: 100 } },
  );
});
afterAll(() => shop.close());

test('a visitor does not wait for a rendering that its worker still gives time', async () => {
  // Ensures that a worker is ready: the visitor must not wait for want of one.
  expect((await call(shop.origin, { path: '/nothing/' })).status).toBe(404);
  const before = shop.logged.length;
  const { status, text, headers } = await call(shop.origin, { path: '/stuck/' });
  expect(status).toBe(200);
  expect(text).toContain('<div id="shell-header" data-ssr><header');
  expect(text).toMatch(/data-module="stuck"[^>]*><div data-skeleton/);
  expect(headers['cache-control']).toBe('no-store');
  // The rendering's deadline has not passed: nothing was ended or reported yet.
  expect(shop.logged.slice(before)).toEqual([]);
});
