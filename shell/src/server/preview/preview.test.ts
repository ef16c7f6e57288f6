import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestRelease } from '@aksamit/release/testing';
import { type PreviewToken, signPreview } from '@aksamit/release/tokens';
import { call } from '../../testing/call';
import { startTestServer, TEST_SECRET, type TestServer } from '../../testing/start-test-server';
import { until } from '../../testing/until';
import { pathOnThisSite } from './answer-preview';

const DEVELOPER = 'http://localhost:4301';

const release = (name: string, version: string): TestRelease => ({
  name,
  version,
  server: `
    const { createElement: h } = require('react');
    exports.module = { contract: 1, async render() {
      return { status: 200, head: { title: 'T' }, element: h('h1', null, '${name} ${version} #' + Math.random()), state: 1 } } };`,
  pages: [{ name: 'page', layout: 'plain', rendering: 'public', patterns: { pl: [`/${name}/`], en: [`/${name}/`] } }],
});

const tokenOf = (value: Partial<PreviewToken>, secret = TEST_SECRET, hours = 1) =>
  signPreview(
    { modules: {}, origins: {}, expiresAt: new Date(Date.now() + hours * 3_600_000).toISOString(), ...value },
    secret,
  );

let shop: TestServer;
beforeAll(async () => {
  const releases = [{ name: 'shell' }, release('one', '1.0.0'), release('two', '1.0.0')];
  shop = await startTestServer(releases, { config: { previewOrigins: [DEVELOPER] }, trustedProxies: ['loopback'] });
  await shop.publishOnly(release('one', '2.0.0'));
  await shop.publishOnly({ name: 'shell', version: '2.0.0' });
});
afterAll(() => shop.close());

const get = (path: string, headers: Record<string, string> = {}) => call(shop.origin, { path, headers });
const seen = (path: string, token: string, more = '') => get(path, { cookie: `${more}release-preview=${token}` });
const inlineOf = (html: string) => JSON.parse(/id="aksamit-page">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null');
const badgeOf = (html: string) =>
  (/<aside class="release-preview".*?<\/aside>/s.exec(html)?.[0] ?? '').replaceAll('\u00a0', ' ');

describe('a link to a preview', () => {
  test('sets a cookie that ends with it and leads to the start page', async () => {
    const token = tokenOf({ modules: { one: '2.0.0' } });
    const { status, headers, cookies } = await get(`/release-preview/?token=${token}&to=https://evil.example/`);
    expect([status, headers.location, headers['cache-control']]).toEqual([303, '/', 'no-store']);
    expect(headers['referrer-policy']).toBe('no-referrer');
    const [cookie = ''] = cookies;
    expect(cookie).toMatch(new RegExp(`^release-preview=${token}; Path=/; Max-Age=35\\d\\d; HttpOnly; SameSite=Lax$`));
    const secure = await get(`/release-preview/?token=${token}`, { 'x-forwarded-proto': 'https' });
    expect(secure.cookies[0]).toMatch(/; Secure$/);
  });

  test.each([
    ['signed by another', tokenOf({ modules: { one: '2.0.0' } }, 'another secret')],
    ['over', tokenOf({ modules: { one: '2.0.0' } }, TEST_SECRET, -1)],
    ['longer than a day', tokenOf({ modules: { one: '2.0.0' } }, TEST_SECRET, 25)],
    ['no token', 'nonsense'],
    ['empty', ''],
  ])('that is %s is refused', async (_, token) => {
    const { status, cookies, text } = await get(`/release-preview/?token=${token}`);
    expect([status, cookies]).toEqual([403, []]);
    expect(text).toContain('Poproś o nowy');
    const page = await seen('/one/', token);
    expect(page.text).toContain('one 1.0.0');
    expect(badgeOf(page.text)).toBe('');
    expect(page.headers['cache-control']).toMatch(/^public/);
  });
});

test('a preview is shown by server and browser, never cached and never mixed into the pages of others', async () => {
  const token = tokenOf({ modules: { one: '2.0.0', shell: '2.0.0' } });
  const first = await seen('/one/', token, 'release-bucket=1; ');
  expect(first.text).toContain('<h1>one 2.0.0 #');
  expect(first.text).toContain('data-version="2.0.0"');
  expect(first.text).toContain('/assets/shell/2.0.0/browser/remoteEntry.js');
  expect(first.headers['cache-control']).toBe('no-store');
  expect(first.headers.etag).toBeUndefined();
  expect(first.headers['release-set']).toMatch(/^preview-/);
  const page = inlineOf(first.text);
  expect(page.preview).toEqual({ expiresAt: expect.stringMatching(/^\d{4}-.*Z$/) });
  expect(page.pageViewToken).toBeUndefined();
  expect(page.releases).toMatchObject([
    { name: 'one', version: '2.0.0', channel: 'preview' },
    { name: 'two', version: '1.0.0' },
  ]);
  expect(page.releases[1].channel).toBeUndefined();
  const again = await seen('/one/', token);
  expect(again.text).not.toBe(first.text);
  const others = await get('/one/');
  expect(others.text).toContain('one 1.0.0');
  expect(others.text).not.toContain('release-preview"');
  expect((await seen('/one', token)).headers['cache-control']).toBe('no-store');
});

test('the badge states what is shown, until when, and how to leave', async () => {
  const token = tokenOf({ modules: { one: '2.0.0' }, expiresAt: '2099-01-01T12:00:00.000Z' });
  // A token so far in the future is not accepted; the text below is tested with the real time.
  expect(badgeOf((await seen('/one/', token)).text)).toBe('');
  const { text, headers } = await seen('/en/one/', tokenOf({ modules: { one: '2.0.0' } }));
  const badge = badgeOf(text);
  expect(badge).toContain('Preview: one 2.0.0');
  expect(badge).toMatch(/until \d+ \w+, \d\d:\d\d (?:CET|CEST|GMT[+-]\d)/);
  expect(badge).toContain('<form method="post" action="/release-preview/leave/">');
  expect(badge).toContain('name="back" value="/en/one/"');
  expect(badge).toContain('<button>Leave the preview</button>');
  expect(headers['content-security-policy']).toContain("form-action 'self'");
});

test('a preview is left, back to the page where one was', async () => {
  const leave = (body: string) =>
    call(`${shop.origin}/release-preview/leave/`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body,
    });
  const left = await leave('back=%2Fone%2F%3Fa%3D1');
  expect([left.status, left.headers.location]).toEqual([303, '/one/?a=1']);
  expect(left.cookies).toEqual(['release-preview=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax']);
  expect((await leave('back=https%3A%2F%2Fevil.example%2F')).headers.location).toBe('/');
  expect((await get('/release-preview/leave/')).status).toBe(405);
});

test.each([
  ['/one/', '/one/'],
  ['/one/?a=b%20c', '/one/?a=b%20c'],
  ['//evil.example/', '/'],
  ['/\\evil.example/', '/'],
  ['/\t/evil.example/', '/'],
  ['/./\\/evil.example', '/'],
  ['https://evil.example/', '/'],
  ['javascript:alert(1)', '/'],
  ['one/', '/'],
  ['', '/'],
  [null, '/'],
])('after leaving, %j leads to %s', (text, path) => {
  expect(pathOnThisSite(text)).toBe(path);
});

test('a version that is not in the store is reported as gone, and shown once it is there', async () => {
  const token = tokenOf({ modules: { one: '2.0.0', two: '9.0.0' } });
  const { text } = await seen('/two/', token);
  expect(text).toContain('two 1.0.0');
  expect(badgeOf(text)).toContain('Brak w magazynie wydań, pokazujemy wersję publiczną: two 9.0.0');
  await shop.publishOnly(release('two', '9.0.0'));
  expect((await seen('/two/', token)).text).toContain('<h1>two 9.0.0');
});

test('what is promoted meanwhile is seen in a preview of other modules', async () => {
  const token = tokenOf({ modules: { one: '2.0.0' } });
  await seen('/one/', token);
  await shop.publish(release('two', '1.1.0'));
  await until(async () => (await seen('/two/', token)).text.includes('two 1.1.0'));
});

test('a version whose server bundle is gone is filled by the browser', async () => {
  await shop.publishOnly(release('one', '3.0.0'));
  const bundle = join(shop.storeFolder, 'one/3.0.0/server.cjs');
  await rename(bundle, `${bundle}.away`);
  const { text, status } = await seen('/one/', tokenOf({ modules: { one: '3.0.0' } }));
  expect(status).toBe(200);
  expect(text).toMatch(/data-version="3.0.0"[^>]*><div data-skeleton/);
});

describe("a developer's own server", () => {
  test('is rendered by the browser: named in the page and its policy, neither called nor rendered here', async () => {
    const { text, headers } = await seen('/one/', tokenOf({ origins: { one: DEVELOPER } }));
    expect(inlineOf(text).releases[0]).toMatchObject({
      name: 'one',
      version: 'development',
      channel: 'development',
      baseUrl: `${DEVELOPER}/assets/one/development/`,
      entry: 'browser/remoteEntry.js',
      integrity: {},
      chunks: {},
      pages: [{ name: 'page' }],
    });
    expect(text).toMatch(/data-version="development"[^>]*><div data-skeleton/);
    expect(text).not.toContain('"/assets/one/');
    expect(headers['cache-control']).toBe('no-store');
    const policy = String(headers['content-security-policy']);
    expect(policy).toMatch(/script-src 'self' [^;]* http:\/\/localhost:4301;/);
    expect(policy).toContain(`connect-src 'self' ${DEVELOPER} ws://localhost:4301;`);
    expect(badgeOf(text)).toContain(`Podgląd: one ${DEVELOPER}`);
    expect(String((await get('/one/')).headers['content-security-policy'])).not.toContain('4301');
  });

  test.each(['http://localhost:4301.evil.io', 'http://evil@localhost:4301', 'http://localhost:4302', 'javascript:1'])(
    'at %s is refused',
    async (origin) => {
      const { text, headers } = await seen('/one/', tokenOf({ origins: { one: origin } }));
      expect(text).toContain('<h1>one 1.0.0');
      expect(badgeOf(text)).toContain('Niedozwolony serwer, pokazujemy wersję publiczną: one');
      expect(String(headers['content-security-policy'])).not.toContain('evil');
      expect(inlineOf(text).releases[0].baseUrl).toBe('/assets/one/1.0.0/');
    },
  );

  test('stands for known modules only', async () => {
    const { text } = await seen('/one/', tokenOf({ origins: { unknown: DEVELOPER, shell: DEVELOPER } }));
    expect(badgeOf(text)).toContain('unknown, shell');
    expect(text).toContain('/assets/shell/1.0.0/');
  });
});

test('without a secret there are no previews', async () => {
  const plain = await startTestServer([], { beside: shop, config: { releaseSecret: null } });
  const token = tokenOf({ modules: { one: '2.0.0' } });
  const { status } = await call(plain.origin, { path: `/release-preview/?token=${token}` });
  const page = await call(plain.origin, { path: '/one/', headers: { cookie: `release-preview=${token}` } });
  expect([status, page.text.includes('one 1.0.0')]).toEqual([403, true]);
  expect(inlineOf(page.text).pageViewToken).toBeUndefined();
  await plain.close();
});
