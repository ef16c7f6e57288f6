import type { ServerResponse } from 'node:http';
import type { TestRelease } from '@aksamit/release/testing';
import { call } from '../testing/call';
import { startTestServer, type TestServer } from '../testing/start-test-server';
import { sendJson } from '../testing/stub-api';
import { until } from '../testing/until';

/** Requests the record from the API, as the shop's modules do. */
const server = `
  const { createElement: h } = require('react');
  exports.module = { contract: 1, async render({ call, path }) {
    const { exists } = await (await call('/api/things?path=' + path)).json();
    return { status: exists ? 200 : 404, head: { title: exists ? 'Rzecz' : 'Brak' }, element: h('h1', null, path), state: 1 };
  } };`;

const page = (name: string, path: string): NonNullable<TestRelease['pages']>[number] => ({
  name,
  layout: 'plain',
  rendering: 'public',
  patterns: { pl: [path], en: [path] },
});

const modules: TestRelease[] = [
  { name: 'shell' },
  { name: 'goods', server, pages: [page('product', '/towar/:slug/'), page('search', '/szukaj/')] },
  { name: 'texts', server, pages: [page('text', '/**')] },
];

const paths = (path: string) => ({ pl: path, en: path });
const sitemap = {
  products: [],
  bundles: [],
  offers: [],
  locations: [],
  articleCategories: [],
  articles: [{ href: paths('/towar/znany/') }],
  cmsPages: [{ paths: paths('/o-nas/') }],
};
const EXISTING = new Set(['/towar/znany/', '/towar/inny/', '/szukaj/', '/o-nas/', '/ukryta/']);

/** API responses that are held back: rendering is busy. */
const held = new Map<string, ServerResponse>();
let holds = (_path: string): boolean => false;

/** `strict`: no unknown address may be rendered. `busy`: modules that do not answer time out quickly. */
let shop: TestServer;
let strict: TestServer;
let busy: TestServer;

function answerThings({ api }: TestServer): void {
  api.on('GET', '/api/sitemap', (_, response) => sendJson(response, 200, { data: { sitemap } }));
  api.on('GET', '/api/things', ({ url }, response) => {
    const path = new URL(url, 'http://api').searchParams.get('path') ?? '';
    if (holds(path)) held.set(path, response);
    else sendJson(response, 200, { exists: EXISTING.has(path) });
  });
}

beforeAll(async () => {
  const config = { renderDeadlineMs: 60_000, rateLimitFactor: 1_000 };
  shop = await startTestServer(modules, { trustedProxies: ['loopback'], config });
  const beside = (own: object) => startTestServer([], { beside: shop, config: { ...config, ...own } });
  [strict, busy] = await Promise.all([beside({ rateLimitFactor: 0.001 }), beside({ renderAnswerMs: 1 })]);
  for (const one of [shop, strict, busy]) answerThings(one);
  await until(async () => (await get(shop, '/towar/znany/')).text.includes('<h1>/towar/znany/</h1>'));
});
afterEach(() => release());
afterAll(() => Promise.all([shop, strict, busy].map((one) => one?.close())));

const get = ({ origin }: TestServer, path: string, client = '9.9.9.9') =>
  call(origin, { path, headers: { 'x-forwarded-for': client } });

function release(): void {
  holds = () => false;
  for (const [path, response] of held) sendJson(response, 200, { exists: EXISTING.has(path) });
  held.clear();
}

const NOT_FOUND = '<h1>Tej strony tu nie ma</h1>';

test('a flood of unknown addresses holds a few renderings; others have their pages whole meanwhile', async () => {
  holds = (path) => path.startsWith('/nie-ma-');
  const answered: string[] = [];
  const flood = Array.from({ length: 60 }, async (_, index) => {
    const { status, text, headers } = await get(shop, `/nie-ma-${index}/`, '9.9.8.1');
    answered.push(`${status} ${text.includes(NOT_FOUND)} ${headers['cache-control']}`);
  });
  await until(() => answered.length === 56 && held.size === 4);
  expect(new Set(answered)).toEqual(new Set(['404 true no-store']));
  for (const path of ['/towar/inny/', '/o-nas/', '/szukaj/', '/ukryta/']) {
    expect((await get(shop, path, '9.9.7.1')).text).toContain(`<h1>${path}</h1>`);
  }
  release();
  await Promise.all(flood);
  expect(answered.filter((one) => !one.startsWith('404'))).toEqual([]);
  expect(shop.api.calls.filter(({ url }) => url.includes('/nie-ma-'))).toHaveLength(4);
});

test('a client that requests too many unknown addresses gets "not found" without rendering, and all others', async () => {
  // From then on the list of addresses is known.
  let asked = 0;
  await until(async () => (await get(strict, `/towar/nie-ma-${asked++}/`)).text.includes(NOT_FOUND));
  for (const [path, isFound] of [
    ['/towar/znany/', true],
    ['/szukaj/', true],
    ['/o-nas/', true],
    ['/towar/nie-ma-takiego/', false],
    ['/nie-ma/', false],
    ['/nie/ma/takiej/', false],
  ] as const) {
    const { status, text, headers } = await get(strict, path);
    expect([path, status, text.includes(`<h1>${path}</h1>`)]).toEqual([path, isFound ? 200 : 404, isFound]);
    if (isFound) continue;
    expect(headers['cache-control']).toBe('no-store');
    expect(text).toContain('<title>Nie ma takiej strony – Aksamit</title>');
    expect(text).toContain('<meta name="robots" content="noindex">');
    expect(text).toContain('<header');
    // The browser host finds the page by itself, and removes the message.
    expect(text).toContain('<div id="module-slot" data-trouble="page">');
    expect(JSON.parse(/id="aksamit-page">(.*?)<\/script>/s.exec(text)?.[1] ?? '')).toMatchObject({
      match: null,
      status: 404,
    });
    expect(strict.api.calls.filter(({ url }) => url.endsWith(path))).toEqual([]);
  }
  const english = await get(strict, '/en/nothing/');
  expect([english.status, english.text.includes('<h1>We can’t find this page</h1>')]).toEqual([404, true]);
});

test('an unknown address is 404 and a known one 200, also while nothing is rendered', async () => {
  holds = () => true;
  await until(async () => (await get(busy, '/towar/nie-ma/')).status === 404);
  for (const [path, status, title] of [
    ['/towar/znany/', 200, 'Aksamit'],
    ['/szukaj/', 200, 'Aksamit'],
    ['/o-nas/', 200, 'Aksamit'],
    ['/towar/', 200, 'Aksamit'],
    ['/oczyszanie-wodorowe/', 404, 'Nie ma takiej strony – Aksamit'],
    ['/towar/nie-ma/', 404, 'Nie ma takiej strony – Aksamit'],
  ] as const) {
    const answered = await get(busy, path);
    expect([path, answered.status, /<title>(.*?)<\/title>/.exec(answered.text)?.[1]]).toEqual([path, status, title]);
    expect(answered.headers['cache-control']).toBe('no-store');
    expect(answered.text.includes(NOT_FOUND)).toBe(status === 404);
  }
});
