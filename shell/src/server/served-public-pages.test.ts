import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { integrityOf } from '@aksamit/release';
import { EARLY_SESSION } from '../isomorphic/early-session-script';
import { call } from '../testing/call';
import { inlineOf, startGoodsServer } from '../testing/start-goods-server';
import { TEST_SECRET, type TestServer } from '../testing/start-test-server';
import { EARLY_ACTIONS } from './document/early-actions';
import { LATE_LOADER } from './document/late-scripts';
import { NO_MODULE_IMPORTS } from './document/no-module-imports';
import { SHOP_BAR_SCRIPT } from './document/shop-bar';
import { SPECULATION_RULES } from './document/speculation-rules';

/** Inline scripts that public pages may have. */
const KNOWN_SCRIPTS = [
  ...[NO_MODULE_IMPORTS, EARLY_ACTIONS, LATE_LOADER, EARLY_SESSION, SPECULATION_RULES],
  SHOP_BAR_SCRIPT,
];

const redirects: object[] = [];
let shop: TestServer;
beforeAll(async () => {
  shop = await startGoodsServer(redirects);
});
afterAll(() => shop.close());

const get = (path: string, headers: Record<string, string> = {}) => call(shop.origin, { path, headers });
const notifyChanges = (body: object, more: Record<string, string> = {}) =>
  call(`${shop.origin}/internal/changes`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${TEST_SECRET}`, ...more },
    body: JSON.stringify(body),
  });
const APP_PREFETCH = '<link rel="prefetch" as="script" href="/assets/goods/1.0.0/browser/app.js">';

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
    expect(late).toContain(APP_PREFETCH);
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
      `script-src 'self' ${KNOWN_SCRIPTS.map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`).join(' ')};`,
    );
    expect(policy).toContain("default-src 'none'");
    const inlineScripts = [
      ...text.matchAll(/<script(?![^>]*(?:src=|type="application\/(?:json|ld\+json)"))[^>]*>(.*?)<\/script>/gs),
    ];
    expect(inlineScripts.map(([, content]) => content)).toEqual([
      NO_MODULE_IMPORTS,
      EARLY_ACTIONS,
      LATE_LOADER,
      SPECULATION_RULES,
    ]);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
    });
    expect(headers['strict-transport-security']).toBeUndefined();
  });
});

describe('responses to requests for public pages', () => {
  test('are compressed as requested', async () => {
    const plain = await get('/towar/zip/');
    const br = await get('/towar/zip/', { 'accept-encoding': 'gzip, br' });
    const gz = await get('/towar/zip/', { 'accept-encoding': 'gzip, br;q=0' });
    expect([br.headers['content-encoding'], brotliDecompressSync(br.body).toString()]).toEqual(['br', plain.text]);
    expect([gz.headers['content-encoding'], gunzipSync(gz.body).toString()]).toEqual(['gzip', plain.text]);
  });

  test('are not found, or a redirect, when the module returns that', async () => {
    const missing = await get('/towar/missing/');
    expect(missing.status).toBe(404);
    expect(missing.text).toContain('<meta name="robots" content="noindex">');
    const moved = await get('/en/goods/old/?utm=1');
    expect([moved.status, moved.headers.location]).toEqual([301, '/en/towar/new/?utm=1']);
  });

  test('ask for nothing without https behind a trusted proxy on https', async () => {
    const { headers } = await get('/towar/tls/', { 'x-forwarded-proto': 'https' });
    expect(headers['content-security-policy']).toContain('upgrade-insecure-requests');
  });

  test('have the same headers and no body for HEAD', async () => {
    const { status, headers, text } = await call(`${shop.origin}/towar/head/`, { method: 'HEAD' });
    expect([status, text]).toEqual([200, '']);
    expect(Number(headers['content-length'])).toBeGreaterThan(1000);
  });
});

describe('the cache of public pages', () => {
  test('gives the second visitor the same copy; other parameters do not matter, declared ones do', async () => {
    const first = await get('/towar/cached/');
    expect(first.headers['cache-control']).toMatch(
      /^public, max-age=0, s-maxage=1\d\d, stale-while-revalidate=\d+, stale-if-error=\d+$/,
    );
    expect(first.headers['surrogate-key']).toBe('module-goods product:1');
    expect(first.cookies).toEqual([]);
    const again = await get('/towar/cached/?utm_source=x&gclid=1&code=LATO', { cookie: 'session=abc' });
    expect(again.text).toBe(first.text);
    const paged = await get('/towar/cached/?page=2');
    expect(paged.text).toContain('Towar cached 2');
    const fresh = await get('/towar/cached/', { 'if-none-match': String(first.headers.etag) });
    expect([fresh.status, fresh.text]).toEqual([304, '']);
  });

  test('renders a page once for all requests of a moment', async () => {
    const all = await Promise.all(Array.from({ length: 10 }, () => get('/towar/together/')));
    expect(new Set(all.map(({ text }) => text)).size).toBe(1);
  });

  test('drops a page whose record changed', async () => {
    const before = await get('/towar/changed/');
    expect((await notifyChanges({ keys: ['product:2'] })).status).toBe(200);
    expect((await get('/towar/changed/')).text).toBe(before.text);
    // Without the secret the address does not exist, on this machine as on others.
    for (const authorization of ['', TEST_SECRET, 'Bearer ', `Bearer ${TEST_SECRET}x`, 'Bearer a secret']) {
      expect((await notifyChanges({ keys: ['product:1'] }, { authorization })).status).toBe(404);
    }
    expect((await get('/towar/changed/')).text).toBe(before.text);
    expect((await notifyChanges({ keys: [7] })).status).toBe(422);
    // From a worker on another machine, through a proxy.
    const notified = await notifyChanges({ keys: ['product:1'] }, { 'x-forwarded-for': '9.9.9.9' });
    expect(notified.status).toBe(200);
    expect((await get('/towar/changed/')).text).not.toBe(before.text);
  });

  test('drops a page at an address that staff redirect', async () => {
    expect((await get('/towar/dawny/')).status).toBe(200);
    redirects.push({ id: '1', from: '/towar/dawny/', to: '/towar/nowy/', status: 301 });
    expect((await get('/towar/dawny/')).status).toBe(200);
    await notifyChanges({ keys: ['redirects'] });
    const { status, headers } = await get('/towar/dawny/');
    expect([status, headers.location]).toEqual([301, '/towar/nowy/']);
  });
});
