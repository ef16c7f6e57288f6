import { serverProblemsRequest } from '@aksamit/contracts';
import { call } from '../../testing/call';
import { startTestServer, TEST_SECRET } from '../../testing/start-test-server';
import { type StubApi, startStubApi } from '../../testing/stub-api';
import { until } from '../../testing/until';
import { ServerProblems, type ServerProblemsOptions } from './server-problems';

const problem = (message: string) =>
  ({ module: 'one', version: '1.0.0', channel: 'stable', market: 'pl', message }) as const;

function reported(api: StubApi) {
  const calls = api.calls.filter(({ url }) => url === '/internal/release-problems');
  return calls.map(({ body }) => serverProblemsRequest.parse(JSON.parse(body)).problems);
}

let api: StubApi;
beforeEach(async () => {
  api = await startStubApi();
  api.on('POST', '/internal/release-problems', (_, response) => response.writeHead(204).end());
});
afterEach(() => api.close());
const start = (options: Partial<ServerProblemsOptions> = {}) =>
  new ServerProblems({
    apiOrigin: api.origin,
    secret: TEST_SECRET,
    log: { debug: () => {} },
    gatherMs: 5,
    ...options,
  });

describe('problems of server bundles', () => {
  test('reports the same problem once in a minute, with others of the moment', async () => {
    let now = 0;
    const problems = start({ now: () => now });
    for (const message of ['a', 'b', 'a', 'a']) problems.report(problem(message));
    await until(() => reported(api).length === 1);
    expect(reported(api)[0]?.map(({ message }) => message)).toEqual(['a', 'b']);
    expect(api.calls.at(-1)?.headers.authorization).toBe(`Bearer ${TEST_SECRET}`);
    now = 59_999;
    problems.report(problem('a'));
    now = 60_000;
    problems.report(problem('a'));
    problems.report(problem('c'));
    await until(() => reported(api).length === 2);
    expect(reported(api)[1]?.map(({ message }) => message)).toEqual(['a', 'c']);
  });

  test('trims what is long, and reports no more than a hundred different ones a minute', async () => {
    const problems = start();
    for (let number = 0; number < 150; number += 1) problems.report(problem(`${number} ${'x'.repeat(1_000)}`));
    await until(() => reported(api).length === 5);
    expect(reported(api).flat()).toHaveLength(100);
    expect(reported(api)[0]?.[0]?.message).toHaveLength(500);
  });

  test('is silent without a secret', async () => {
    start({ secret: null }).report(problem('a'));
    start().report(problem('b'));
    await until(() => reported(api).length > 0);
    expect(reported(api).flat()).toMatchObject([{ message: 'b' }]);
  });
});

describe('an API that does not accept problems', () => {
  test('receives again what it could not take, with what came since, and nothing that it refused', async () => {
    let status = 503;
    api.on('POST', '/internal/release-problems', (_, response) => response.writeHead(status).end());
    const debug = jest.fn();
    const problems = start({ log: { debug }, retryMs: 5 });
    problems.report(problem('a'));
    await until(() => reported(api).length > 1);
    status = 204;
    problems.report(problem('b'));
    await until(() => reported(api).at(-1)?.at(-1)?.message === 'b');
    expect(debug).toHaveBeenCalledWith({ status: 503 }, 'Problems of server bundles were not taken.');

    status = 422;
    problems.report(problem('c'));
    await until(() => debug.mock.calls.at(-1)?.[0].status === 422);
    status = 204;
    problems.report(problem('d'));
    await until(() => reported(api).at(-1)?.[0]?.message === 'd');
    const messages = reported(api).flat();
    expect(messages.filter(({ message }) => message === 'c')).toHaveLength(1);
    expect(messages.filter(({ message }) => message === 'a').length).toBeGreaterThan(1);
  });

  test('an API that cannot be reached is asked again', async () => {
    const debug = jest.fn();
    await api.close();
    start({ log: { debug }, retryMs: 5 }).report(problem('b'));
    await until(() => debug.mock.calls.length > 1);
    expect(debug).toHaveBeenLastCalledWith(
      { err: expect.anything() },
      'Problems of server bundles could not be sent yet.',
    );
  });

  test('of those that wait for an API that is away the first hundred are kept', async () => {
    let now = 0;
    api.on('POST', '/internal/release-problems', (_, response) => response.writeHead(503).end());
    const problems = start({ now: () => now, retryMs: 5 });
    for (let number = 0; number < 100; number += 1) problems.report(problem(`${number}`));
    now = 60_000;
    for (let number = 100; number < 150; number += 1) problems.report(problem(`${number}`));
    // All problems once, then the queued ones again.
    const sent = () => reported(api).flatMap((batch) => batch.map(({ message }) => Number(message)));
    await until(() => sent().length >= 250);
    expect(sent().slice(150, 250)).toEqual([...Array(100).keys()]);
  });
});

test('a server bundle that throws is reported with module, version, channel and page', async () => {
  const pages = [
    { name: 'page', layout: 'plain', rendering: 'public', patterns: { pl: ['/one/'], en: ['/en-one/'] } },
  ] as const;
  const release = (version: string) => ({
    name: 'one',
    version,
    server: `exports.module = { contract: 1, async render() { throw new Error('broken in ${version}'); } };`,
    pages: structuredClone(pages) as never,
  });
  const shop = await startTestServer([{ name: 'shell' }, release('1.0.0')]);
  shop.api.on('POST', '/internal/release-problems', (_, response) => response.writeHead(204).end());
  try {
    expect((await call(`${shop.origin}/one/`)).status).toBe(200);
    await until(() => reported(shop.api).length === 1);
    const found = { module: 'one', version: '1.0.0', channel: 'stable', market: 'pl', page: 'page' };
    expect(reported(shop.api)[0]).toEqual([expect.objectContaining(found)]);
    expect(reported(shop.api)[0]?.[0]?.message).toBe('Error: broken in 1.0.0');
    expect(reported(shop.api)[0]?.[0]?.stack).toContain('one@1.0.0/server.cjs:1:');

    await shop.canary({ one: 10 }, [release('2.0.0')]);
    const asCanary = () => call(shop.origin, { path: '/one/', headers: { cookie: 'release-bucket=0' } });
    await until(async () => (await asCanary()).text.includes('data-version="2.0.0"'));
    const ofCanary = () =>
      reported(shop.api)
        .flat()
        .filter(({ channel }) => channel === 'canary');
    await until(() => ofCanary().length > 0);
    expect(ofCanary()).toEqual([expect.objectContaining({ ...found, version: '2.0.0', channel: 'canary' })]);
  } finally {
    await shop.close();
  }
});
