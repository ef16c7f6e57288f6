import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { integrityOf } from '@aksamit/release';
import { EARLY_SESSION } from '../isomorphic/early-session-script';
import { call } from '../testing/call';
import { goodAndBadReleases } from '../testing/good-and-bad-releases';
import { inlineOf, startGoodsServer } from '../testing/start-goods-server';
import type { TestServer } from '../testing/start-test-server';

const redirects = [
  { id: '1', from: '/stare/', to: '/towar/nowe/', status: 301 },
  { id: '2', from: '/en/stare', to: '/en/goods/new/', status: 302 },
  { id: '3', from: '/usuniete/', to: '/', status: 410 },
];

let shop: TestServer;
beforeAll(async () => {
  shop = await startGoodsServer(redirects);
});
afterAll(() => shop.close());

const get = (path: string, headers: Record<string, string> = {}) => call(shop.origin, { path, headers });
const APP_PRELOAD = `<link rel="preload" as="script" fetchpriority="low" href="/assets/goods/1.0.0/browser/app.js" integrity="${integrityOf('app')}">`;

test('a private page is never cached, has header and footer, and is filled by the browser', async () => {
  const { text, headers, status } = await get('/koszyk/');
  expect(status).toBe(200);
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
  expect(headers.etag).toBeUndefined();
  expect(text).toContain('<div id="shell-header" data-ssr><header');
  expect(text).toMatch(
    /data-module="goods" data-version="1.0.0" data-page="cart" data-layout="checkout"><div data-skeleton/,
  );
  expect(text.slice(0, text.indexOf('</head>'))).toContain(APP_PRELOAD);
  // Without scripts the page has a heading and states what to do.
  const [, noScript = ''] = /<main[^>]*><noscript>(.*?)<\/noscript>/s.exec(text) ?? [];
  expect(noScript).toContain('<h1>Ta strona potrzebuje JavaScriptu</h1>');
  expect(noScript).toContain('<a href="tel:+48221001010">+48 22 100 10 10</a>');
  expect((await get('/en/cart/')).text).toContain('<h1>This page needs JavaScript</h1>');
  // The session is requested before any script is loaded.
  expect(text).toContain(`<script>${EARLY_SESSION}</script></body>`);
  expect(text).toContain('<meta name="robots" content="noindex">');
});

test('a workspace has header and footer ready, hidden, for the way back into the shop', async () => {
  const { text } = await get('/biurko/');
  expect(text).toContain('<div id="shell-header" data-ssr hidden><header');
  expect(text).toMatch(/<div id="shell-footer"[^>]* hidden>/);
  expect(text).toContain('data-layout="workspace"');
  expect((await get('/koszyk/')).text).toMatch(/<div id="shell-footer"(?![^>]* hidden)[^>]*>/);
});

test.each(['throws', 'slow', 'loop', 'exit', 'syntax', 'bare'])(
  'the page of a module that is broken (%s) stands',
  async (name) => {
    const { status, text, headers } = await get(`/${name}/`);
    expect(status).toBe(200);
    expect(text).toContain('<div id="shell-header" data-ssr><header');
    expect(text).toContain('<footer');
    expect(text).toMatch(new RegExp(`data-module="${name}"[^>]*data-layout="plain"><div data-skeleton`));
    expect(headers['cache-control']).toBe('no-store');
    expect((await get('/towar/fine/')).status).toBe(200);
  },
);

test('an unhandled rejection costs no page', async () => {
  expect((await get('/unhandled/')).text).toContain('<p>ok</p>');
});

test('a path that nobody claims is a 404 with header and footer', async () => {
  const { status, text } = await get('/nie-ma/');
  expect(status).toBe(404);
  expect(text).toContain('<header');
  expect(inlineOf(text).match).toBeNull();
});

test.each([
  ['/towar/pen', 301, '/towar/pen/'],
  ['/towar/pen?a=1&b=%20', 301, '/towar/pen/?a=1&b=%20'],
  ['/pl/towar/pen/?a=1', 301, '/towar/pen/?a=1'],
  ['/pl', 301, '/'],
  ['/en/towar/pen/', 301, '/en/goods/pen/'],
  ['/gb/towar/pen?x=1', 301, '/gb/goods/pen/?x=1'],
  ['/produkt/pen/', 301, '/towar/pen/'],
  ['/stare/?utm=1', 301, '/towar/nowe/?utm=1'],
  ['/stare', 301, '/towar/nowe/'],
  ['/en/stare/', 302, '/en/goods/new/'],
  ['//evil.example/x/', 301, '/evil.example/x/'],
  ['/\\evil.example/', 301, '/evil.example/'],
])('%s is answered %s to %s', async (path, status, location) => {
  const answered = await get(path);
  expect([answered.status, answered.headers.location]).toEqual([status, location]);
});

test.each([
  ['/towar/pen/', 200],
  ['/towar/pen', 301],
  ['/koszyk/?order-token=x', 303],
  ['/nie-ma/', 404],
  ['/usuniete/', 410],
  [`/${'x'.repeat(2100)}/`, 414],
  ['/assets/goods/1.0.0/browser/app.js', 200],
  ['/assets/goods/1.0.0/browser/none.js', 404],
  ['/api/nothing', 404],
  ['/api/x%2fy', 404],
  ['/sandbox/', 404],
  ['/release-preview/', 403],
  ['/internal/changes', 404],
  ['/healthz', 200],
  ['/readyz', 200],
  ['/robots.txt', 200],
  ['/sitemap-xx-pages-1.xml', 404],
])('%s is strict about https, and only there', async (path, status) => {
  const strict = await get(path, { 'x-forwarded-proto': 'https' });
  expect([strict.status, strict.headers['strict-transport-security']]).toEqual([
    status,
    'max-age=63072000; includeSubDomains',
  ]);
  expect((await get(path)).headers['strict-transport-security']).toBeUndefined();
});

test('a removed page is answered 410 by a page of the shop with ways on, for any query, never as found', async () => {
  const { status, text, headers } = await get('/usuniete/?utm_source=x');
  expect([status, headers['content-type']]).toEqual([410, 'text/html; charset=utf-8']);
  expect(text).toContain('<h1>Tej strony już nie ma</h1>');
  expect(text).toContain('<meta name="robots" content="noindex">');
  expect(text).toContain('<header');
  expect(text).toContain('<footer');
  expect(text).not.toContain('rel="canonical"');
  expect((await call(shop.origin, { path: '/usuniete/', method: 'POST' })).status).not.toBe(200);
});

test.each([
  ['POST', '/towar/pen/', 403],
  ['GET', `/${'x'.repeat(2100)}/`, 414],
  ['GET', '/%E0%A4%A/', 404],
])('%s of an odd address is refused politely', async (method, path, status) => {
  expect((await call(shop.origin, { method, path })).status).toBe(status);
});

describe('assets', () => {
  test('are served for good, compressed, with their type', async () => {
    const plain = await get('/assets/goods/1.0.0/browser/big.js');
    expect(plain.text).toHaveLength(5000);
    expect(plain.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript; charset=utf-8',
    });
    const br = await get('/assets/goods/1.0.0/browser/big.js', { 'accept-encoding': 'br' });
    expect(br.body.length).toBeLessThan(100);
    expect(brotliDecompressSync(br.body).toString()).toBe(plain.text);
    expect(
      (await get('/assets/shell/1.0.0/fonts/x.woff2', { 'accept-encoding': 'br' })).headers['content-encoding'],
    ).toBeUndefined();
  });

  test.each([
    'server.cjs',
    'examples.json',
    'manifest.json',
    '..%2fmanifest.json',
    'browser/none.js',
    '.br/browser/app.js',
  ])('%s of a release is nobody’s business', async (path) => {
    expect((await get(`/assets/goods/1.0.0/${path}`)).status).toBe(404);
    expect((await get(`/assets/goods/9.9.9/${path}`)).status).toBe(404);
  });
});

test.each([
  ['/healthz', 'application/json', '"status":'],
  ['/readyz', 'application/json', '"ready"'],
  ['/robots.txt', 'text/plain', 'Sitemap: http://shop.example/sitemap.xml'],
  // Pictures in pages and structured data are fetched from the API.
  ['/robots.txt', 'text/plain', 'Disallow: /api/\nAllow: /api/images/\nAllow: /api/documents/\n'],
  ['/favicon.ico', 'image/svg+xml', '<svg'],
  ['/app.webmanifest', 'application/manifest+json', '"start_url":"/"'],
  ['/en/app.webmanifest', 'application/manifest+json', '"start_url":"/en/"'],
])('%s answers', async (path, type, part) => {
  const { status, headers, text } = await get(path);
  expect([status, String(headers['content-type']).split(';')[0]]).toEqual([200, type]);
  expect(text).toContain(part);
});

test('an app is of a market and a language that there are, and its pages name it', async () => {
  expect((await get('/xx/app.webmanifest')).status).toBe(404);
  const { text } = await get('/en/app.webmanifest');
  expect(JSON.parse(text)).toMatchObject({ lang: 'en', scope: '/en/', display: 'standalone' });
  expect((await get('/towar/live/')).text).toContain('<link rel="manifest" href="/app.webmanifest">');
});

test('of the site map there are the parts of its markets; what hangs on the API waits for it', async () => {
  for (const path of ['/sitemap-xx-pages-1.xml', '/sitemap-pl-nothing-1.xml']) {
    expect([path, (await get(path)).status]).toEqual([path, 404]);
  }
  for (const path of ['/sitemap.xml', '/sitemap-pl-pages-1.xml', '/sitemap-pl-salons-1.xml']) {
    const { status, headers } = await get(path);
    expect([path, status, headers['cache-control'], headers['retry-after']]).toEqual([path, 503, 'no-store', '30']);
  }
});

test('a new release is live without a restart; a record that cannot be read changes nothing', async () => {
  const untilPage = async (part: string) => {
    for (;;) {
      const { text } = await get('/towar/live/');
      if (text.includes(part)) return text;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
  await untilPage('data-version="1.0.0"');
  const goods = goodAndBadReleases.find(({ name }) => name === 'goods');
  if (!goods) throw new Error('no goods');
  await shop.publish({ ...goods, version: '1.1.0' });
  await untilPage('data-version="1.1.0"');
  expect((await get('/assets/goods/1.0.0/browser/app.js')).text).toBe('app');

  const channel = join(shop.storeFolder, 'channels/stable');
  const newest = Math.max(...(await readdir(channel)).map((name) => Number.parseInt(name, 10)));
  const torn = join(channel, `${String(newest + 1).padStart(8, '0')}.json`);
  await writeFile(torn, '{"revision":');
  while (!shop.logged.some((line) => line.includes('last good')))
    await new Promise((resolve) => setTimeout(resolve, 50));
  await untilPage('data-version="1.1.0"');
  await rm(torn);
});
