import { brotliDecompressSync } from 'node:zlib';
import { integrityOf } from '@aksamit/release';
import { bundleRenderWorker } from '../../testing/bundle-render-worker';
import { testMarkets } from '../../testing/test-markets';
import type { PlannedPage } from '../model/planned-page';
import type { ReleaseSet } from '../model/release-set';
import type { RenderJob } from '../model/render-job';
import type { RenderedDocument } from '../model/rendered-page';
import { RenderLostError, RenderPool } from './render-pool';

const page = (body: string) => `
  const { createElement: h } = require('react');
  const styled = require('@emotion/styled').default;
  const head = { title: 'T' };
  exports.module = { contract: 1, async render(context) { ${body} } };`;

/** A page with one fragment of the module `offers` in it. */
const pageWith = (fragment: string, before = ''): string =>
  page(`${before}
    context.scope.fragments.push({ placeholder: '<!--f-->', module: 'offers', name: '${fragment}', version: 1, props: {} });
    return { status: 200, head, element: h('div', null, 'around it'), state: null }`);

const sources: Record<string, string> = {
  good: page(`const Box = styled.div({ color: 'red' });
    return { status: 200, head, element: h(Box, null, 'Hello ' + context.query.q), state: { a: '</script>' } };`),
  throws: page(`throw new Error('broken on purpose')`),
  rendersthrow: page(
    `const Bad = () => { throw new Error('bad render') }; return { status: 200, head, element: h(Bad), state: null }`,
  ),
  // Like the kit's modules: the page's component is inside a Suspense boundary, and the loader returns its head before.
  suspended: page(`const { Suspense } = require('react'); const Bad = ({ n }) => { throw new Error('bad part ' + n) };
    const part = (n) => h(Suspense, { fallback: h('i', null, 'later') }, h(Bad, { n }));
    return { status: 404, head: { title: 'Known' }, element: h('div', null, 'before', part(1), part(2)), state: null }`),
  unsuspended: page(`const Bad = () => { throw new Error('bad render') };
    return { status: 404, head: { title: 'Known', robots: 'noindex' }, element: h(Bad), state: null }`),
  loaderthrows: page(`context.scope.head.title = 'Known'; throw new Error('bad data')`),
  large: page(`const { Suspense } = require('react'); const long = 'x'.repeat(40000);
    const part = (text) => h(Suspense, { fallback: null }, h('p', null, text + long));
    return { status: 200, head, element: h('div', null, part('one'), part('two')), state: null }`),
  toplevel: `throw new Error('at load')`,
  slow: page(`await new Promise(() => {})`),
  loop: page(`for (;;);`),
  exit: page(`process.exit(3)`),
  memory: page(`const all = []; for (;;) all.push(new Array(1e5).fill(Math.random()));`),
  unhandled: page(`Promise.reject(new Error('nobody waits')); await new Promise((r) => setTimeout(r, 20));
    return { status: 200, head, element: h('p', null, 'still here'), state: null }`),
  asks: page(`require('node:fs')`),
  redirects: page(`return { redirect: '/elsewhere/', status: 301 }`),
  hosts:
    page(`context.scope.fragments.push({ placeholder: '<!--f1-->', module: 'offers', name: 'box', version: 1, props: { n: 7 } },
      { placeholder: '<!--f2-->', module: 'offers', name: 'broken', version: 1, props: {} });
    const host = (html) => h('i', { dangerouslySetInnerHTML: { __html: html } });
    return { status: 200, head, element: h('div', null, host('<!--f1-->'), host('<!--f2-->')), state: null }`),
  hostsslow: pageWith('slow'),
  hostsloop: pageWith('loop'),
  // Longer than its deadline, without a pause in which that could be noticed.
  hostslate: pageWith('slow', 'for (const end = Date.now() + 1_000; Date.now() < end; );'),
  offers: `const { createElement: h } = require('react');
    exports.module = { contract: 1, async render() { throw new Error('no pages') },
      async renderFragment(name, version, props) {
        if (name === 'broken') throw new Error('broken fragment');
        if (name === 'slow') await new Promise(() => {});
        if (name === 'loop') for (;;);
        return { element: h('b', null, name + version + props.n), state: { n: props.n } } } };`,
};

const set: ReleaseSet = {
  shell: null,
  modules: [],
  browserReleases: [],
  releasesFile: null,
  development: false,
  id: 'one',
  missing: [],
  pageView: null,
  preview: null,
  scriptOrigins: [],
  sitemap: {},
  bundles: [
    ...Object.entries(sources).map(([module, source]) => ({
      module,
      version: '1',
      source,
      integrity: integrityOf(source),
    })),
    { module: 'forged', version: '1', source: sources.good ?? '', integrity: integrityOf('other') },
  ],
  offers: ['box', 'broken', 'slow', 'loop'].map((name) => ({
    module: 'offers',
    name,
    version: 1,
    reservedHeightPx: 0,
    rendering: 'public',
  })),
};

const [market] = testMarkets;
if (!market) throw new Error('no market');

const planFor = (module: string | null): PlannedPage => ({
  kind: 'page',
  context: { market, locale: 'pl', basePath: '', origin: 'http://localhost' },
  path: '/',
  query: { q: 'you' },
  match: module ? { module, page: 'page', params: {} } : null,
  rendering: 'public',
  layout: 'plain',
  foreignPrefixes: [],
  sites: [],
  key: '',
});

const jobFor = (module: string | null): RenderJob => ({
  plan: planFor(module),
  withMain: module !== null,
  withoutFragmentsOf: [],
  requestId: 'r',
  deadlineMs: 300,
  https: false,
});

let pool: RenderPool;
const warnings: string[] = [];
beforeAll(async () => {
  const workerFile = await bundleRenderWorker();
  pool = new RenderPool({
    workerFile,
    size: 2,
    limits: { heapMb: 64, dataMb: 256, residentMb: 200 },
    pulseMs: 1_000,
    graceMs: 3000,
    coldMs: 400,
    queueMs: 20_000,
    warn: (text) => warnings.push(text),
    note: () => undefined,
  });
});
afterAll(() => pool.close());

type Document = Extract<RenderedDocument, { kind: 'document' }> & { text: string };

async function renderDocument(module: string | null): Promise<Document> {
  const made = await pool.render(set, jobFor(module));
  if (made.kind !== 'document') throw new Error(`no document: ${made.kind}`);
  return { ...made, text: brotliDecompressSync(made.content.brotli).toString() };
}

/** Renders the module's part of the page. */
async function renderMain(module: string): Promise<string> {
  const { text, problem } = await renderDocument(module);
  if (problem) throw new Error(problem.message);
  return /<div id="module-slot"[^>]*>(.*)<\/div><\/main>/s.exec(text)?.[1] ?? '';
}

const inlineOf = (text: string) => JSON.parse(/id="aksamit-page">(.*?)<\/script>/s.exec(text)?.[1] ?? 'null');

test('renders header, footer, page and its rules', async () => {
  const { text, status } = await renderDocument('good');
  expect(status).toBe(200);
  expect(text).toContain('<div id="shell-header" data-ssr><header');
  expect(text).toContain('<div id="shell-footer" data-ssr><footer');
  expect(inlineOf(text).state).toEqual({ a: '</script>' });
  expect(text).toMatch(/<style data-emotion="good [^"]+">[^<]*color:red/);
  expect(await renderMain('good')).toMatch(/^<div class="good-[^"]+">Hello you<\/div>$/);
});

test.each([
  ['throws', 'error', 'broken on purpose'],
  ['rendersthrow', 'error', 'bad render'],
  ['toplevel', 'error', 'at load'],
  ['slow', 'deadline', ''],
  ['forged', 'error', 'does not fit its hash'],
  ['asks', 'error', 'Failed to provide "node:fs"'],
  ['absent', 'error', 'no server bundle'],
  ['exit', 'error', 'process is not defined'],
])('a module that %s leaves header and footer', async (module, kind, message) => {
  const { text, hasMain, problem } = await renderDocument(module);
  expect(text).toContain('<div id="shell-header" data-ssr><header');
  expect(hasMain).toBe(false);
  expect(problem?.kind).toBe(kind);
  expect(problem?.message).toContain(message);
});

test.each(['loop', 'memory'])(
  'a module that ends its worker (%s) fails alone; the next page is fine',
  async (module) => {
    const job = { ...jobFor(module), deadlineMs: module === 'memory' ? 10_000 : 300 };
    await expect(pool.render(set, job)).rejects.toThrow(RenderLostError);
    expect(await renderMain('good')).toContain('Hello you');
  },
);

test('pages that were in a worker with a bad one are rendered all the same', async () => {
  const bad = [1, 2].map(() => pool.render(set, jobFor('loop')).catch((error: unknown) => error));
  const good = await Promise.all(Array.from({ length: 12 }, () => renderMain('good')));
  expect(good).toHaveLength(12);
  for (const error of await Promise.all(bad)) expect(error).toBeInstanceOf(RenderLostError);
});

test('an unhandled rejection is reported and harms no page', async () => {
  expect(await renderMain('unhandled')).toBe('<p>still here</p>');
  expect(warnings.join()).toContain('nobody waits');
});

test('a redirect is passed on', async () => {
  expect(await pool.render(set, jobFor('redirects'))).toEqual({
    kind: 'redirect',
    redirect: '/elsewhere/',
    status: 301,
  });
});

test('public fragments are put in place, a broken one leaves its place empty', async () => {
  const { text } = await renderDocument('hosts');
  expect(text).toContain('<div><i data-fragment-root="offers-box-s0-"><b>box17</b></i><i></i></div>');
  expect(inlineOf(text).fragmentStates).toEqual({ 'offers-box-s0-': { n: 7 } });
});

test('an error in a fragment is reported with its module', async () => {
  const { problem, regionProblems } = await renderDocument('hosts');
  expect(problem).toBeNull();
  expect(regionProblems).toEqual([
    { module: 'offers', region: 'fragment broken', message: expect.stringContaining('broken fragment') },
  ]);
});

test('a slow fragment costs its own place, not the page', async () => {
  const { hasMain, text, regionProblems } = await renderDocument('hostsslow');
  expect(hasMain).toBe(true);
  expect(text).toContain('around it');
  expect(regionProblems).toMatchObject([{ module: 'offers', region: 'fragment slow', isLate: true }]);
});

test('of a page that took all its time, a slow fragment is what is reported', async () => {
  const { hasMain, text, problem, regionProblems } = await renderDocument('hostslate');
  expect({ hasMain, problem }).toEqual({ hasMain: true, problem: null });
  expect(text).toContain('around it');
  expect(regionProblems).toMatchObject([{ module: 'offers', region: 'fragment slow', isLate: true }]);
});

test('an error inside a Suspense boundary is reported, and the rest of the page is complete', async () => {
  const { hasMain, isComplete, problem, regionProblems, status, text } = await renderDocument('suspended');
  expect({ hasMain, isComplete, status }).toEqual({ hasMain: true, isComplete: false, status: 404 });
  expect(problem).toMatchObject({ module: 'suspended', kind: 'error' });
  expect(problem?.message).toMatch(/^Error: bad part 1\n +at .*suspended@1\/server\.cjs/);
  expect(regionProblems).toMatchObject([{ region: 'page page', message: expect.stringContaining('bad part 2') }]);
  expect(text).toContain('<title>Known</title>');
  expect(text.replaceAll(/<template[^>]*><\/template>/g, '')).toContain(
    '<div>before<!--$!--><i>later</i><!--/$--><!--$!--><i>later</i><!--/$--></div>',
  );
});

test.each([
  ['unsuspended', 404, 'bad render'],
  ['loaderthrows', 200, 'bad data'],
])('a page that fails (%s) has the status and the head that are known by then', async (module, status, message) => {
  const made = await renderDocument(module);
  expect(made).toMatchObject({ hasMain: false, isComplete: false, status, problem: { module } });
  expect(made.problem?.message).toContain(message);
  expect(made.text).toContain('<title>Known</title>');
});

test('the loss of a worker is attributed to the fragment that ended it, and the page is rendered without it', async () => {
  await expect(pool.render(set, jobFor('hostsloop'))).rejects.toMatchObject({ module: 'offers' });
  const made = await pool.render(set, { ...jobFor('hostsloop'), withoutFragmentsOf: ['offers'] });
  expect(made).toMatchObject({ hasMain: true, regionProblems: [], isComplete: false });
});

test('large parts stand in the page as they are, without scripts that put them there', async () => {
  const html = await renderMain('large');
  expect(html).toContain('<p>one');
  expect(html).toContain('<p>two');
  expect(html).not.toContain('<script');
  expect(html).not.toContain('<template');
});

test('header and footer alone', async () => {
  expect(await renderDocument(null)).toMatchObject({ hasMain: false, problem: null, status: 404 });
});
