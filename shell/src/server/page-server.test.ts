import { createHash } from 'node:crypto';
import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { integrityOf } from '@aksamit/release';
import { EARLY_SESSION } from '../isomorphic/early-session-script';
import { call } from '../testing/call';
import { goodAndBadReleases as modules } from '../testing/good-and-bad-releases';
import { startTestServer, TEST_SECRET, type TestServer } from '../testing/start-test-server';
import { until } from '../testing/until';
import { EARLY_ACTIONS } from './document/early-actions';
import { LATE_LOADER } from './document/late-scripts';
import { NO_MODULE_IMPORTS } from './document/no-module-imports';

const redirects = [
  { id: '1', from: '/stare/', to: '/towar/nowe/', status: 301 },
  { id: '2', from: '/en/stare', to: '/en/goods/new/', status: 302 },
  { id: '3', from: '/usuniete/', to: '/', status: 410 },
];

let shop: TestServer;
beforeAll(async () => {
  shop = await startTestServer(modules, {
    redirects,
    trustedProxies: ['loopback'],
    coldMs: 2_500,
    config: { renderDeadlineMs: 400 },
  });
  // On a busy machine the workers' first pages exceed their deadline.
  await until(async () => (await get('/towar/warm/')).text.includes('Towar warm'));
});
afterAll(() => shop.close());

const get = (path: string, headers: Record<string, string> = {}) => call(shop.origin, { path, headers });
const tellChanges = (body: object, more: Record<string, string> = {}) =>
  call(`${shop.origin}/internal/changes`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${TEST_SECRET}`, ...more },
    body: JSON.stringify(body),
  });
const APP_PRELOAD = `<link rel="preload" as="script" fetchpriority="low" href="/assets/goods/1.0.0/browser/app.js" integrity="${integrityOf('app')}">`;
const inlineOf = (html: string) => JSON.parse(/id="aksamit-page">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null');

const alternatesOf = (html: string) =>
  [...html.matchAll(/<link rel="alternate" hreflang="([^"]*)" href="([^"]*)">/g)].map(([, language, href]) => [
    language,
    href,
  ]);

describe('a public page', () => {
  test('has its head, its content, its data and its scripts', async () => {
    const { status, text } = await get('/en/goods/pen/');
    expect(status).toBe(200);
    expect(text).toMatch(/^<!doctype html><html lang="en" data-market="pl"><head>/);
    expect(text).toContain('<title>Towar &lt;pen&gt;</title>');
    expect(text).toContain('<link rel="canonical" href="http://shop.example/en/goods/pen/">');
    expect(alternatesOf(text)).toEqual([
      ['pl-PL', 'http://shop.example/towar/pen/'],
      ['en-PL', 'http://shop.example/en/goods/pen/'],
      ['en-GB', 'http://aksamit.example/goods/pen/'],
      ['x-default', 'http://shop.example/towar/pen/'],
    ]);
    expect(text).toMatch(
      /<div id="module-slot" data-module="goods" data-version="1.0.0" data-page="product" data-layout="plain" data-ssr><h1/,
    );
    expect(text).toContain(
      `<script defer src="/assets/shell/1.0.0/browser/remoteEntry.js" integrity="${integrityOf('/* shell */')}"></script>`,
    );
    const late = /<template id="late-scripts">(.*)<\/template><script>/s.exec(text)?.[1];
    expect(late).toContain(APP_PRELOAD);
    expect(inlineOf(text)).toMatchObject({
      match: { module: 'goods', page: 'product', params: { slug: 'pen' } },
      state: { note: '</script><!--' },
      alternates: { pl: '/towar/pen/', en: '/en/goods/pen/' },
      context: { locale: 'en', basePath: '/en', origin: 'http://shop.example', market: { slug: 'pl' } },
      status: 200,
    });
    expect(inlineOf(text).releases.map(({ name }: { name: string }) => name)).not.toContain('shell');
    expect(inlineOf(text).shell).toMatchObject({
      version: '1.0.0',
      baseUrl: '/assets/shell/1.0.0/',
      integrity: { 'browser/remoteEntry.js': integrityOf('/* shell */') },
    });
  });

  test('its policy allows exactly the style elements that stand in it, and inline scripts by their hashes', async () => {
    const { text, headers } = await get('/towar/pen/');
    const policy = String(headers['content-security-policy']);
    const styles = [...text.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, content]) => content ?? '');
    expect(styles.length).toBeGreaterThan(2);
    for (const style of styles)
      expect(policy).toContain(`'sha256-${createHash('sha256').update(style).digest('base64')}'`);
    expect(policy).toContain(
      `script-src 'self' ${[NO_MODULE_IMPORTS, EARLY_ACTIONS, LATE_LOADER, EARLY_SESSION].map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`).join(' ')};`,
    );
    expect(policy).toContain("default-src 'none'");
    const inlineScripts = [
      ...text.matchAll(/<script(?![^>]*(?:src=|type="application\/(?:json|ld\+json)"))[^>]*>(.*?)<\/script>/gs),
    ];
    expect(inlineScripts.map(([, content]) => content)).toEqual([NO_MODULE_IMPORTS, EARLY_ACTIONS, LATE_LOADER]);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
    });
    expect(headers['strict-transport-security']).toBeUndefined();
  });

  test('is cached: the second visitor gets the same copy, other parameters do not matter, declared ones do', async () => {
    const first = await get('/towar/kept/');
    expect(first.headers['cache-control']).toMatch(
      /^public, max-age=0, s-maxage=1\d\d, stale-while-revalidate=\d+, stale-if-error=\d+$/,
    );
    expect(first.headers['surrogate-key']).toBe('module-goods product:1');
    expect(first.cookies).toEqual([]);
    const again = await get('/towar/kept/?utm_source=x&gclid=1&code=LATO', { cookie: 'session=abc' });
    expect(again.text).toBe(first.text);
    const paged = await get('/towar/kept/?page=2');
    expect(paged.text).toContain('Towar kept 2');
    const fresh = await get('/towar/kept/', { 'if-none-match': String(first.headers.etag) });
    expect([fresh.status, fresh.text]).toEqual([304, '']);
  });

  test('is rendered once for all who ask at the same time', async () => {
    const all = await Promise.all(Array.from({ length: 10 }, () => get('/towar/together/')));
    expect(new Set(all.map(({ text }) => text)).size).toBe(1);
  });

  test('is rebuilt after its record changed', async () => {
    const before = await get('/towar/changed/');
    expect((await tellChanges({ keys: ['product:2'] })).status).toBe(200);
    expect((await get('/towar/changed/')).text).toBe(before.text);
    // Without the secret the address does not exist, on this machine as on others.
    for (const authorization of ['', TEST_SECRET, 'Bearer ', `Bearer ${TEST_SECRET}x`, 'Bearer a secret']) {
      expect((await tellChanges({ keys: ['product:1'] }, { authorization })).status).toBe(404);
    }
    expect((await get('/towar/changed/')).text).toBe(before.text);
    expect((await tellChanges({ keys: [7] })).status).toBe(422);
    // From a worker on another machine, through a proxy.
    const told = await tellChanges({ keys: ['product:1'] }, { 'x-forwarded-for': '9.9.9.9' });
    expect(told.status).toBe(200);
    expect((await get('/towar/changed/')).text).not.toBe(before.text);
  });

  test('a redirect that staff add holds at once', async () => {
    expect((await get('/towar/dawny/')).status).toBe(200);
    redirects.push({ id: '4', from: '/towar/dawny/', to: '/towar/nowy/', status: 301 });
    expect((await get('/towar/dawny/')).status).toBe(200);
    await tellChanges({ keys: ['redirects'] });
    const { status, headers } = await get('/towar/dawny/');
    expect([status, headers.location]).toEqual([301, '/towar/nowy/']);
  });

  test('comes compressed as requested', async () => {
    const plain = await get('/towar/zip/');
    const br = await get('/towar/zip/', { 'accept-encoding': 'gzip, br' });
    const gz = await get('/towar/zip/', { 'accept-encoding': 'gzip, br;q=0' });
    expect([br.headers['content-encoding'], brotliDecompressSync(br.body).toString()]).toEqual(['br', plain.text]);
    expect([gz.headers['content-encoding'], gunzipSync(gz.body).toString()]).toEqual(['gzip', plain.text]);
  });

  test('a module answers not found, or a redirect', async () => {
    const missing = await get('/towar/missing/');
    expect(missing.status).toBe(404);
    expect(missing.text).toContain('<meta name="robots" content="noindex">');
    const moved = await get('/en/goods/old/?utm=1');
    expect([moved.status, moved.headers.location]).toEqual([301, '/en/towar/new/?utm=1']);
  });

  test('behind a trusted proxy on https it asks for nothing without it', async () => {
    const { headers } = await get('/towar/tls/', { 'x-forwarded-proto': 'https' });
    expect(headers['content-security-policy']).toContain('upgrade-insecure-requests');
  });

  test('HEAD answers the same without a body', async () => {
    const { status, headers, text } = await call(`${shop.origin}/towar/head/`, { method: 'HEAD' });
    expect([status, text]).toEqual([200, '']);
    expect(Number(headers['content-length'])).toBeGreaterThan(1000);
  });
});

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
  const [, said = ''] = /<main[^>]*><noscript>(.*?)<\/noscript>/s.exec(text) ?? [];
  expect(said).toContain('<h1>Ta strona potrzebuje JavaScriptu</h1>');
  expect(said).toContain('<a href="tel:+48221001010">+48 22 100 10 10</a>');
  expect((await get('/en/cart/')).text).toContain('<h1>This page needs JavaScript</h1>');
  // The session is requested before any script is loaded.
  expect(text).toContain(`<script>${EARLY_SESSION}</script></body>`);
  expect(text).toContain('<meta name="robots" content="noindex">');
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
  expect((await get('/stray/')).text).toContain('<p>ok</p>');
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

test('what was taken away is gone', async () => {
  expect((await get('/usuniete/')).status).toBe(410);
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
  ['/robots.txt', 'text/plain', 'Disallow: /api/\nAllow: /api/images/\n'],
  ['/favicon.ico', 'image/svg+xml', '<svg'],
])('%s answers', async (path, type, part) => {
  const { status, headers, text } = await get(path);
  expect([status, String(headers['content-type']).split(';')[0]]).toEqual([200, type]);
  expect(text).toContain(part);
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
  const goods = modules.find(({ name }) => name === 'goods');
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
