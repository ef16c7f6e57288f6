import { publications } from '@aksamit/contracts/topics';
import type { TestRelease } from '@aksamit/release/testing';
import { call } from '../testing/call';
import { startTestServer, type TestServer } from '../testing/start-test-server';
import { type SeenCall, sendJson } from '../testing/stub-api';

jest.setTimeout(60_000);

/** Runs the action that its form names in `do`. */
const server = `
  const { createElement: h } = require('react');
  const show = (text, status) => ({ status, head: { title: 'cart' }, element: h('h1', null, text), state: 1 });
  exports.module = { contract: 1,
    async render({ page, reader }) {
      if (page === 'slow') await reader.call('/api/slow');
      return show(reader ? reader.session.status : 'nobody', 200);
    },
    async act(context) {
      if (context.page === 'plain') return null;
      const form = new Map(context.fields);
      if (form.get('do') === 'throw') throw new Error('broken on purpose');
      if (form.get('do') === 'loop') for (;;);
      if (form.get('do') === 'hang') await new Promise(() => {});
      if (form.get('do') === 'leave') return { redirect: form.get('to'), status: 303 };
      if (form.get('do') === 'state') {
        if (!context.inBackground) return { redirect: '/cart/', status: 303 };
        await context.send('/api/cart-items', '{"itemId":"5"}');
        const value = { type: 'success', message: 'In your cart' };
        const publications = [{ topic: 'toast', value }, { topic: 'session', value: {} }];
        const done = { label: 'In cart', name: 'In cart: Legs' };
        return { outcome: { done, publications, stored: { cart: '{}' } } };
      }
      if (form.get('do') === 'read') return show(context.reader.visitorUniqueId + '|' + context.reader.session.status, 422);
      if (form.get('do') === 'greedy') {
        const all = await Promise.allSettled(Array.from({ length: 13 }, () => context.send('/api/cart-items', '{}')));
        const outside = await context.send('/internal/changes', '{}').then(() => 'sent', () => 'refused');
        return show(all.filter((one) => one.status === 'fulfilled').length + ' ' + outside, 422);
      }
      const answer = await context.send('/api/cart-items', JSON.stringify({ itemId: form.get('item') }));
      if (answer.status >= 500) throw new Error('the API is away');
      const { data, error } = await answer.json();
      if (!answer.ok) return show(error.message, 422);
      return { redirect: '/cart/?added=' + data.cartItem.id + (data.orderToken ?? ''), status: 303 };
    } };`;

/** A release from before form actions. */
const earlier = `
  const { createElement: h } = require('react');
  exports.module = { contract: 1, async render() {
    return { status: 200, head: { title: 'p' }, element: h('h1', null, 'earlier'), state: 1 };
  } };`;

const page = (name: string): NonNullable<TestRelease['pages']>[number] => ({
  name,
  layout: 'checkout',
  rendering: 'private',
  patterns: { pl: [`/${name}/`], en: [`/${name}/`] },
});

let shop: TestServer;
beforeAll(async () => {
  shop = await startTestServer(
    [
      { name: 'shell' },
      {
        name: 'goods',
        server,
        pages: [page('cart'), page('plain'), page('slow')],
        bus: { publishes: publications('toast'), reads: [] },
      },
      { name: 'old', server: earlier, pages: [page('earlier')] },
    ],
    { coldMs: 3_000, config: { formActionMs: 1_500, rateLimitFactor: 10 } },
  );
  shop.api.on('POST', '/api/visitors', ({ body }, response) => {
    sendJson(response, 201, { data: { visitor: { id: 1, uniqueId: JSON.parse(body).uniqueId } } });
  });
  shop.api.on('GET', '/api/me', ({ headers }, response) => {
    if (!headers.authorization?.startsWith('Bearer anna')) return sendJson(response, 401, { error: { code: 'no' } });
    sendJson(response, 200, { data: { user } });
  });
});
afterAll(() => shop.close());
beforeEach(() => {
  shop.api.calls.splice(0);
  shop.api.on('POST', '/api/cart-items', ({ body }, response) => {
    const { itemId } = JSON.parse(body);
    if (itemId === 'none') return sendJson(response, 422, { error: { code: 'no_price', message: 'Not so many' } });
    if (itemId === 'away') return sendJson(response, 503, { error: { code: 'service_unavailable', message: 'no' } });
    sendJson(response, 201, { data: { cartItem: { id: `line-${itemId}` }, orderToken: 'order-token-long-enough' } });
  });
});

const user = { id: '7', firstName: 'A', lastName: 'B', gender: null, phone: null, phonePrefix: null, role: 'customer' };
const VISITOR = 'visitor=pl_abcdefghijkl';
const OWN = { 'sec-fetch-site': 'same-origin' };

const send = (fields: Record<string, string>, headers: Record<string, string> = {}, path = '/cart/') =>
  call(shop.origin, {
    path,
    method: 'POST',
    body: new URLSearchParams(fields).toString(),
    headers: { ...OWN, 'content-type': 'application/x-www-form-urlencoded', ...headers },
  });
const headingOf = (text: string) => /<h1>(.*?)<\/h1>/.exec(text)?.[1];
const cookieOf = (cookies: string[], name: string) => cookies.find((one) => one.startsWith(`${name}=`));
const changes = (): SeenCall[] =>
  shop.api.calls.filter(({ method, url }) => method === 'POST' && url.startsWith('/api/cart'));

test('a form changes something in its sender’s name and leads on', async () => {
  const { status, headers, cookies } = await send({ item: '5' }, { cookie: VISITOR });
  expect(status).toBe(303);
  expect(headers).toMatchObject({ location: '/cart/?added=line-5', 'cache-control': 'no-store' });
  const [change] = changes();
  expect(change?.headers).toMatchObject({
    'visitor-unique-id': 'pl_abcdefghijkl',
    'market-slug': 'pl',
    'content-type': 'application/json',
    'idempotency-key': expect.stringMatching(/^form-[0-9a-f]{64}-1$/),
  });
  expect(cookieOf(cookies, 'form-key')).toMatch(/HttpOnly; SameSite=Lax/);
  expect(cookieOf(cookies, 'visitor')).toBeUndefined();
});

test('somebody unknown is made a visitor before the first change, with the cookies that scripts would have', async () => {
  const { status, cookies } = await send({ item: '5' });
  expect(status).toBe(303);
  const uniqueId = /^visitor=(pl_[\w-]{12});/.exec(cookieOf(cookies, 'visitor') ?? '')?.[1];
  expect(changes()[0]?.headers['visitor-unique-id']).toBe(uniqueId);
  expect(cookieOf(cookies, 'release-bucket')).toMatch(/HttpOnly/);
  expect(cookieOf(cookies, 'visitor')).not.toMatch(/HttpOnly/);
});

test('a visitor whom the API has forgotten is made known again', async () => {
  let known = false;
  shop.api.on('POST', '/api/visitors', ({ body }, response) => {
    known = true;
    sendJson(response, 201, { data: { visitor: { id: 1, uniqueId: JSON.parse(body).uniqueId } } });
  });
  shop.api.on('POST', '/api/cart-items', ({ body }, response) => {
    if (!known) return sendJson(response, 404, { error: { code: 'visitor_not_found', message: 'no' } });
    sendJson(response, 201, { data: { cartItem: { id: `line-${JSON.parse(body).itemId}` } } });
  });
  expect((await send({ item: '6' }, { cookie: VISITOR })).status).toBe(303);
  expect(shop.api.calls.map(({ url }) => url)).toEqual(['/api/cart-items', '/api/visitors', '/api/cart-items']);
});

test('a form sent twice has one key, the same form meant twice another one', async () => {
  const first = await send({ item: '5' }, { cookie: VISITOR });
  await send({ item: '5' }, { cookie: VISITOR });
  const next = cookieOf(first.cookies, 'form-key')?.split(';')[0];
  await send({ item: '5' }, { cookie: `${VISITOR}; ${next}` });
  await send({ item: '4' }, { cookie: VISITOR });
  const [one, again, meant, other] = changes().map(({ headers }) => headers['idempotency-key']);
  expect(again).toBe(one);
  expect(meant).not.toBe(one);
  expect(other).not.toBe(one);
});

test('while the same form is worked on its answer is waited for', async () => {
  let attempts = 0;
  shop.api.on('POST', '/api/cart-items', (_, response) => {
    attempts += 1;
    if (attempts < 3) return sendJson(response, 409, { error: { code: 'idempotency_running', message: 'wait' } });
    sendJson(response, 201, { data: { cartItem: { id: 'line-5' } } });
  });
  expect((await send({ item: '5' }, { cookie: VISITOR })).status).toBe(303);
  expect(attempts).toBe(3);
});

test('no token that the API answers with reaches the module', async () => {
  const { headers } = await send({ item: '5' }, { cookie: VISITOR });
  expect(headers.location).toBe('/cart/?added=line-5');
});

test('what is wrong with a form is shown on its page, with 422 and never cached', async () => {
  const { status, headers, text } = await send({ item: 'none' }, { cookie: VISITOR });
  expect(status).toBe(422);
  expect(headers['cache-control']).toBe('no-store');
  expect(headingOf(text)).toBe('Not so many');
  expect(text).toContain('id="shell-header" data-ssr');
});

test('a session is its sender’s, and one that is over is ended and does not stand in the way', async () => {
  const known = await send({ do: 'read' }, { cookie: `${VISITOR}; session=anna-token-long-enough` });
  expect(headingOf(known.text)).toBe('pl_abcdefghijkl|authenticated');
  await send({ item: '5' }, { cookie: 'session=anna-token-long-enough' });
  expect(changes()[0]?.headers).toMatchObject({ authorization: 'Bearer anna-token-long-enough' });
  const over = await send({ do: 'read' }, { cookie: `${VISITOR}; session=ended-token-long-enough` });
  expect(headingOf(over.text)).toBe('pl_abcdefghijkl|anonymous');
  expect(cookieOf(over.cookies, 'session')).toMatch(/^session=; .*Max-Age=0/);
});

test.each([
  ['another site', { 'sec-fetch-site': 'cross-site' }],
  ['another site by its origin', { 'sec-fetch-site': '', origin: 'https://evil.example' }],
  ['a frame without an origin', { 'sec-fetch-site': 'cross-site', origin: 'null' }],
  ['nowhere', { 'sec-fetch-site': '' }],
  ['nowhere by its origin', { 'sec-fetch-site': '', origin: 'null' }],
])('a form of %s is refused in the page’s language and changes nothing', async (_, given) => {
  const headers = Object.fromEntries(Object.entries({ ...OWN, ...given }).filter(([, value]) => value !== ''));
  const body = 'item=5';
  const type = { 'content-type': 'application/x-www-form-urlencoded', cookie: VISITOR };
  const sent = { method: 'POST', headers: { ...type, ...headers }, body };
  const pl = await call(shop.origin, { ...sent, path: '/cart/' });
  expect(pl.status).toBe(403);
  expect(headingOf(pl.text)).toBe('Ten formularz nie przyszedł z naszej strony');
  const en = await call(shop.origin, { ...sent, path: '/en/cart/' });
  expect(headingOf(en.text)).toBe('This form did not come from our site');
  expect(shop.api.calls).toEqual([]);
});

test('a page that sends no referrer sends its forms with the origin null', async () => {
  expect((await send({ item: '5' }, { cookie: VISITOR, origin: 'null' })).status).toBe(303);
});

test('what is no form, or is too large, is not read', async () => {
  const type = 'application/json';
  expect((await send({ item: '5' }, { 'content-type': type })).status).toBe(400);
  expect((await send({ item: 'x'.repeat(17_000) })).status).toBe(400);
  expect(headingOf((await send({ item: '5' }, { 'content-type': type })).text)).toMatch(/odczytać/);
  expect(changes()).toEqual([]);
});

test('a page without an action, and a release from before actions, answer 405', async () => {
  for (const path of ['/plain/', '/earlier/', '/plain/', '/cart']) {
    const { status, headers } = await send({ item: '5' }, { cookie: VISITOR }, path);
    expect([path, status, headers.allow]).toEqual([path, 405, 'GET, HEAD']);
  }
  const { text } = await send({ item: '5' }, { cookie: VISITOR }, '/en/plain/');
  expect(headingOf(text)).toBe('This form only works with JavaScript');
  expect((await call(shop.origin, { path: '/cart/', method: 'PUT' })).status).toBe(405);
  expect(shop.api.calls.filter(({ method }) => method !== 'GET')).toEqual([]);
});

test('an API that is away: a notice with the way back, and the same key when it is sent again', async () => {
  const { status, headers, text, cookies } = await send({ item: 'away' }, { cookie: VISITOR });
  expect([status, headers['retry-after']]).toEqual([503, '5']);
  expect(headingOf(text)).toBe('Nie udało się tego zrobić');
  expect(text).toContain('<a href="/cart/">');
  expect(cookieOf(cookies, 'form-key')).toBeUndefined();
  await send({ item: 'away' }, { cookie: VISITOR });
  const [one, again] = changes().map(({ headers: { 'idempotency-key': key } }) => key);
  expect(again).toBe(one);
});

test('a module leads nowhere but to this shop', async () => {
  for (const to of ['https://evil.example/', '//evil.example/', '/\\evil.example/']) {
    expect((await send({ do: 'leave', to }, { cookie: VISITOR })).status).toBe(503);
  }
  expect((await send({ do: 'leave', to: '/cart/#a' }, { cookie: VISITOR })).headers.location).toBe('/cart/#a');
});

test('a form makes no more calls than it needs, and none outside of the API', async () => {
  expect(headingOf((await send({ do: 'greedy' }, { cookie: VISITOR })).text)).toBe('12 refused');
});

test('an action that throws, hangs or takes its process with it costs its sender a notice, and nobody else anything', async () => {
  const broken = await send({ do: 'throw' }, { cookie: VISITOR });
  expect([broken.status, headingOf(broken.text)]).toEqual([503, 'Nie udało się tego zrobić']);
  const late = await send({ do: 'hang' }, { cookie: VISITOR });
  expect([late.status, late.headers['retry-after'], headingOf(late.text)]).toEqual([504, '5', 'To trwa zbyt długo']);
  const lost = await send({ do: 'loop' }, { cookie: VISITOR });
  expect(lost.status).toBe(503);
  expect((await send({ item: '5' }, { cookie: VISITOR })).status).toBe(303);
  expect((await call(shop.origin, { path: '/cart/', headers: { cookie: VISITOR } })).status).toBe(200);
});

const IN_BACKGROUND = { accept: 'application/vnd.aksamit.form-outcome+json' };

test('a page that stays gets what its form did, with what the module may publish, and no key cookie', async () => {
  const { status, headers, text, cookies } = await send({ do: 'state' }, { ...IN_BACKGROUND });
  expect(status).toBe(200);
  expect(headers).toMatchObject({ 'content-type': IN_BACKGROUND.accept, 'cache-control': 'no-store' });
  const value = { type: 'success', message: 'In your cart' };
  expect(JSON.parse(text)).toEqual({
    module: 'goods',
    done: { label: 'In cart', name: 'In cart: Legs' },
    publications: [
      { topic: 'toast', id: 'toast@1', kind: 'event', value },
      { topic: 'session', value: null, refused: expect.stringContaining('session') },
    ],
    stored: { cart: '{}' },
  });
  expect(cookieOf(cookies, 'visitor')).toBeDefined();
  expect(cookieOf(cookies, 'form-key')).toBeUndefined();
});

test('a page that stays gets a redirect, an error page or a notice where there is no outcome', async () => {
  expect((await send({ item: '5' }, { ...IN_BACKGROUND, cookie: VISITOR })).status).toBe(303);
  expect((await send({ item: 'none' }, { ...IN_BACKGROUND, cookie: VISITOR })).status).toBe(422);
  expect((await send({ do: 'throw' }, { ...IN_BACKGROUND, cookie: VISITOR })).status).toBe(503);
  expect((await send({ do: 'state' }, { cookie: VISITOR })).headers.location).toBe('/cart/');
  expect((await send({ do: 'state' }, { ...IN_BACKGROUND, 'sec-fetch-site': 'cross-site' })).status).toBe(403);
});

test('one press has one key, whatever key the browser has meanwhile, and another press another one', async () => {
  await send({ item: '5', 'form-press': 'a' }, { cookie: VISITOR });
  await send({ 'form-press': 'a', item: '5' }, { cookie: `${VISITOR}; form-key=next` });
  await send({ item: '5', 'form-press': 'b' }, { cookie: VISITOR });
  const [one, again, other] = changes().map(({ headers }) => headers['idempotency-key']);
  expect(again).toBe(one);
  expect(other).not.toBe(one);
});

test('who sends too many forms has to wait', async () => {
  const strict = await startTestServer([], { beside: shop, config: { rateLimitFactor: 1 / 30 } });
  try {
    const headers = { ...OWN, 'content-type': 'application/x-www-form-urlencoded', 'accept-language': 'en' };
    const again = () => call(strict.origin, { path: '/en/cart/', method: 'POST', headers, body: 'do=read' });
    expect((await again()).status).toBe(422);
    const refused = await again();
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '60']);
    expect(headingOf(refused.text)).toBe('Too many attempts in a short time');
    const inBackground = {
      path: '/en/cart/',
      method: 'POST',
      headers: { ...headers, ...IN_BACKGROUND },
      body: 'do=state',
    };
    const stays = await call(strict.origin, inBackground);
    expect(stays.status).toBe(429);
    expect(JSON.parse(stays.text)).toMatchObject({
      module: 'shell',
      publications: [{ id: 'toast@1', value: { type: 'alert', message: expect.stringMatching(/^Too many attempts/) } }],
    });
  } finally {
    await strict.close();
  }
});

test('who sends forms waits for a private page that others leave to their scripts', async () => {
  const slow = await startTestServer([], { beside: shop, config: { renderPrivateMs: 50 } });
  try {
    let release = () => undefined as unknown;
    const held = new Promise<void>((resolve) => {
      release = () => resolve();
    });
    slow.api.on('GET', '/api/slow', (_, response) => void held.then(() => sendJson(response, 200, { data: {} })));
    const ask = (cookie: string) => call(slow.origin, { path: '/slow/', headers: { cookie } });
    expect(headingOf((await ask(VISITOR)).text)).toBe('Ta strona potrzebuje JavaScriptu');
    const waiting = ask(`${VISITOR}; form-key=abc`);
    release();
    expect(headingOf((await waiting).text)).toBe('anonymous');
  } finally {
    await slow.close();
  }
});
