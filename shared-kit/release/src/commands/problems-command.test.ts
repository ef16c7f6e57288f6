import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { InMemoryReleaseStore } from '..';
import { writeTestRelease } from '../testing/test-releases';
import { runRelease } from './run-release';

const NOW = new Date('2026-03-01T12:00:00Z');
const problem = {
  module: 'catalog',
  version: '1.1.0',
  channel: 'canary',
  phase: 'mount',
  page: 'product',
  message: 'mount is not a function',
  count: 7,
  lastAt: '2026-03-01T11:58:30.000Z',
};

/** An API that knows the call of release problems only. */
let api: Server;
let called: string[];
let scratch: string;
beforeEach(async () => {
  called = [];
  api = createServer(({ url = '', headers }, response) => {
    called.push(url);
    const isAllowed = headers.authorization === 'Bearer secret';
    const problems = [problem, { ...problem, module: 'content', message: 'other', count: 1 }];
    const uncounted = [{ module: 'catalog', version: '1.1.0', views: 9, problems: 4 }];
    const isKnown = url.startsWith('/internal/release-problems');
    response.writeHead(isKnown ? (isAllowed ? 200 : 401) : 404, { 'content-type': 'application/json' });
    response.end(JSON.stringify(isKnown && isAllowed ? { data: { problems, uncounted } } : { error: {} }));
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  scratch = await mkdtemp(join(tmpdir(), 'problems-command-'));
});
afterEach(async () => {
  await new Promise((resolve) => {
    api.close(resolve);
    api.closeAllConnections();
  });
  await rm(scratch, { recursive: true, force: true });
});

async function run(args: string[], env: NodeJS.ProcessEnv = {}, store = new InMemoryReleaseStore()) {
  const out: string[] = [];
  const err: string[] = [];
  const code = await runRelease(args, {
    env: { API_ORIGIN: `http://127.0.0.1:${(api.address() as AddressInfo).port}`, RELEASE_SECRET: 'secret', ...env },
    folder: scratch,
    store,
    now: () => NOW,
    out: (line) => out.push(line),
    err: (line) => err.push(line),
  });
  return { code, out: out.join('\n'), err: err.join('\n') };
}

test('shows what went wrong in a module, also what counts for no canary', async () => {
  const { code, out } = await run(['problems', 'catalog', '--days', '2']);
  expect(code).toBe(0);
  expect(out).toBe(
    'catalog@1.1.0  7×  mount product  2026-03-01 11:58 UTC  mount is not a function\n' +
      'catalog@1.1.0: 4 problems came from more visitors of one network than count for a canary.',
  );
  expect(called.at(-1)).toContain('since=2026-02-27T12:00:00.000Z');
  expect(JSON.parse((await run(['problems', '--json'])).out).problems).toHaveLength(2);
  expect((await run(['problems', 'panel'])).out).toBe('Nothing went wrong.');
});

test('the list shows how often each version failed today', async () => {
  const store = new InMemoryReleaseStore();
  for (const version of ['1.0.0', '1.1.0']) {
    await store.publish(await writeTestRelease(scratch, { name: 'catalog', version }));
  }
  const { out, err } = await run(['list'], {}, store);
  expect(out).toMatch(/1\.1\.0 .* 7 problems in 24 hours\n {2}1\.0\.0(?!.*problem)/);
  expect(err).toBe('');
  const away = await run(['list'], { RELEASE_SECRET: 'another' }, store);
  expect([away.code, away.out.includes('problem'), away.err]).toEqual([
    0,
    false,
    expect.stringContaining('cannot be asked'),
  ]);
});

test.each([
  [['problems', '--days', '0'], 2],
  [['problems', '--days', '31'], 2],
  [['problems', 'a', 'b'], 2],
])('%j is wrong usage', async (args, code) => {
  expect((await run(args)).code).toBe(code);
});

test('without the API it fails and states what to do', async () => {
  const { code, err } = await run(['problems'], { RELEASE_SECRET: 'another' });
  expect([code, err]).toEqual([1, expect.stringContaining('Start it, or set both.')]);
});
