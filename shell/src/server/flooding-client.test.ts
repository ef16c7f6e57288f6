/** Known pages that are rendered for each query or visitor: one client's renderings never delay another's. */
import type { ServerResponse } from 'node:http';
import type { TestRelease } from '@aksamit/release/testing';
import { call } from '../testing/call';
import { startTestServer, type TestServer } from '../testing/start-test-server';
import { sendJson } from '../testing/stub-api';
import { until } from '../testing/until';

jest.setTimeout(60_000);

/** Requests the search results from the API, as the shop's modules do. */
const server = `
  const { createElement: h } = require('react');
  exports.module = { contract: 1, async render({ call, reader, path, query }) {
    const { found } = await (await (reader ?? { call }).call('/api/things?q=' + (query.q ?? path))).json();
    return { status: 200, head: { title: found }, element: h('h1', null, found), state: 1 };
  } };`;

const page = (name: string, path: string, rendering: 'public' | 'private', query: string[] = []) => ({
  name,
  layout: 'plain' as const,
  rendering,
  patterns: { pl: [path], en: [path] },
  query,
});
const modules: TestRelease[] = [
  { name: 'shell' },
  { name: 'goods', server, pages: [page('search', '/szukaj/', 'public', ['q'])] },
  { name: 'panel', server, pages: [page('panel', '/panel/', 'private', ['q'])] },
];

/** API responses that are held back: the pages that wait for them are being rendered. */
const held = new Map<string, ServerResponse>();
let holds = (_text: string): boolean => false;

let shop: TestServer;
beforeAll(async () => {
  const config = { renderDeadlineMs: 60_000, rateLimitFactor: 1 };
  shop = await startTestServer(modules, { trustedProxies: ['loopback'], config });
  shop.api.on('GET', '/api/things', ({ url }, response) => {
    const text = new URL(url, 'http://api').searchParams.get('q') ?? '';
    if (holds(text)) held.set(text, response);
    else sendJson(response, 200, { found: text });
  });
  await until(async () => (await get('/szukaj/?q=first', '9.9.9.9')).text.includes('<h1>first</h1>'));
  await until(async () => (await get('/panel/?q=first', '9.9.9.9')).text.includes('<h1>first</h1>'));
});
afterEach(() => {
  holds = () => false;
  letGo();
});
afterAll(() => shop?.close());

const get = (path: string, client: string, language = 'pl') =>
  call(shop.origin, { path, headers: { 'x-forwarded-for': client, 'accept-language': language } });

function letGo(): void {
  for (const [text, response] of held) sendJson(response, 200, { found: text });
  held.clear();
}

test.each(['/szukaj/', '/panel/'])('60 pages at %s of one client hold up nobody else, and all come', async (path) => {
  holds = (text) => text.startsWith('flood');
  let most = 0;
  const flood = Array.from({ length: 60 }, (_, index) => get(`${path}?q=flood${index}`, '9.9.8.1'));
  await until(() => held.size === 4);
  for (const other of ['/szukaj/?q=mine', '/panel/?q=mine']) {
    expect((await get(other, '9.9.7.1')).text).toContain('<h1>mine</h1>');
  }
  // A page that the other client has queued too is not delayed by that queue.
  holds = (text) => text.startsWith('flood') && text !== 'flood59';
  expect((await get(`${path}?q=flood59`, '9.9.7.1')).text).toContain('<h1>flood59</h1>');
  let isOver = false;
  const all = Promise.all(flood).finally(() => {
    isOver = true;
  });
  await until(() => {
    most = Math.max(most, held.size);
    letGo();
    return isOver;
  });
  expect(most).toBeLessThanOrEqual(4);
  const texts = (await all).map(({ text }) => /<h1>(.*?)<\/h1>/.exec(text)?.[1]);
  expect(texts).toEqual(Array.from({ length: 60 }, (_, index) => `flood${index}`));
});

test('beyond its queue a client is asked to wait, on a page in its language; others are not', async () => {
  holds = (text) => text.startsWith('many');
  const statuses: (number | undefined)[] = [];
  const many = Array.from({ length: 80 }, async (_, index) => {
    statuses.push((await get(`/szukaj/?q=many${index}`, '9.9.6.1')).status);
  });
  // Four are being rendered, sixty wait.
  await until(() => held.size === 4 && statuses.length === 16);
  expect(new Set(statuses)).toEqual(new Set([429]));
  for (const [path, language, heading] of [
    ['/szukaj/?q=many-x', 'pl', '<h1>Za dużo stron naraz</h1>'],
    ['/en/szukaj/?q=many-x', 'en', '<h1>Too many pages at once</h1>'],
  ] as const) {
    const { status, headers, text } = await get(path, '9.9.6.1', language);
    expect([status, headers['retry-after'], headers['cache-control']]).toEqual([429, '5', 'no-store']);
    expect(text).toContain(heading);
    expect(text).toContain(`href="${path}"`);
    expect(text).toContain('<meta name="robots" content="noindex">');
  }
  // Cached pages are sent at once.
  expect((await get('/szukaj/?q=first', '9.9.6.1')).text).toContain('<h1>first</h1>');
  expect((await get('/szukaj/?q=theirs', '9.9.5.1')).text).toContain('<h1>theirs</h1>');
  holds = () => false;
  letGo();
  await Promise.all(many);
  expect(statuses.filter((status) => status === 200)).toHaveLength(64);
});
