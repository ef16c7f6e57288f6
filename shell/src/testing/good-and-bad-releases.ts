import type { TestRelease } from '@aksamit/release/testing';

const bundle = (body: string) => `
  const { createElement: h } = require('react');
  const styled = require('@emotion/styled').default;
  const Title = styled.h1({ color: 'teal' });
  let count = 0;
  exports.module = { contract: 1, async render(context) { count += 1; ${body} } };`;

const pageOf = (name: string, path: string, more: object = {}): NonNullable<TestRelease['pages']> => [
  {
    name,
    layout: 'plain',
    rendering: 'public',
    patterns: { pl: [`/${path}/`], en: [`/en-${path}/`] },
    query: [],
    ...more,
  },
];

const good = bundle(`
  if (context.reader) return { leftTo: 'browser' };
  if (context.params.slug === 'old') return { redirect: context.basePath + '/towar/new/', status: 301 };
  const missing = context.params.slug === 'missing';
  return { status: missing ? 404 : 200,
    head: { title: 'Towar <' + context.params.slug + '>', description: 'Opis', jsonLd: [{ name: '</script><b>' }] },
    element: h(Title, null, 'Towar ' + context.params.slug + ' ' + (context.query.page ?? '') + ' #' + count),
    state: { note: '</script><!--' }, cacheKeys: ['product:1'] };`);

/** A working module, and one for each way in which a server bundle fails. */
export const goodAndBadReleases: TestRelease[] = [
  { name: 'shell', files: { 'browser/react.js': '1', 'fonts/x.woff2': 'font' }, chunks: { app: ['browser/react.js'] } },
  {
    name: 'goods',
    server: good,
    files: { 'browser/app.js': 'app', 'browser/big.js': 'x'.repeat(5000), 'examples.json': '{}' },
    chunks: { app: ['browser/app.js'] },
    pages: [
      {
        name: 'product',
        layout: 'plain',
        rendering: 'public',
        patterns: { pl: ['/towar/:slug/'], en: ['/goods/:slug/'] },
        query: ['page'],
        redirectsFrom: { pl: ['/produkt/:slug/'], en: [] },
      },
      { name: 'cart', layout: 'checkout', rendering: 'private', patterns: { pl: ['/koszyk/'], en: ['/cart/'] } },
      { name: 'desk', layout: 'workspace', rendering: 'private', patterns: { pl: ['/biurko/'], en: ['/desk/'] } },
    ],
  },
  { name: 'throws', server: bundle(`throw new Error('broken on purpose')`), pages: pageOf('throws', 'throws') },
  { name: 'slow', server: bundle('await new Promise(() => {})'), pages: pageOf('slow', 'slow') },
  { name: 'loop', server: bundle('for (;;);'), pages: pageOf('loop', 'loop') },
  { name: 'exit', server: bundle('process.exit(1)'), pages: pageOf('exit', 'exit') },
  { name: 'syntax', server: 'exports.module = {', pages: pageOf('syntax', 'syntax') },
  {
    name: 'unhandled',
    server: bundle(
      `Promise.reject(new Error('unhandled')); await 0; return { status: 200, head: { title: 'x' }, element: h('p', null, 'ok'), state: 1 }`,
    ),
    pages: pageOf('unhandled', 'unhandled'),
  },
  { name: 'bare', pages: pageOf('bare', 'bare') },
];
