import { call } from '../testing/call';
import { startGoodsServer } from '../testing/start-goods-server';
import type { TestServer } from '../testing/start-test-server';
import { SPECULATION_RULES } from './document/speculation-rules';

const redirects = [{ from: '/towar/przeniesiony/', to: '/towar/nowy/', status: 301 }];
let shop: TestServer;
beforeAll(async () => {
  shop = await startGoodsServer(redirects);
});
afterAll(() => shop.close());

const PRERENDER = { 'sec-purpose': 'prefetch;prerender' };
const get = (path: string, headers: Record<string, string> = {}) => call(shop.origin, { path, headers });

test('a public page is sent ahead as it is to its visitor, and sets no cookie', async () => {
  const ahead = await get('/towar/wczesny/', PRERENDER);
  expect(ahead).toMatchObject({ status: 200, cookies: [] });
  const opened = await get('/towar/wczesny/');
  expect(ahead.text).toBe(opened.text);
  const { date: _, 'cache-control': cacheControl, ...headers } = ahead.headers;
  expect(opened.headers).toMatchObject(headers);
  expect(cacheControl).toMatch(/^public, max-age=0, s-maxage=1/);
  expect((await get('/towar/wczesny/', { 'sec-purpose': 'prefetch' })).status).toBe(200);
});

test.each([
  ['a private page', '/koszyk/'],
  ['a page that is not found', '/towar/missing/'],
  ['an address that nothing claims', '/nic/takiego/'],
  ['a redirect of a module', '/en/goods/old/'],
  ['a former address', '/produkt/pen/'],
  ['an address that staff redirect', '/towar/przeniesiony/'],
  ['an address without its last slash', '/towar/pen'],
  ['a page that its module fails to render', '/throws/'],
  ['the link of an order', '/towar/pen/?order-token=abc'],
])('%s is not sent ahead', async (_, path) => {
  const { status, headers, cookies, text } = await get(path, PRERENDER);
  expect({ status, cookies, text }).toEqual({ status: 503, cookies: [], text: '' });
  expect(headers).toMatchObject({ 'cache-control': 'no-store' });
  expect(headers.location).toBeUndefined();
});

test('a page names its version where its scripts can read it: that of its ETag', async () => {
  const { headers } = await get('/towar/wersja/');
  const [, version] = /"(.+)"/.exec(String(headers.etag)) ?? [];
  expect(version).toHaveLength(22);
  expect(headers['server-timing']).toBe(`page;desc="${version}"`);
});

test('only public pages have the rules for marked links, and their policy allows those alone', async () => {
  const page = await get('/towar/pen/');
  expect(page.text).toContain(`<script type="speculationrules">${SPECULATION_RULES}</script>`);
  expect(String(page.headers['content-security-policy'])).not.toContain('inline-speculation-rules');
  expect((await get('/koszyk/')).text).not.toContain('speculationrules');
});
