import type { TestRelease } from '@aksamit/release/testing';
import { call } from '../testing/call';
import { startTestServer, type TestServer } from '../testing/start-test-server';

/** A page with an island in which a fragment stands. What the kit does for modules is written out. */
const host = `
  const { createElement: h, Suspense } = require('react');
  const place = (text) => h('div', { 'data-island': 'host/box', dangerouslySetInnerHTML: { __html: text } });
  function Throwing() { throw new Error('static part'); }
  exports.module = { contract: 1,
    async render({ scope, params }) {
      scope.islands = [{ placeholder: '<!--i-->', name: 'box', props: { slug: params.slug }, definition: () => 1 }];
      scope.publications = [{ topic: 'host.seen', value: { name: '</script>' } }];
      const broken = params.slug === 'broken' ? h(Suspense, { fallback: null }, h(Throwing)) : null;
      return { status: 200, head: { title: 'Host' }, element: h('main', null, broken, place('<!--i-->')), state: { all: 1 } } },
    async renderIsland({ props, definition }, { scope }) {
      if (props.slug === 'fails') throw new Error('island away');
      scope.fragments.push({ placeholder: '<!--f-->', module: 'host', name: 'part', version: 1, props: {} });
      const element = h('p', { id: definition() }, props.slug, h('i', { dangerouslySetInnerHTML: { __html: '<!--f-->' } }));
      return { element, state: props.slug === 'pen' ? null : { own: 2 } } },
    async renderFragment(name, version, props, { params }) {
      return { element: h('b', null, 'part'), state: null, ...(params.slug === 'still' ? { isStatic: true } : {}) } } };`;

const release: TestRelease = {
  name: 'host',
  server: host,
  bus: { publishes: [{ topic: 'host.seen', version: 1, schema: {} }], reads: [] },
  fragments: {
    offers: [{ name: 'part', version: 1, rendering: 'public', propsSchema: {}, reservedHeightPx: 0 }],
    uses: [],
  },
  pages: [
    { name: 'product', layout: 'plain', rendering: 'public', patterns: { pl: ['/host/:slug/'], en: ['/host/:slug/'] } },
  ],
};

let shop: TestServer;
beforeAll(async () => {
  shop = await startTestServer([{ name: 'shell' }, release]);
});
afterAll(() => shop.close());

async function get(path: string) {
  const { text, status } = await call(shop.origin, { path });
  const json = /<script type="application\/json" id="aksamit-page">([\s\S]*?)<\/script>/.exec(text)?.[1];
  return { text, status, page: JSON.parse(json ?? 'null') };
}

test('an island is a root of its own in the page, and a fragment in it one in the island', async () => {
  const { text } = await get('/host/pen/');
  expect(text).toContain(
    '<div data-island="host/box" data-fragment-root="host-box-i0-"><p id="1">pen' +
      '<i data-fragment-root="host-part-s0-"><b>part</b></i></p></div>',
  );
  expect(text).toMatch(/<div id="module-slot"[^>]* data-islands>/);
  expect(text).not.toMatch(/<div id="module-slot"[^>]*data-ssr/);
});

test('a fragment in which nothing acts is marked, so that browsers do not start it', async () => {
  const { text, page } = await get('/host/still/');
  expect(text).toContain('<i data-fragment-root="host-part-s0-" data-static=""><b>part</b></i>');
  expect(page.fragmentStates).toEqual({ 'host-box-i0-': { own: 2 } });
});

test('the page’s own data are not sent, an island’s are, and what is published cannot end the script', async () => {
  const { page: pen } = await get('/host/pen/');
  expect(pen).toMatchObject({ state: null, fragmentStates: {} });
  const seen = { topic: 'host.seen', value: { name: '</script>' }, id: 'host.seen@1', kind: 'event' };
  expect(pen.publications).toEqual([seen]);
  expect((await get('/host/ink/')).page.fragmentStates).toEqual({ 'host-box-i0-': { own: 2 } });
});

test('an island that throws leaves its place to the browser, and the page stands', async () => {
  const { text, status } = await get('/host/fails/');
  expect(status).toBe(200);
  expect(text).toContain('<div data-island="host/box"></div>');
  expect(shop.logged.join()).toContain('island away');
});

test('when the static part throws, the browser renders the whole page: nothing else could repair it', async () => {
  const { text } = await get('/host/broken/');
  expect(text).not.toMatch(/data-islands|data-island=/);
  expect(text).toContain('data-skeleton');
  expect(shop.logged.join()).toContain('static part');
});
