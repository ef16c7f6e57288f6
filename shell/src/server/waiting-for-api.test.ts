/** Failures of the API are not attributed to a page's module. Head and status from before a process was lost stay. */
import type { ServerResponse } from 'node:http';
import { serverProblemsRequest } from '@aksamit/contracts';
import type { TestRelease } from '@aksamit/release/testing';
import { call } from '../testing/call';
import { startTestServer, type TestServer } from '../testing/start-test-server';
import { sendJson } from '../testing/stub-api';
import { until } from '../testing/until';

jest.setTimeout(60_000);

const bundle = (render: string) => `
  const { createElement: h } = require('react');
  const read = async (call, what) => {
    const answer = await call('/api/part?' + what);
    // As the kit's client has it.
    if (!answer.ok) throw Object.assign(new Error('refused ' + answer.status), { name: 'HttpError' });
    return answer.json();
  };
  const Loop = () => { for (;;); };
  exports.module = { contract: 1, ${render} };`;

const page = bundle(`async render({ call, params, scope }) {
  await read(call, params.slug);
  if (params.slug === 'never') await new Promise(() => {});
  if (params.slug === 'wrong') throw new Error('its own mistake');
  Object.assign(scope.head, { title: 'Own title', description: 'Own words' });
  if (params.slug === 'loops-loading') { await read(call, 'more'); for (;;); }
  const head = { ...scope.head, title: 'Own title', robots: 'noindex' };
  return { status: 404, head, element: h(params.slug === 'loops' ? Loop : 'i'), state: 1 } }`);
const panel = bundle(`async render({ reader }) {
  await read(reader.call, 'panel');
  return { status: 200, head: { title: 'Panel' }, element: h('i'), state: 1 } }`);

const release = (name: string, server: string, rendering: 'public' | 'private'): TestRelease => ({
  name,
  server,
  pages: [{ name: 'one', layout: 'plain', rendering, patterns: { pl: [`/${name}/:slug/`], en: [`/${name}/:slug/`] } }],
});

let shop: TestServer;
let answer: 'well' | 'hangs' | 'fails';
const hanging: ServerResponse[] = [];
beforeEach(async () => {
  answer = 'well';
  const modules = [{ name: 'shell' }, release('page', page, 'public'), release('panel', panel, 'private')];
  shop = await startTestServer(modules, { coldMs: 1, config: { renderDeadlineMs: 3_000 } });
  shop.api.on('POST', '/internal/release-problems', (_, response) => response.writeHead(204).end());
  shop.api.on('GET', '/api/part', (_, response) => {
    if (answer === 'hangs') hanging.push(response);
    else sendJson(response, answer === 'well' ? 200 : 503, {});
  });
  for (const path of ['/page/first/', '/panel/first/'])
    await until(async () => (await call(shop.origin, { path })).text.includes('<i></i>'));
});
afterEach(async () => {
  for (const response of hanging.splice(0)) sendJson(response, 200, {});
  await shop.close();
});

async function problems(): Promise<{ about: string; cause?: string; message: string }[]> {
  return JSON.parse((await call(shop.origin, { path: '/healthz' })).text).problems;
}
const reported = () =>
  shop.api.calls
    .filter(({ url }) => url === '/internal/release-problems')
    .flatMap(({ body }) => serverProblemsRequest.parse(JSON.parse(body)).problems);

test.each([
  ['hangs', 'page'],
  ['fails', 'page'],
  ['hangs', 'panel'],
  ['fails', 'panel'],
] as const)('an API that %s is named as the cause, not the module (%s)', async (how, module) => {
  answer = how;
  const { status, text, headers } = await call(shop.origin, { path: `/${module}/other/` });
  // Where the API is slow the browser goes on waiting, and a private page is the browser's.
  const isAway = how === 'fails' && module === 'page';
  expect([status, text.includes('<i></i>')]).toEqual([isAway ? 503 : 200, false]);
  expect(headers['retry-after']).toBe(isAway ? '10' : undefined);
  expect(headers['cache-control']).toBe('no-store');
  expect(text).toContain('<header');
  await until(async () => (await problems()).length > 0);
  expect(await problems()).toEqual([
    expect.objectContaining({ about: 'API', cause: 'api', message: expect.stringContaining(`page one of ${module}`) }),
  ]);
  expect(shop.logged.filter((line) => line.includes(`"release":"${module}@1.0.0"`))).toEqual([]);
  expect(shop.logged.join('\n')).toContain('waited for the API in vain');
  // A module's error afterwards is reported, so that nothing before it was.
  answer = 'well';
  await call(shop.origin, { path: '/page/wrong/' });
  await until(() => reported().length > 0);
  expect(reported().map(({ message }) => message)).toEqual(['Error: its own mistake']);
});

test('a module that waits for nobody is late by itself', async () => {
  await call(shop.origin, { path: '/page/never/' });
  expect(await problems()).toEqual([expect.objectContaining({ about: 'page@1.0.0' })]);
  expect((await problems())[0]).not.toHaveProperty('cause');
});

test.each([
  ['loops', 404],
  ['loops-loading', 200],
])('a page whose process is lost (%s) has the title that it had returned, and its status', async (slug, status) => {
  const lost = await call(shop.origin, { path: `/page/${slug}/` });
  expect(lost.status).toBe(status);
  expect(lost.text).toContain('<title>Own title</title>');
  expect(lost.text).toContain('<meta name="description" content="Own words">');
  expect(lost.text.includes('<meta name="robots" content="noindex">')).toBe(status === 404);
  expect(lost.text).toContain('<header');
  expect(lost.headers['cache-control']).toBe('no-store');
  expect(shop.logged.join('\n')).toContain('its process ended');
});
