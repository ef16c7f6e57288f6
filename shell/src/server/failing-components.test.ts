import { serverProblemsRequest } from '@aksamit/contracts';
import type { TestRelease } from '@aksamit/release/testing';
import { call } from '../testing/call';
import { startTestServer, TEST_SECRET, type TestServer } from '../testing/start-test-server';
import { sendJson } from '../testing/stub-api';
import { until } from '../testing/until';

/** A component that throws while the API's response requests it, inside a Suspense boundary as in the kit's pages. */
const bundle = (rest: string) => `
  const { createElement: h, Suspense } = require('react');
  const Part = ({ fails }) => { if (fails) throw new Error('window is not defined'); return h('p', null, 'well') };
  const read = async ({ call }) => (await (await call('/api/part')).json()).fails;
  ${rest}`;

const page = bundle(`exports.module = { contract: 1, async render(context) {
  const { slug } = context.params;
  const head = { title: 'Known ' + slug, description: 'Said before', canonicalPath: '/canonical/' };
  const fallback = h('b', null, 'later');
  const element = h(Suspense, { fallback }, h(Part, { fails: await read(context) }));
  return { status: slug === 'missing' ? 404 : 200, head, element, state: 1 } } };`);

const host = bundle(`exports.module = { contract: 1,
  async render({ scope }) {
    scope.fragments.push({ placeholder: '<!--f-->', module: 'host', name: 'box', version: 1, props: {} });
    const element = h('i', { dangerouslySetInnerHTML: { __html: '<!--f-->' } });
    return { status: 200, head: { title: 'Host' }, element, state: 1 } },
  async renderFragment() { return { element: h(Part, { fails: true }), state: 1 } } };`);

const unhandled = bundle(`exports.module = { contract: 1, async render() {
  Promise.reject(new Error('nobody waits'));
  return { status: 200, head: { title: 'Stray' }, element: h('p', null, 'ok'), state: 1 } } };`);

const release = (name: string, source: string, more: Partial<TestRelease> = {}): TestRelease => ({
  name,
  server: source,
  pages: [
    {
      name: 'product',
      layout: 'plain',
      rendering: 'public',
      patterns: { pl: [`/${name}/:slug/`], en: [`/${name}/:slug/`] },
    },
  ],
  ...more,
});
const offers = [{ name: 'box', version: 1, rendering: 'public' as const, propsSchema: {}, reservedHeightPx: 0 }];

let shop: TestServer;
let fails = true;
beforeAll(async () => {
  const hostRelease = release('host', host, { fragments: { offers, uses: [] } });
  shop = await startTestServer([
    { name: 'shell' },
    release('page', page),
    hostRelease,
    release('unhandled', unhandled),
    release('mended', page),
  ]);
  shop.api.on('POST', '/internal/release-problems', (_, response) => response.writeHead(204).end());
  shop.api.on('GET', '/api/part', (_, response) => sendJson(response, 200, { fails }));
});
beforeEach(() => {
  fails = true;
});
afterAll(() => shop.close());

const get = (path: string) => call(shop.origin, { path });
/** What /healthz reports of a module. */
async function problemsOf(module: string): Promise<string[]> {
  const { status, problems } = JSON.parse((await get('/healthz')).text);
  expect(status).toBe(problems.length > 0 ? 'degraded' : 'ok');
  const own = problems.filter(({ about }: { about: string }) => about === `${module}@1.0.0`);
  return own.map(({ message }: { message: string }) => message);
}
const reportedProblems = (module: string) =>
  shop.api.calls
    .filter(({ url }) => url === '/internal/release-problems')
    .flatMap(({ body }) => serverProblemsRequest.parse(JSON.parse(body)).problems)
    .filter((problem) => problem.module === module);
const longestSeconds = (header: unknown) =>
  Math.max(...[...String(header).matchAll(/=(\d+)/g)].map(([, seconds]) => Number(seconds)));

test('a page whose component throws keeps status and head, is cached for seconds, and is reported, logged and seen', async () => {
  const { status, text, headers } = await get('/page/pen/');
  expect(status).toBe(200);
  for (const part of ['<title>Known pen</title>', 'content="Said before"', 'href="http://shop.example/canonical/"'])
    expect(text).toContain(part);
  expect(text).toContain('<b>later</b>');
  expect(longestSeconds(headers['cache-control'])).toBeLessThanOrEqual(5);
  const missing = await get('/page/missing/');
  expect(missing.status).toBe(404);
  expect(missing.text).toContain('<meta name="robots" content="noindex">');

  expect(shop.logged.join()).toContain('window is not defined');
  expect(await problemsOf('page')).toEqual([expect.stringContaining('(page product)')]);
  await until(() => reportedProblems('page').length > 0);
  expect(reportedProblems('page')[0]).toMatchObject({
    version: '1.0.0',
    page: 'product',
    message: 'Error: window is not defined',
  });
  expect(reportedProblems('page')[0]?.stack).toContain('page@1.0.0/server.cjs');
});

test('it is well again when the page that failed is rendered well, and is cached as long as others then', async () => {
  await get('/mended/pen/');
  expect(await problemsOf('mended')).toHaveLength(1);
  fails = false;
  await get('/mended/other/');
  expect(await problemsOf('mended')).toHaveLength(1);
  // The cached copy with the failure would stay for seconds.
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${TEST_SECRET}` };
  const body = JSON.stringify({ keys: ['module-mended'] });
  await call(`${shop.origin}/internal/changes`, { method: 'POST', headers, body });
  const mended = await get('/mended/pen/');
  expect(mended.text).toContain('<p>well</p>');
  expect(longestSeconds(mended.headers['cache-control'])).toBeGreaterThan(5);
  expect(await problemsOf('mended')).toEqual([]);
});

test('a fragment whose component throws costs its own place, and the page is cached for seconds', async () => {
  const { status, text, headers } = await get('/host/pen/');
  expect(status).toBe(200);
  expect(text).toContain('<i></i>');
  expect(longestSeconds(headers['cache-control'])).toBeLessThanOrEqual(5);
  expect(await problemsOf('host')).toEqual([expect.stringContaining('(fragment box)')]);
  await until(() => reportedProblems('host').length > 0);
});

test('an unhandled rejection is reported, logged and seen', async () => {
  expect((await get('/unhandled/pen/')).text).toContain('<p>ok</p>');
  await until(() => reportedProblems('unhandled').length > 0);
  expect(shop.logged.join()).toContain('nobody waits');
  expect(await problemsOf('unhandled')).toHaveLength(1);
});
