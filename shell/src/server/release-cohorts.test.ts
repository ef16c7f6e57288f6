import type { TestRelease } from '@aksamit/release/testing';
import { readPageView } from '@aksamit/release/tokens';
import { call } from '../testing/call';
import { startTestServer, TEST_SECRET, type TestServer } from '../testing/start-test-server';
import { until } from '../testing/until';

const server = (name: string, version: string) => `
  const { createElement: h } = require('react');
  exports.module = { contract: 1,
    async render() { return { status: 200, head: { title: 'T' }, element: h('h1', null, '${name} ${version}'), state: 1 } } };`;

const release = (name: string, version: string): TestRelease => ({
  name,
  version,
  server: server(name, version),
  pages: [{ name: 'page', layout: 'plain', rendering: 'public', patterns: { pl: [`/${name}/`], en: [`/${name}/`] } }],
});

let shop: TestServer;
let other: TestServer;
beforeAll(async () => {
  shop = await startTestServer([{ name: 'shell' }, release('one', '1.0.0'), release('two', '1.0.0')]);
  other = await startTestServer([], { beside: shop });
});
afterAll(async () => {
  await other.close();
  await shop.close();
});

const get = (path: string, cookie?: string, at = shop) =>
  call(at.origin, { path, headers: cookie === undefined ? {} : { cookie } });
const inlineOf = (html: string) => JSON.parse(/id="aksamit-page">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null');
const versionsOf = (html: string): Record<string, string> =>
  Object.fromEntries(
    inlineOf(html).releases.map(({ name, version, channel = 'stable' }: Record<string, string>) => [
      name,
      `${version} ${channel}`,
    ]),
  );

test('without a canary everybody gets the same page, which caches in front may keep', async () => {
  const plain = await get('/one/');
  expect(plain.headers['cache-control']).toMatch(/^public/);
  expect(plain.headers['release-set']).toMatch(/^stable-/);
  expect((await get('/one/', 'release-bucket=5')).text).toBe(plain.text);
  const token = readPageView(inlineOf(plain.text).pageViewToken, TEST_SECRET);
  expect(token).toMatchObject({ modules: { shell: '1.0.0', one: '1.0.0', two: '1.0.0' }, canaries: {}, stable: {} });
});

describe('while canaries run', () => {
  beforeAll(async () => {
    await shop.canary({ one: 10, two: 50, shell: 10 }, [
      release('one', '2.0.0'),
      release('two', '2.0.0'),
      { name: 'shell', version: '2.0.0' },
    ]);
    for (const at of [shop, other])
      await until(async () => (await get('/one/', 'release-bucket=0', at)).text.includes('one 2.0.0'));
  });

  test.each([
    [undefined, 'one 1.0.0', { one: '1.0.0 stable', two: '1.0.0 stable' }, '1.0.0'],
    ['5000', 'one 1.0.0', { one: '1.0.0 stable', two: '1.0.0 stable' }, '1.0.0'],
    ['nonsense', 'one 1.0.0', { one: '1.0.0 stable', two: '1.0.0 stable' }, '1.0.0'],
    ['4999', 'one 1.0.0', { one: '1.0.0 stable', two: '2.0.0 canary' }, '1.0.0'],
    ['999', 'one 2.0.0', { one: '2.0.0 canary', two: '2.0.0 canary' }, '2.0.0'],
  ])('the bucket %s sees one set on the server and in the browser', async (bucket, text, versions, shell) => {
    const { text: html, headers } = await get('/one/', bucket && `release-bucket=${bucket}; other=1`);
    expect(html).toContain(`<h1>${text}</h1>`);
    expect(versionsOf(html)).toEqual(versions);
    expect(html).toContain(`/assets/shell/${shell}/browser/remoteEntry.js`);
    expect(headers['cache-control']).toBe('private, no-cache');
    expect(headers['set-cookie']).toBeUndefined();
    const token = readPageView(inlineOf(html).pageViewToken, TEST_SECRET);
    expect(token?.canaries).toEqual({ one: 10, two: 50, shell: 10 });
    expect(token?.stable).toEqual({ one: '1.0.0', two: '1.0.0', shell: '1.0.0' });
  });

  test('a page is cached per set, and revalidated with its tag', async () => {
    const first = await get('/two/', 'release-bucket=4000');
    const again = await get('/two/', 'release-bucket=4999');
    expect(again.text).toBe(first.text);
    const etag = String(first.headers.etag);
    const ask = (bucket: number) =>
      call(shop.origin, { path: '/two/', headers: { cookie: `release-bucket=${bucket}`, 'if-none-match': etag } });
    expect((await ask(4_000)).status).toBe(304);
    expect((await ask(9_000)).status).toBe(200);
  });

  test('two page servers on one store answer alike', async () => {
    for (const bucket of ['5', '2000', '8000']) {
      const [mine, theirs] = await Promise.all([shop, other].map((at) => get('/one/', `release-bucket=${bucket}`, at)));
      // The token contains the hour, which may have changed in between, and so the tag.
      const [myHtml, theirHtml] = [mine, theirs].map((page) => page?.text.replace(/"pageViewToken":"[^"]*"/, ''));
      expect(theirHtml === myHtml).toBe(true);
      const { date: _, etag: __, ...headers } = mine?.headers ?? {};
      expect(theirs?.headers).toMatchObject(headers);
    }
  });

  test('caches that keep the buckets apart may keep the pages', async () => {
    const edge = await startTestServer([], { beside: shop, config: { edgeKeysReleaseBucket: true } });
    const { headers, text } = await get('/one/', 'release-bucket=1', edge);
    expect(headers['cache-control']).toMatch(/^public/);
    expect(text).toContain('one 2.0.0');
    await edge.close();
  });

  test('a canary that cannot be read is shown to nobody, and reported', async () => {
    await shop.canary({ one: 100 }, [release('one', '2.0.0')]);
    await until(async () => (await get('/two/', 'release-bucket=1')).text.includes('two 1.0.0'));
    const { revision } = await shop.store.readChannel('canary');
    const lost = { modules: { one: '7.7.7' }, shares: { one: 100 }, history: [] };
    await shop.store.compareAndSwapChannel('canary', revision, lost);
    await until(async () => (await get('/one/', 'release-bucket=1')).text.includes('one 1.0.0'));
    const health = JSON.parse((await get('/healthz')).text);
    expect(health).toMatchObject({ status: 'degraded', problems: [{ about: 'one@7.7.7' }] });
  });
});
