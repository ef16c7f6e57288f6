import type { TestRelease } from '@aksamit/release/testing';
import { call } from '../testing/call';
import { startTestServer, type TestServer } from '../testing/start-test-server';
import { sendJson } from '../testing/stub-api';
import { until } from '../testing/until';

/** Shows its viewer, and the API's response to a call on that person's behalf. */
const server = `
  const { createElement: h } = require('react');
  let mine;
  exports.module = { contract: 1, async render(context) {
    const { reader, page, params } = context;
    if (page === 'public') return { status: 200, head: { title: 'p' }, element: h('p', null, reader ? 'known' : 'nobody'), state: 1 };
    if (page === 'broken') throw new Error('broken on purpose');
    if (page === 'loop') for (;;);
    if (page === 'left') return { leftTo: 'browser' };
    if (page === 'late') { mine ??= reader.call; await mine('/api/carts?late=1'); return { leftTo: 'browser' }; }
    if (page === 'greedy') {
      const answers = await Promise.allSettled(Array.from({ length: 13 }, (_, at) => reader.call('/api/carts?at=' + at)));
      const outside = await reader.call('/internal/markets').then(() => 'asked', () => 'refused');
      return { status: 200, head: { title: 'g' }, element: h('p', null, answers.map(({ status }) => status).join() + ' ' + outside), state: 1 };
    }
    const answer = await reader.call('/api/carts?currency=PLN');
    const { data } = await answer.json();
    const text = [reader.visitorUniqueId, reader.session.status, reader.session.user?.email, answer.status, data?.owner];
    return { status: 200, head: { title: 'cart' }, element: h('h1', null, text.join('|')), state: { owner: data?.owner } };
  } };`;

const page = (
  name: string,
  rendering: 'public' | 'private' = 'private',
): NonNullable<TestRelease['pages']>[number] => ({
  name,
  layout: 'checkout',
  rendering,
  patterns: { pl: [`/${name}/`], en: [`/${name}/`] },
});

let shop: TestServer;
beforeAll(async () => {
  const names = ['cart', 'broken', 'loop', 'left', 'late', 'greedy'];
  shop = await startTestServer(
    [
      { name: 'shell' },
      { name: 'goods', server, pages: [...names.map((name) => page(name)), page('public', 'public')] },
    ],
    { coldMs: 3_000, config: { renderDeadlineMs: 4_000 } },
  );
  shop.api.on('GET', '/api/carts', ({ headers }, response) => {
    sendJson(response, 200, { data: { owner: headers.authorization ?? headers['visitor-unique-id'] ?? 'nobody' } });
  });
  shop.api.on('GET', '/api/me', ({ headers }, response) => {
    const name = /^Bearer (\w+)-/.exec(headers.authorization ?? '')?.[1];
    if (!name || name === 'ended') return sendJson(response, 401, { error: { code: 'unauthorised', message: 'no' } });
    sendJson(response, 200, { data: { user: { ...user, email: `${name}@example.com`, passwordHash: 'secret' } } });
  });
  await until(async () => (await get('/cart/')).text.includes('anonymous'));
});
afterAll(() => shop.close());

const user = { id: '7', firstName: 'A', lastName: 'B', gender: null, phone: null, phonePrefix: null, role: 'customer' };
const tokenOf = (name: string) => `${name}-token-long-enough`;
const get = (path: string, cookie = '') => call(shop.origin, { path, headers: cookie ? { cookie } : {} });
const headingOf = (text: string) => /<h1>(.*?)<\/h1>/.exec(text)?.[1];
const inlineOf = (text: string) => JSON.parse(/id="aksamit-page">(.*?)<\/script>/s.exec(text)?.[1] ?? 'null');
const EMPTY = /data-module="goods"[^>]*><div data-skeleton/;

test('shows a logged-in viewer their own data, with the session for the bus, never cached', async () => {
  const { text, headers } = await get('/cart/', `visitor=pl_abcdefghijkl; session=${tokenOf('anna')}`);
  expect(headingOf(text)).toBe(`pl_abcdefghijkl|authenticated|anna@example.com|200|Bearer ${tokenOf('anna')}`);
  expect(inlineOf(text).reader).toEqual({
    session: { status: 'authenticated', user: { ...user, email: 'anna@example.com' } },
    visitorUniqueId: 'pl_abcdefghijkl',
  });
  expect(headers['cache-control']).toBe('no-store');
  expect(headers.etag).toBeUndefined();
  expect(text).not.toContain('earlySession');
  // Like each request of the profile, this one renews the session's cookies.
  expect(String(headers['set-cookie'])).toContain(`session=${tokenOf('anna')}; Path=/; Max-Age=`);
});

test('the token stays with the page server', async () => {
  const { text } = await get('/left/', `session=${tokenOf('anna')}`);
  expect(text).toMatch(EMPTY);
  expect(text).not.toContain(tokenOf('anna'));
});

test('a page that its module defers to the browser names the viewer, so that the session is not requested again', async () => {
  const asked = () => shop.api.calls.filter(({ url }) => url === '/api/me').length;
  const before = asked();
  const { text, headers } = await get('/left/', `visitor=pl_abcdefghijkl; session=${tokenOf('anna')}`);
  expect(asked() - before).toBe(1);
  expect(text).toMatch(EMPTY);
  expect(text).not.toContain('earlySession');
  expect(text).toContain('id="shell-footer" data-ssr');
  expect(inlineOf(text).reader.session.user.email).toBe('anna@example.com');
  expect(headers['cache-control']).toBe('no-store');
  expect(String(headers['set-cookie'])).toContain(`session=${tokenOf('anna')}; Path=/; Max-Age=`);
});

test('viewers at the same moment each get their own', async () => {
  const names = Array.from({ length: 24 }, (_, at) => `reader${at}`);
  const pages = await Promise.all(names.map((name) => get('/cart/', `session=${tokenOf(name)}`)));
  const headings = pages.map(({ text }) => headingOf(text));
  expect(headings).toEqual(names.map((name) => `|authenticated|${name}@example.com|200|Bearer ${tokenOf(name)}`));
  // Nothing of it is stored for the next viewer.
  expect(headingOf((await get('/cart/')).text)).toBe('|anonymous||200|nobody');
});

test('a guest is known by the visitor of this market alone', async () => {
  expect(headingOf((await get('/cart/', 'visitor=pl_abcdefghijkl')).text)).toContain('pl_abcdefghijkl|anonymous');
  expect(headingOf((await get('/cart/', 'visitor=gb_abcdefghijkl')).text)).toContain('|anonymous||200|nobody');
  expect(headingOf((await get('/cart/', 'visitor=pl_%0d%0ax-a:b')).text)).toContain('|anonymous||200|nobody');
});

test.each([
  ['a session that is over', '/cart/', `session=${tokenOf('ended')}`],
  ['a page that throws', '/broken/', ''],
  ['a page that its module leaves', '/left/', ''],
])('%s is rendered by the browser', async (_, path, cookie) => {
  const { text, status, headers } = await get(path, cookie);
  expect(status).toBe(200);
  expect(text).toMatch(EMPTY);
  expect(text).toContain('earlySession');
  expect(inlineOf(text).reader).toBeUndefined();
  expect(headers['cache-control']).toBe('no-store');
});

test('a page may ask the API only, and not without end', async () => {
  const { text } = await get('/greedy/');
  expect(text).toContain(`<p>${'fulfilled,'.repeat(12)}rejected refused</p>`);
});

test('a call of a page that is over gets no answer', async () => {
  // The module stores the first viewer's `call` and uses it again for the second.
  expect((await get('/late/', 'visitor=pl_aaaaaaaaaaaa')).text).toMatch(EMPTY);
  const before = shop.api.calls.filter(({ url }) => url === '/api/carts?late=1').length;
  expect((await get('/late/', 'visitor=pl_bbbbbbbbbbbb')).text).toMatch(EMPTY);
  expect(shop.api.calls.filter(({ url }) => url === '/api/carts?late=1')).toHaveLength(before);
});

test('public pages know nobody', async () => {
  expect((await get('/public/', `session=${tokenOf('anna')}`)).text).toContain('<p>nobody</p>');
});

test('a private page that never ends costs its viewer a moment, and public pages nothing', async () => {
  expect((await get('/loop/')).text).toMatch(EMPTY);
  await until(async () => (await get('/public/')).text.includes('<p>nobody</p>'));
});
