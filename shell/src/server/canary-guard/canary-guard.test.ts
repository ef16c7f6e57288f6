import { setCanary } from '@aksamit/release';
import type { TestRelease } from '@aksamit/release/testing';
import { call } from '../../testing/call';
import { startTestServer, TEST_SECRET, type TestServer } from '../../testing/start-test-server';
import { sendJson } from '../../testing/stub-api';
import { until } from '../../testing/until';

const release = (version: string): TestRelease => ({
  name: 'one',
  version,
  pages: [{ name: 'page', layout: 'plain', rendering: 'public', patterns: { pl: ['/one/'], en: ['/one/'] } }],
});
const side = (views: number, visitorsWithProblem: number) => ({
  views,
  visitorsWithProblem,
  lcpSamples: 0,
  lcpP75Ms: null,
});

let shop: TestServer;
/** The API's response to the statistics request. */
let answer: { status: number; body: unknown };
const statistics = (canary: object, stable: object) => ({
  status: 200,
  body: { data: { statistics: { canary, stable } } },
});

beforeEach(async () => {
  answer = statistics(side(1_000, 0), side(1_000, 0));
  shop = await startTestServer([{ name: 'shell' }, release('1.0.0')], { config: { canaryCheckMs: 20 } });
  shop.api.on('GET', '/internal/release-statistics', (_, response) => sendJson(response, answer.status, answer.body));
  await shop.publishOnly(release('2.0.0'));
  await setCanary(shop.store, { module: 'one', version: '2.0.0', share: 50 });
});
afterEach(() => shop.close());

const asked = () => shop.api.calls.filter(({ url }) => url.startsWith('/internal/release-statistics'));
const versionFor = async (bucket: string) => {
  const { text } = await call(shop.origin, { path: '/one/', headers: { cookie: `release-bucket=${bucket}` } });
  return /data-version="([^"]*)"/.exec(text)?.[1];
};
const health = async () => JSON.parse((await call(`${shop.origin}/healthz`)).text);

test('a canary that is worse than stable is taken back, with a record of why', async () => {
  await until(() => asked().length > 0);
  const { url, headers } = asked()[0] ?? { url: '', headers: {} };
  const { history } = await shop.store.readChannel('canary');
  expect(Object.fromEntries(new URL(url, 'http://api').searchParams)).toEqual({
    module: 'one',
    canary: '2.0.0',
    stable: '1.0.0',
    since: history[0]?.at,
  });
  expect(headers.authorization).toBe(`Bearer ${TEST_SECRET}`);
  expect(await versionFor('1')).toBe('2.0.0');

  answer = statistics(side(1_000, 100), side(1_000, 0));
  await until(async () => (await shop.store.readChannel('canary')).modules.one === undefined);
  const record = await shop.store.readChannel('canary');
  expect(record.history.at(-1)).toMatchObject({ action: 'withdraw', module: 'one', version: '2.0.0', by: 'guard' });
  expect(record.history.at(-1)?.reason).toContain('10.0 % of 1000 visitors had a problem');
  expect(shop.logged.some((line) => line.includes('taken back'))).toBe(true);
  await until(async () => (await versionFor('1')) === '1.0.0');
});

test.each([
  ['an error', { status: 500, body: {} }],
  ['another shape', { status: 200, body: { data: { statistics: { canary: side(1_000, 1_000) } } } }],
  ['a number below zero', statistics(side(1_000, 1_000), side(1_000, -5))],
])('when the API answers with %s, the canary stays, and it is reported that nobody watches it', async (_, given) => {
  answer = given;
  await until(async () => (await health()).status === 'degraded');
  expect((await health()).problems).toMatchObject([{ about: 'canary one@2.0.0' }]);
  const before = asked().length;
  await until(() => asked().length > before + 3);
  expect((await shop.store.readChannel('canary')).modules).toEqual({ one: '2.0.0' });
  answer = statistics(side(1_000, 0), side(1_000, 0));
  await until(async () => (await health()).status === 'ok');
});

test('a canary that nobody can use is taken back, however few have seen it', async () => {
  answer = statistics(side(10, 10), side(0, 0));
  await until(async () => (await shop.store.readChannel('canary')).modules.one === undefined);
  expect((await shop.store.readChannel('canary')).history.at(-1)?.reason).toContain('10 of 10 visitors had a problem');
});

test('one visitor who cannot use it is noticed, and takes nothing back that this server finds nothing wrong with', async () => {
  answer = statistics(side(1, 1), side(0, 0));
  await until(async () => (await health()).status === 'degraded');
  expect((await health()).problems).toMatchObject([{ about: 'canary one@2.0.0' }]);
  const before = asked().length;
  await until(() => asked().length > before + 3);
  expect((await shop.store.readChannel('canary')).modules).toEqual({ one: '2.0.0' });
});

const SERVER = (body: string) => `exports.module = { contract: 1, async render() { ${body} } };`;
const WELL = SERVER(
  "return { status: 200, head: { title: 'One' }, element: require('react').createElement('p'), state: 1 }",
);

test.each<[string, Partial<TestRelease>, string]>([
  ['whose script is no JavaScript', { files: { 'browser/remoteEntry.js': 'var broken = ;' } }, 'is no JavaScript'],
  ['whose pages fail here, too', { server: SERVER("throw new Error('broken')") }, 'fail on the page server'],
])('one visitor is enough for a canary %s', async (_, fault, reason) => {
  await shop.publish({ ...release('1.1.0'), server: WELL });
  await shop.publishOnly({ ...release('3.0.0'), server: WELL, ...fault });
  await setCanary(shop.store, { module: 'one', version: '3.0.0', share: 100 });
  await until(async () => (await versionFor('1')) === '3.0.0');
  answer = statistics(side(1, 1), side(0, 0));
  await until(async () => (await shop.store.readChannel('canary')).modules.one === undefined);
  expect((await shop.store.readChannel('canary')).history.at(-1)?.reason).toContain(reason);
});

test('a canary that too few have seen stays', async () => {
  answer = statistics(side(199, 100), side(10_000, 0));
  await until(() => asked().length > 5);
  expect((await shop.store.readChannel('canary')).modules).toEqual({ one: '2.0.0' });
});
