import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { integrityOf, makeSigningKey, rollBack, signReleases, type TrustedKey } from '@aksamit/release';
import type { TestRelease } from '@aksamit/release/testing';
import { call } from '../testing/call';
import { startTestServer, type TestServer } from '../testing/start-test-server';
import { until } from '../testing/until';

const server = (text: string) => `
  const { createElement: h } = require('react');
  exports.module = { contract: 1,
    async render() { return { status: 200, head: { title: 'T' }, element: h('h1', null, '${text}'), state: 1 } } };`;

const release = (name: string, version: string): TestRelease => ({
  name,
  version,
  server: server(`${name} ${version}`),
  files: { 'browser/app.js': `${name} ${version}` },
  pages: [{ name: 'start', layout: 'plain', rendering: 'public', patterns: { pl: [`/${name}/`], en: [`/${name}/`] } }],
});

const open: TestServer[] = [];
afterEach(async () => {
  for (const shop of open.splice(0).reverse()) await shop.close();
});

async function start(...given: Parameters<typeof startTestServer>): Promise<TestServer> {
  const shop = await startTestServer(...given);
  open.push(shop);
  return shop;
}

const get = (shop: TestServer, path: string) => call(shop.origin, { path });
const health = async (shop: TestServer) => JSON.parse((await get(shop, '/healthz')).text);

/** Rewrites files of a published release together with their entries in its manifest. */
async function rewrite({ storeFolder }: TestServer, id: string, files: Record<string, string>): Promise<void> {
  const file = join(storeFolder, id, 'manifest.json');
  const manifest = JSON.parse(await readFile(file, 'utf8'));
  for (const entry of manifest.files) {
    const content = files[entry.path];
    if (content === undefined) continue;
    await writeFile(join(storeFolder, id, entry.path), content);
    entry.integrity = integrityOf(content);
    entry.bytes = Buffer.byteLength(content);
  }
  await writeFile(file, JSON.stringify(manifest));
}

const EVIL = { 'server.cjs': server('evil'), 'browser/app.js': 'evil()' };

test('a folder that is rewritten together with its manifest runs neither on the server nor in a browser', async () => {
  const shop = await start([{ name: 'shell' }, release('one', '1.0.0'), release('two', '1.0.0')]);
  await rewrite(shop, 'one/1.0.0', EVIL);
  const restarted = await start([], { beside: shop });
  const page = await get(restarted, '/one/');
  expect([page.status, page.text.includes('evil')]).toEqual([503, false]);
  const script = await get(restarted, '/assets/one/1.0.0/browser/app.js');
  expect([script.status, script.text]).toEqual([500, 'This file is damaged.\n']);
  expect((await get(restarted, '/two/')).text).toContain('data-module="two" data-version="1.0.0"');
  expect((await health(restarted)).problems).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ about: 'one@1.0.0', message: 'It is not authentic; its addresses answer 503.' }),
    ]),
  );
});

test('a rewritten version that was live before serves no file to pages that are still open', async () => {
  const shop = await start([{ name: 'shell' }, release('one', '1.0.0'), release('one', '1.1.0')]);
  await rewrite(shop, 'one/1.0.0', EVIL);
  const restarted = await start([], { beside: shop });
  expect((await get(restarted, '/assets/one/1.0.0/browser/app.js')).status).toBe(500);
  expect((await get(restarted, '/assets/one/1.1.0/browser/app.js')).text).toBe('one 1.1.0');
  await expect(rollBack(shop.store, { one: null })).rejects.toThrow('is not the one that was live before');
});

test('where keys are listed only what its own team signed runs', async () => {
  const [teamOne, teamTwo, platform] = [makeSigningKey(), makeSigningKey(), makeSigningKey()];
  const trustedKeys: TrustedKey[] = [
    { name: 'team one', publicKey: teamOne.publicKey, modules: ['one'] },
    { name: 'team two', publicKey: teamTwo.publicKey, modules: ['two'] },
    { name: 'platform', publicKey: platform.publicKey, modules: ['shell'] },
  ];
  const shop = await start([{ name: 'shell' }]);
  await shop.publish({ name: 'shell' }, platform);
  await shop.publish(release('one', '1.0.0'), teamOne);
  await shop.publish(release('two', '1.0.0'), teamTwo);
  const strict = await start([], { beside: shop, config: { trustedKeys } });
  expect((await get(strict, '/one/')).text).toContain('data-module="one" data-version="1.0.0"');

  await shop.publish(release('two', '1.1.0'), teamOne);
  await shop.publish(release('one', '1.1.0'));
  await until(async () => (await health(strict)).problems.length === 2);
  expect((await health(strict)).problems).toMatchObject([
    { about: 'one@1.1.0', message: 'It is not authentic; one@1.0.0 stays live.' },
    { about: 'two@1.1.0', message: 'It is not authentic; two@1.0.0 stays live.' },
  ]);
  expect((await get(strict, '/one/')).text).toContain('data-module="one" data-version="1.0.0"');
  expect((await get(strict, '/assets/one/1.1.0/browser/app.js')).status).toBe(500);

  await signReleases(shop.store, teamOne, [{ module: 'one', version: '1.1.0' }]);
  await until(async () => (await get(strict, '/one/')).text.includes('data-module="one" data-version="1.1.0"'));
  expect((await get(strict, '/assets/one/1.1.0/browser/app.js')).text).toBe('one 1.1.0');
});
