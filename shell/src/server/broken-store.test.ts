import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { TestRelease } from '@aksamit/release/testing';
import { call } from '../testing/call';
import { startTestServer, type TestServer } from '../testing/start-test-server';
import { until } from '../testing/until';

const server = (text: string) => `
  const { createElement: h } = require('react');
  exports.module = { contract: 1,
    async render() { return { status: 200, head: { title: 'T' }, element: h('h1', null, '${text}'), state: 1 } } };`;

const release = (name: string, version: string, paths = [`/${name}/`]): TestRelease => ({
  name,
  version,
  server: server(`${name} ${version}`),
  files: { 'browser/app.js': `${name} ${version}`.repeat(50) },
  pages: paths.map((path, index) => ({
    name: `page-${index}`,
    layout: 'plain',
    rendering: 'public',
    patterns: { pl: [path], en: [path] },
  })),
});

let shop: TestServer;
beforeEach(async () => {
  shop = await startTestServer([
    { name: 'shell' },
    release('one', '1.0.0'),
    release('rest', '1.0.0', ['/rest/', '/**']),
  ]);
});
afterEach(() => shop.close());

const get = (path: string, at = shop) => call(at.origin, { path });
const health = async (at = shop) => JSON.parse((await get('/healthz', at)).text);
const fileOf = (path: string) => join(shop.storeFolder, path);
const linesAbout = (part: string) => shop.logged.filter((line) => line.includes(part));

/** Publishes a release, alters its files, and promotes it. */
async function promoteAltered(altered: TestRelease, alter: () => Promise<void>): Promise<void> {
  const { modules, revision } = await shop.store.readChannel('stable');
  await shop.publishOnly(altered);
  await alter();
  const next = { modules: { ...modules, [altered.name]: altered.version ?? '1.0.0' }, history: [] };
  expect(await shop.store.compareAndSwapChannel('stable', revision, next)).toBe(true);
}

test.each([
  ['altered', () => writeFile(fileOf('one/1.1.0/server.cjs'), `${server('evil')}//`)],
  ['missing', () => rm(fileOf('one/1.1.0/server.cjs'))],
])('a release whose server bundle is %s is rendered by browsers, until the bundle is well', async (_, alter) => {
  await promoteAltered(release('one', '1.1.0'), alter);
  await until(async () => (await get('/one/')).text.includes('data-version="1.1.0"'));
  const { text, status, headers } = await get('/one/');
  expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
  expect(text).toMatch(/data-version="1.1.0"[^>]*><div data-skeleton/);
  expect((await get('/rest/')).text).toContain('<h1>rest 1.0.0</h1>');
  expect(await health()).toMatchObject({ status: 'degraded', problems: [{ about: 'one@1.1.0' }] });
  await writeFile(fileOf('one/1.1.0/server.cjs'), server('one 1.1.0'));
  await until(async () => (await get('/one/')).text.includes('<h1>one 1.1.0</h1>'));
  expect(await health()).toEqual({ status: 'ok', problems: [] });
  expect(linesAbout('server bundle')).toHaveLength(1 + linesAbout('well again').length);
});

test('a release whose manifest cannot be read leaves the one before it live', async () => {
  const manifest = fileOf('one/1.1.0/manifest.json');
  await promoteAltered(release('one', '1.1.0'), () => rename(manifest, `${manifest}.away`));
  await until(async () => (await health()).status === 'degraded');
  expect((await get('/one/')).text).toContain('<h1>one 1.0.0</h1>');
  expect((await health()).problems).toMatchObject([
    { about: 'one@1.1.0', message: 'Its manifest cannot be read; one@1.0.0 stays live.' },
  ]);
  await rename(`${manifest}.away`, manifest);
  await until(async () => (await get('/one/')).text.includes('<h1>one 1.1.0</h1>'));
});

test('a page server that starts without a module serves all others, and answers 503 for what may be that one’s', async () => {
  const manifest = fileOf('one/1.0.0/manifest.json');
  await rename(manifest, `${manifest}.away`);
  const fresh = await startTestServer([], { beside: shop });
  const lost = await get('/one/?a=1', fresh);
  expect([lost.status, lost.headers['cache-control'], lost.headers['retry-after']]).toEqual([503, 'no-store', '10']);
  expect(lost.text).toContain('<header');
  expect(lost.text).toContain('<footer');
  expect(lost.text).toContain('<h1>Ta część sklepu chwilowo nie działa</h1>');
  expect(lost.text).toContain('<a href="/one/">Spróbuj ponownie</a>');
  expect(lost.text).toMatch(/<a href="\/en\/one\/" lang="en" hrefLang="en"/i);
  const english = (await get('/en/one/', fresh)).text;
  expect(english).toContain('<a href="/en/one/">Try again</a>');
  expect(english).toMatch(/<a href="\/one\/" lang="pl" hrefLang="pl"/i);
  expect((await get('/rest/', fresh)).text).toContain('<h1>rest 1.0.0</h1>');
  expect(await health(fresh)).toMatchObject({ status: 'degraded', problems: [{ about: 'one@1.0.0' }] });
  await rename(`${manifest}.away`, manifest);
  await until(async () => (await get('/one/', fresh)).text.includes('<h1>one 1.0.0</h1>'));
  expect((await get('/elsewhere/', fresh)).text).toContain('rest 1.0.0');
  await fresh.close();
});

test('a store that is moved away changes nothing, is reported once, and is followed again when it is back', async () => {
  expect(await health()).toEqual({ status: 'ok', problems: [] });
  await rename(shop.storeFolder, `${shop.storeFolder}.away`);
  await until(async () => (await health()).status === 'degraded');
  expect((await get('/one/')).text).toContain('<h1>one 1.0.0</h1>');
  expect((await get('/readyz')).status).toBe(200);
  // The follower retries at each interval.
  await until(() => shop.failedLooks() >= 4);
  const unreadableLines = () => linesAbout('stable channel cannot be read').filter((line) => !line.includes('"was"'));
  expect(unreadableLines()).toHaveLength(1);
  await rename(`${shop.storeFolder}.away`, shop.storeFolder);
  await until(async () => (await health()).status === 'ok');
  expect(unreadableLines()).toHaveLength(1);
  await shop.publish(release('one', '1.1.0'));
  await until(async () => (await get('/one/')).text.includes('<h1>one 1.1.0</h1>'));
});

test('a record that is cut short leaves the last good one live', async () => {
  const { revision } = await shop.store.readChannel('stable');
  const torn = fileOf(`channels/stable/${String(revision + 1).padStart(8, '0')}.json`);
  await writeFile(torn, '{"revision": 4, "mod');
  await until(async () => (await health()).status === 'degraded');
  expect((await health()).problems).toMatchObject([{ about: 'stable channel' }]);
  expect((await get('/one/')).text).toContain('<h1>one 1.0.0</h1>');
  await rm(torn);
  await until(async () => (await health()).status === 'ok');
});

test('a file that does not fit its hash is never served, and is served once it does', async () => {
  const path = 'one/1.0.0/browser/app.js';
  const whole = await readFile(fileOf(path));
  await writeFile(fileOf(path), `${whole};evil()`);
  const damaged = await get(`/assets/${path}`);
  expect([damaged.status, damaged.headers['cache-control'], damaged.text]).toEqual([
    500,
    'no-store',
    'This file is damaged.\n',
  ]);
  expect((await health()).problems).toMatchObject([{ about: 'one@1.0.0' }]);
  await shop.publish(release('one', '1.1.0'));
  await until(async () => (await health()).status === 'ok');
  expect((await get(`/assets/${path}`)).status).toBe(500);
  expect((await health()).status).toBe('degraded');
  await writeFile(fileOf(path), whole);
  expect((await get(`/assets/${path}`)).text).toBe(String(whole));
  expect(await health()).toEqual({ status: 'ok', problems: [] });
});

test('a compressed form that does not match the hash is rebuilt', async () => {
  await writeFile(fileOf('one/1.0.0/.br/browser/app.js'), await readFile(fileOf('rest/1.0.0/.br/browser/app.js')));
  const { headers, body } = await call(shop.origin, {
    path: '/assets/one/1.0.0/browser/app.js',
    headers: { 'accept-encoding': 'br' },
  });
  expect(headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(body).toString()).toContain('one 1.0.0');
});
