import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { InMemoryReleaseStore, publish, publishAndPromote } from '@aksamit/release';
import { type TestRelease, writeTestRelease } from '@aksamit/release/testing';
import { bundleRenderWorker } from '../testing/bundle-render-worker';
import { createPageCheck, type PageCheckOptions } from './page-check';

let scratch: string;
let store: InMemoryReleaseStore;
let worker: string;
beforeAll(async () => {
  worker = await bundleRenderWorker();
});
beforeEach(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'page-check-'));
  store = new InMemoryReleaseStore();
});
afterEach(() => rm(scratch, { recursive: true, force: true }));

/** Source of a server bundle with these pages: names, and functions of the page's context as source text. */
const server = (pages: Record<string, string>) => `
  const { createElement: h, Suspense } = require('react');
  const styled = require('@emotion/styled').default;
  const ask = async (context, path) => (await context.call(path)).json();
  const pages = { ${Object.entries(pages)
    .map(([name, source]) => `'${name}': ${source}`)
    .join(',\n')} };
  exports.module = { contract: 1,
    async render(context) {
      const made = await pages[context.page](context);
      return made.redirect || made.leftTo ? made
        : { status: made.status ?? 200, head: { title: made.title ?? 'Goods' }, element: made.element ?? made, state: null };
    },
    async renderFragment() { return { element: h(() => h('b', null, window.name)), state: null } } };`;

const claims = (names: string[]): NonNullable<TestRelease['pages']> =>
  names.map((name) => {
    const address = name === 'start' ? '' : `${name}/${/^(?:item|other)/.test(name) ? ':slug/' : ''}`;
    const patterns = { pl: [`/towar/${address}`], en: [`/goods/${address}`] };
    return { name, layout: 'plain' as const, rendering: name.startsWith('own') ? 'private' : 'public', patterns };
  });

const item = { slug: 'mydlo', slugs: { pl: 'mydlo', en: 'soap' }, name: 'Soap', size: null, kind: 'bar' };
const examples = {
  pages: {},
  answers: {
    '/api/items/{slug}': { status: 200, params: { slug: 'mydlo' }, body: { data: { item } } },
    '/api/me': {
      status: 200,
      body: {
        data: {
          user: {
            id: '1',
            email: 'a@b.example',
            firstName: 'Ewa',
            lastName: 'N',
            phone: null,
            phonePrefix: null,
            gender: null,
            role: 'customer',
          },
        },
      },
    },
  },
};

function goods(pages: Record<string, string>, more: object = {}): Promise<string> {
  const files = { 'examples.json': JSON.stringify({ ...examples, ...more }) };
  return writeTestRelease(scratch, { name: 'goods', server: server(pages), pages: claims(Object.keys(pages)), files });
}

const check = (times: Partial<PageCheckOptions> = {}) => createPageCheck({ workerFile: async () => worker, ...times });
const checked = (folder: string) => publish(store, [folder], { checkPages: check() });

const GOOD = {
  start: `() => h('h1', null, 'Goods')`,
  item: `async (context) => {
    const { data: { item } } = await ask(context, '/api/items/' + context.params.slug);
    const own = item.slugs[context.locale];
    if (own !== context.params.slug) return { redirect: context.basePath + '/nowhere/' + own + '/', status: 301 };
    const Title = styled.h1({ color: 'teal' });
    return h(Title, null, item.name);
  }`,
  ownlist: `(context) => context.reader.session.user ? h('h1', null, context.reader.session.user.firstName) : { leftTo: 'browser' }`,
};

test('a release whose pages render with what is recorded goes into the store', async () => {
  const { findings, published } = await checked(await goods(GOOD));
  expect(findings).toEqual([]);
  expect(published).toMatchObject([{ isNew: true }]);
  expect(await store.listVersions('goods')).toEqual(['1.0.0']);
});

test('for a preview a release without examples is taken too', async () => {
  const old = await writeTestRelease(scratch, { name: 'goods', server: server(GOOD), pages: claims(['start']) });
  const { findings } = await publish(store, [old], { checkPages: check(), previewOnly: true });
  expect(findings).toEqual([{ isRefused: true, text: expect.stringContaining('it carries no examples.json') }]);
  expect(await store.listVersions('goods')).toEqual(['1.0.0']);
});

test('pages that fail are refused with address and stack, all at once, and nothing is written', async () => {
  const folder = await goods({
    ...GOOD,
    throws: `() => { throw new Error('thrown by a loader') }`,
    window: `function windowPage() { return h(function Size() { return h('h1', null, window.innerWidth) }) }`,
    suspended: `() => h('div', null, h('h1', null, 'Goods'), h(Suspense, { fallback: null }, h(() => { throw new Error('thrown inside') })))`,
    itemsize: `async (context) => {
      const { data: { item } } = await ask(context, '/api/items/' + context.params.slug);
      return h(function Size() { return h('h1', null, item.size.widthMm) });
    }`,
    ownname: `(context) => h('h1', null, context.reader.session.user.firstName)`,
    missing: `() => ({ status: 404, element: h('h1', null, 'Gone') })`,
    untitled: `() => ({ title: '', element: h('h1', null, 'Goods') })`,
    headless: `() => h('p', null, 'Goods')`,
    elsewhere: `(context) => ({ redirect: context.basePath + '/', status: 302 })`,
    unknown: `async (context) => { const { data } = await ask(context, '/api/stock/7?at=1'); return h('h1', null, data.stock) }`,
  });
  const refused = await checked(folder).catch((error: Error) => error.message);
  const lines = String(refused).split('\n');
  const line = (page: string) => lines.find((one) => one.startsWith(`goods@1.0.0: page ${page} (`)) ?? '';
  expect(line('throws')).toBe(
    'goods@1.0.0: page throws (/towar/throws/, /en/goods/throws/, /gb/goods/throws/) fails on the server: Error: thrown by a loader',
  );
  expect(line('window')).toMatch(/fails on the server: ReferenceError: window is not defined/);
  expect(refused).toMatch(/window is not defined\n\s+at Size \(goods@1\.0\.0\/server\.cjs:\d+:\d+\)/);
  expect(line('suspended')).toContain('fails on the server: Error: thrown inside');
  expect(line('itemsize')).toMatch(/\(\/towar\/itemsize\/example\/.*TypeError: Cannot read properties of null/);
  expect(line('ownname')).toMatch(/for who is new here fails on the server: TypeError/);
  expect(line('missing')).toMatch(/answers 404\. Declare its `example` in its page file/);
  expect(line('untitled')).toContain('has no title.');
  expect(line('headless')).toContain('has no h1.');
  expect(line('elsewhere')).toMatch(/was not rendered: it leads to \/\. Declare its `example`/);
  expect(refused).toContain('No answer is recorded of /api/stock/7: npm run examples records');
  for (const page of Object.keys(GOOD)) expect(line(page)).toBe('');
  expect(await store.listModules()).toEqual([]);
});

test('what a page declares beside the recording: parameters, query, other answers, where it leads', async () => {
  const pages = {
    itemkind: `async (context) => {
      const { data: { item } } = await ask(context, '/api/items/' + context.params.slug);
      if (context.params.slug !== 'gabka' || item.kind !== 'sponge' || item.size) return { status: 404, element: h('h1') };
      const { data: { stock } } = await ask(context, '/api/stock/' + item.slug);
      return h('h1', null, item.name.toLowerCase() + stock.toFixed());
    }`,
    itemold: `async (context) => ({ redirect: context.basePath + (context.locale === 'pl' ? '/towar' : '/goods') + '/itemkind/x/', status: 301 })`,
  };
  const answers = {
    '/api/items/{slug}': { data: { item: { kind: 'sponge' } } },
    '/api/stock/{id}': { data: { stock: 7 } },
  };
  const declared = { itemkind: { params: { slug: 'gabka' }, answers }, itemold: { leadsTo: 'itemkind' } };
  expect((await checked(await goods(pages, { pages: declared }))).findings).toEqual([]);
  const undeclared = await checked(await goods(pages)).catch((error: Error) => error.message);
  expect(undeclared).toContain('page itemkind (/towar/itemkind/example/');
  expect(undeclared).toContain('page itemold (/towar/itemold/example/');
});

test('a page that does without an unrecorded answer is published, and its author hears of the call', async () => {
  const folder = await goods({
    start: `async (context) => { await ask(context, '/api/stock/7'); return h('h1', null, 'Goods') }`,
  });
  expect((await checked(folder)).findings).toEqual([
    {
      isRefused: false,
      text: expect.stringContaining('page start (/towar/, /en/goods/, /gb/goods/) is rendered, without all'),
    },
  ]);
});

test('a page that takes its process with it is refused', async () => {
  const hog = `(context) => {
    if (context.locale === 'en') return h('h1', null, 'Goods');
    const all = [];
    for (;;) all.push(new Array(1e6).fill(0.5));
  }`;
  const folder = await goods({ hog });
  await expect(checked(folder)).rejects.toThrow(/page hog \(.*is not rendered on the server: .*its process ended/);
});

test('a page that never ends is refused', async () => {
  const folder = await goods({ never: '() => new Promise(() => {})' });
  const checkPages = check({ deadlineMs: 1_000, coldMs: 1_000 });
  await expect(publish(store, [folder], { checkPages })).rejects.toThrow(
    /page never \(.*(?:fails on the server: TimeoutError|its process ended)/,
  );
});

test('a fragment that fails is refused with its own release, in the page of a live one, and not with that', async () => {
  const offers = [{ name: 'box', version: 1, rendering: 'public' as const, propsSchema: {}, reservedHeightPx: 0 }];
  const boxes = await writeTestRelease(scratch, { name: 'boxes', server: server({}), fragments: { offers } });
  const folder = await writeTestRelease(scratch, {
    name: 'goods',
    files: { 'examples.json': JSON.stringify(examples) },
    pages: claims(['start']),
    fragments: { offers: [], uses: [{ module: 'boxes', name: 'box', version: 1 }] },
    server: server({
      start: `(context) => {
        context.scope.fragments.push({ placeholder: '<!--f-->', module: 'boxes', name: 'box', version: 1, props: {} });
        return h('h1', { dangerouslySetInnerHTML: { __html: '<!--f-->' } });
      }`,
    }),
  });
  await publishAndPromote(store, boxes, { ungated: true });
  expect((await checked(folder)).findings).toEqual([]);
  await publishAndPromote(store, folder);
  await expect(checked(boxes)).rejects.toThrow(
    /goods@1\.0\.0: page start \(\/towar\/, .* \(fragment box of boxes\): ReferenceError: window is not defined\n.*boxes@1\.0\.0\/server\.cjs/,
  );
});

test('a release without examples is refused, one that no page server renders needs none', async () => {
  const old = await writeTestRelease(scratch, { name: 'goods', server: server(GOOD), pages: claims(['start']) });
  await expect(checked(old)).rejects.toThrow(/goods@1\.0\.0: it carries no examples\.json.*docs\/releasing\.md/);
  const wrong = await goods(GOOD, { answers: { '/items': { status: 200, body: null } } });
  await expect(checked(wrong)).rejects.toThrow(/goods@1\.0\.0: its examples\.json is wrong \(answers\./);
  const bare = await writeTestRelease(scratch, { name: 'bare', pages: claims(['start']) });
  expect((await checked(bare)).findings).toEqual([]);
});

const withoutExamples = () =>
  writeTestRelease(scratch, { name: 'goods', server: server(GOOD), pages: claims(['start']) });

test.each([
  ['a page that fails', () => goods({ headless: `() => h('p', null, 'Goods')` }), 'has no h1.'],
  ['a release without examples', withoutExamples, 'it carries no examples.json'],
])('for a preview %s is accepted, and the problem is reported', async (_, write, wrong) => {
  const { findings } = await publish(store, [await write()], { checkPages: check(), previewOnly: true });
  expect(findings).toEqual([{ isRefused: true, text: expect.stringContaining(wrong) }]);
  expect(await store.listVersions('goods')).toEqual(['1.0.0']);
});
