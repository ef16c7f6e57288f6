import type { BrowserRelease, InlinePage } from '@aksamit/contracts/platform';
import { testPageContext } from '@aksamit/module-sdk/testing';
import { putModuleIntoPage } from './dev-page';

const page = (name: string, pattern: string): BrowserRelease['pages'][number] => ({
  name,
  layout: 'plain',
  rendering: 'public',
  patterns: { pl: [pattern], en: [pattern] },
});
const released = (name: string, pages: BrowserRelease['pages']): BrowserRelease => ({
  name,
  version: '1.0.0',
  baseUrl: `/assets/${name}/1.0.0/`,
  entry: 'browser/remoteEntry.js',
  integrity: { 'browser/remoteEntry.js': 'sha384-x' },
  chunks: {},
  pages,
  fragments: [],
  publishes: [],
});
const content = released('content', [page('home', '/'), page('cms-page', '/**')]);
const catalog = released('catalog', [page('zone', '/zone/')]);

/** catalog of a dev server: with a page more than the released one, and a fragment. */
const release: BrowserRelease = {
  ...catalog,
  version: 'development',
  channel: 'development',
  baseUrl: '/assets/catalog/development/',
  integrity: {},
  pages: [...catalog.pages, page('new', '/new/')],
  fragments: [{ name: 'map', version: 1, reservedHeightPx: 0, rendering: 'public' }],
};
const shell = { version: 'dev', baseUrl: '/assets/shell/dev/', integrity: { 'browser/react.js': 'sha384-dev' } };
const parts = { release, shell: { ...shell, entry: 'browser/main.js' } };

function htmlOf(match: InlinePage['match'], slot: string): string {
  const inline: InlinePage = {
    context: testPageContext(),
    releases: [catalog, content],
    shell: { version: '1.0.0', baseUrl: '/assets/shell/1.0.0/', integrity: { 'browser/react.js': 'sha384-x' } },
    match,
    state: { queries: ['</script>'] },
    fragmentStates: { 'catalog-map-s0-': {} },
    alternates: {},
    status: match?.page === 'cms-page' ? 404 : 200,
    development: false,
    foreignPrefixes: [],
    pageViewToken: 'token',
  };
  const json = JSON.stringify(inline).replaceAll('<', '\\u003c');
  return [
    '<!doctype html><html lang="pl"><head><meta charset="utf-8"></head><body><div id="shell-header">Header</div>',
    `<main id="main" tabindex="-1"><div id="module-slot" data-module="${match?.module}" data-ssr>${slot}</div></main>`,
    `<div id="shell-footer">Footer</div><script type="application/json" id="aksamit-page">${json}</script>`,
    '<template id="late-scripts"><link rel="preload" as="script" fetchpriority="low" href="/assets/shell/1.0.0/browser/react.js">',
    '<link rel="preload" as="script" href="/assets/catalog/1.0.0/browser/remoteEntry.js" integrity="sha384-x">',
    '<link rel="preload" as="script" href="/assets/content/1.0.0/browser/remoteEntry.js" integrity="sha384-x">',
    '<script defer src="/assets/shell/1.0.0/browser/main.js" integrity="sha384-x"></script></template>',
    '</body></html>',
  ].join('');
}

function readInline(html: string): InlinePage {
  const text = /id="aksamit-page">([\s\S]*?)<\/script>/.exec(html)?.[1] ?? '';
  return JSON.parse(text);
}

const ownPage = { html: htmlOf({ module: 'catalog', page: 'zone', params: {} }, '<h1>Server</h1>'), status: 200 };
const othersPage = {
  html: htmlOf(
    { module: 'content', page: 'home', params: {} },
    '<h1>Home</h1><div data-fragment="catalog/map@1" data-fragment-root="catalog-map-s0-"><p>Map</p></div>',
  ),
  status: 200,
};

describe('a page of the module', () => {
  const { html } = putModuleIntoPage(ownPage, '/zone/', parts);

  it('names the dev server’s module and no release of it', () => {
    const inline = readInline(html);
    expect(inline.releases.map(({ name, version }) => `${name}@${version}`)).toEqual([
      'content@1.0.0',
      'catalog@development',
    ]);
    expect(html).not.toContain('/assets/catalog/1.0.0/');
    expect(html).not.toContain('rel="preload" as="script"');
    expect(inline).toMatchObject({ development: true, state: null, match: { module: 'catalog', page: 'zone' } });
    expect(inline.pageViewToken).toBeUndefined();
  });

  it('has a client fallback, inside the shop’s header and footer', () => {
    expect(html).not.toContain('Server');
    expect(html).toMatch(/<div id="module-slot" data-module="catalog" data-version="development" data-page="zone"/);
    expect(html).not.toContain('data-ssr');
    expect(html).toContain('Header');
    expect(html).toContain('Footer');
  });

  it('runs the shell’s development build, with the refresh hook before everything else', () => {
    expect(html.match(/<script defer[^>]*>/g)).toEqual(['<script defer src="/assets/shell/dev/browser/main.js">']);
    expect(html).not.toContain('/assets/shell/1.0.0/');
    expect(readInline(html).shell).toEqual(shell);
    expect(html).toMatch(/<head><script>[^<]*__REACT_DEVTOOLS_GLOBAL_HOOK__/);
  });
});

test('with the shop’s own shell, its scripts and preloads stay', () => {
  const { html } = putModuleIntoPage(othersPage, '/', { release, shell: null });
  expect(html.match(/<script defer[^>]*>/g)).toEqual([
    '<script defer src="/assets/shell/1.0.0/browser/main.js" integrity="sha384-x">',
  ]);
  expect(html).toContain('href="/assets/shell/1.0.0/browser/react.js"');
  expect(html).not.toContain('/assets/catalog/1.0.0/');
  expect(html).not.toContain('__REACT_DEVTOOLS_GLOBAL_HOOK__');
  expect(readInline(html).shell?.version).toBe('1.0.0');
});

describe('a page of another module', () => {
  const { html } = putModuleIntoPage(othersPage, '/', parts);

  it('stays as the server rendered it, its data too', () => {
    expect(html).toContain('data-ssr><h1>Home</h1>');
    expect(readInline(html).state).toEqual({ queries: ['</script>'] });
    expect(html).toContain('href="/assets/content/1.0.0/browser/remoteEntry.js"');
  });

  it('gets this module’s fragments from the dev server', () => {
    expect(html).not.toContain('data-fragment-root');
    expect(html).toContain('data-fragment="catalog/map@1"');
  });
});

describe('an address', () => {
  it('that the shop does not know yet is a page when the module claims it', () => {
    const notFound = {
      html: htmlOf({ module: 'content', page: 'cms-page', params: { rest: 'new' } }, '<h1>Not found</h1>'),
      status: 404,
    };
    const changed = putModuleIntoPage(notFound, '/new/', parts);
    expect(changed.status).toBe(200);
    expect(readInline(changed.html)).toMatchObject({ status: 200, match: { module: 'catalog', page: 'new' } });
    expect(changed.html).not.toContain('Not found');
    expect(putModuleIntoPage(notFound, '/other/', parts).status).toBe(404);
  });

  it('that is none of the shell’s pages passes untouched', () => {
    const sandbox = { html: '<html><head></head><body>Sandbox</body></html>', status: 200 };
    expect(putModuleIntoPage(sandbox, '/sandbox/', parts)).toEqual({ ...sandbox, isShopPage: false });
  });
});
