import { createHash } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import type { InlinePage } from '@aksamit/contracts/platform';
import type { TestRelease } from '@aksamit/release/testing';
import { call } from '../testing/call';
import { inlineOf } from '../testing/start-goods-server';
import { startTestServer, type TestServer } from '../testing/start-test-server';
import { until } from '../testing/until';

const server = (version: string) => `
  const { createElement: h } = require('react');
  exports.module = { contract: 1, async render(context) {
    return { status: 200, head: { title: 'One' }, element: h('h1', null, 'one ${version}'), state: null, cacheKeys: [] };
  } };`;
const one = (version: string): TestRelease => ({
  name: 'one',
  version,
  server: server(version),
  files: { 'browser/app.js': `one ${version}` },
  pages: [
    { name: 'home', layout: 'plain', rendering: 'public', patterns: { pl: ['/one/'], en: ['/one/'] } },
    { name: 'own', layout: 'plain', rendering: 'private', patterns: { pl: ['/own/'], en: ['/own/'] } },
  ],
});
const others = ['alpha', 'beta'].map((name): TestRelease => ({ name, files: { 'browser/app.js': name } }));
/** A shell whose host reads the file, as its manifest shows. */
const shell: TestRelease = {
  name: 'shell',
  files: { 'browser/main.js': 'main', 'browser/app.js': 'app' },
  chunks: { app: ['browser/main.js', 'browser/app.js'], host: ['browser/main.js'] },
};

let shop: TestServer;
let beside: TestServer;
beforeAll(async () => {
  shop = await startTestServer([shell, one('1.0.0'), ...others]);
  beside = await startTestServer([], { beside: shop });
});
afterAll(async () => {
  await beside.close();
  await shop.close();
});

const get = (path: string, at = shop, headers: Record<string, string> = {}) => call(at.origin, { path, headers });
const pageOf = async (at = shop, bucket?: string): Promise<InlinePage> =>
  inlineOf((await get('/one/', at, bucket ? { cookie: `release-bucket=${bucket}` } : {})).text);
const showing = (version: string, at: TestServer, bucket?: string) =>
  until(async () => (await pageOf(at, bucket)).versions?.one === version);
const integrityOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

describe('a public page', () => {
  test('names a file, and contains what the host needs alone, whatever the number of modules', async () => {
    const { text } = await get('/one/');
    const page: InlinePage = inlineOf(text);
    expect(page.releases).toEqual([]);
    expect(page.versions).toEqual({ one: '1.0.0' });
    expect(Object.keys(page.shell?.integrity ?? {})).toEqual(['browser/main.js']);
    expect(page.releasesFile?.url).toMatch(
      /^\/assets\/releases\.[\w-]{16}\/shell@1\.0\.0,alpha@1\.0\.0,beta@1\.0\.0,one@1\.0\.0\.json$/,
    );
    expect(text).toContain(`<link rel="prefetch" as="fetch" crossorigin href="${page.releasesFile?.url}">`);
    expect(text.match(/alpha/g)).toHaveLength(2);
  });

  test('its file has the named hash, all releases and the shell’s hashes, and may be kept for ever', async () => {
    const { releasesFile } = await pageOf();
    const { status, headers, text } = await get(releasesFile?.url ?? '');
    expect([status, headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
    expect(integrityOf(text)).toBe(releasesFile?.integrity);
    const { releases, shell: own } = JSON.parse(text);
    expect(releases.map(({ name }: { name: string }) => name)).toEqual(['alpha', 'beta', 'one']);
    expect(releases[2]).toMatchObject({
      baseUrl: '/assets/one/1.0.0/',
      integrity: { 'browser/app.js': integrityOf('one 1.0.0') },
    });
    expect(Object.keys(own.integrity)).toContain('browser/app.js');
  });

  test('its file is sent compressed', async () => {
    const { releasesFile } = await pageOf();
    const answer = await fetch(shop.origin + releasesFile?.url, { headers: { 'accept-encoding': 'br' } });
    expect(answer.headers.get('content-encoding')).toBe('br');
    const { body } = await get(releasesFile?.url ?? '', shop, { 'accept-encoding': 'br' });
    expect(integrityOf(brotliDecompressSync(body).toString())).toBe(releasesFile?.integrity);
  });

  test('page servers of one store name the same file', async () => {
    expect((await pageOf(beside)).releasesFile).toEqual((await pageOf()).releasesFile);
  });
});

test('a private page contains its releases: it starts at once', async () => {
  const page: InlinePage = inlineOf((await get('/own/')).text);
  expect(page.releasesFile).toBeUndefined();
  expect(page.releases.map(({ name }) => name)).toEqual(['alpha', 'beta', 'one']);
});

test('a canary’s visitors get a file of their own, with its channel', async () => {
  await shop.canary({ one: 10 }, [one('3.0.0')]);
  await showing('3.0.0', shop, '5');
  const [stable, canary] = [await pageOf(), await pageOf(shop, '5')];
  expect(stable.releasesFile?.url).toContain('one@1.0.0.json');
  expect(canary.releasesFile?.url).toContain('one@3.0.0~canary.json');
  const { text } = await get(canary.releasesFile?.url ?? '');
  expect(integrityOf(text)).toBe(canary.releasesFile?.integrity);
  expect(JSON.parse(text).releases[2]).toMatchObject({ version: '3.0.0', channel: 'canary' });
});

describe('after a publication', () => {
  let before: InlinePage;
  beforeAll(async () => {
    before = await pageOf();
    await shop.publish(one('2.0.0'));
    for (const at of [shop, beside]) await showing('2.0.0', at);
  });

  test('a page that was served before finds its file, also on a page server that never sent it', async () => {
    expect((await pageOf()).releasesFile).not.toEqual(before.releasesFile);
    const late = await startTestServer([], { beside: shop });
    for (const at of [shop, beside, late]) {
      const { status, text } = await get(before.releasesFile?.url ?? '', at);
      expect([status, integrityOf(text)]).toEqual([200, before.releasesFile?.integrity]);
    }
    await late.close();
  });

  const changed = (change: (url: string) => string) => change(before.releasesFile?.url ?? '');
  test.each<[what: string, change: (url: string) => string]>([
    ['another hash', (url) => url.replace(/releases\.[\w-]{16}/, `releases.${'A'.repeat(16)}`)],
    ['a combination that no page named', (url) => url.replace('alpha@1.0.0,', '')],
    ['a version that was never published', (url) => url.replace('one@1.0.0', 'one@9.0.0')],
    ['a module twice', (url) => url.replace('alpha@', 'one@1.0.0,alpha@')],
    ['a path instead of a name', (url) => url.replace('alpha@1.0.0', '..%2F..%2Fchannels@1')],
    ['a very long list', (url) => url.replace('alpha', 'a'.repeat(5000))],
    ['no list', () => '/assets/releases.json'],
  ])('%s is no file', async (_what, change) => {
    expect((await get(changed(change))).status).toBe(404);
  });
});

test('only so many former sets are put together at one time', async () => {
  const { releasesFile } = await pageOf();
  const unknown = [1, 2, 3, 4, 5, 6].map((number) =>
    (releasesFile?.url ?? '').replace(/releases\.[\w-]{15}./, `releases.${'B'.repeat(15)}${number}`),
  );
  const answers = await Promise.all(unknown.map((url) => get(url)));
  expect(answers.map(({ status }) => status).filter((status) => status !== 404 && status !== 503)).toEqual([]);
  expect((await get(releasesFile?.url ?? '')).status).toBe(200);
});

test('an older shell, whose host reads no file, gets its releases in the page', async () => {
  await shop.publish({ name: 'shell', version: '0.9.0', files: { 'browser/main.js': 'old' } });
  await until(async () => (await pageOf()).shell?.version === '0.9.0');
  const page = await pageOf();
  expect(page.releasesFile).toBeUndefined();
  expect(page.releases).toHaveLength(3);
  expect(page.shell?.integrity).toHaveProperty(['browser/main.js']);
});
