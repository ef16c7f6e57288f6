import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ModuleDeclarationInput } from '@aksamit/contracts/platform';
import { releasedModules } from '../packages';
import { apiCalls, fragmentsShown, pageAddress } from './read-sources';
import { relativeImports, resolveSource } from './source-walk';

const MAP = `
import { lazy } from 'react';
import { HomePage, ZonePage } from '../pages/home-page';
const articlePage = lazy(() => import(/* webpackChunkName: "page-article" */ '../pages/article-page'));
const cmsPage = lazy(async () => ({
  default: (await import('../pages/cms-page')).CmsPage,
}));
const listPage = () => import(/* webpackChunkName: "page-all~some" */ '../pages/list-page');
const own: PageComponents = {
  home: HomePage,
  all: lazy(async () => ({ default: (await listPage()).AllPage })),
  'mens-zone': ZonePage,
  article: articlePage,
  blog: lazy(async () => ({
    default: (await import(/* webpackChunkName: "page-blog" */ '../pages/blog-page')).BlogPage,
  })),
};
export const pages = Object.fromEntries(manifest.pages.map(({ name }) => [name, own[name] ?? cmsPage]));
`;

describe('the file of a page in a page map', () => {
  it.each([
    ['home', '../pages/home-page'],
    ['mens-zone', '../pages/home-page'],
    ['article', '../pages/article-page'],
    ['blog', '../pages/blog-page'],
    ['faq', '../pages/cms-page'],
    ['all', '../pages/list-page'],
  ])('%s is %s', (page, address) => {
    expect(pageAddress(MAP, page)).toBe(address);
  });
});

const root = join(__dirname, '..', '..', '..');
const modules = releasedModules(root).filter((folder) => existsSync(join(root, folder, 'src/app/pages.ts')));

it.each(modules)('every page of %s is found', (folder) => {
  const map = join(root, folder, 'src/app/pages.ts');
  const { manifest }: { manifest: ModuleDeclarationInput } = require(join(root, folder, 'manifest.ts'));
  const lost = manifest.pages.filter(({ name }) => {
    const address = pageAddress(readFileSync(map, 'utf8'), name);
    return address === undefined || resolveSource(map, address) === undefined;
  });
  expect(manifest.pages.length).toBeGreaterThan(0);
  expect(lost.map(({ name }) => name)).toEqual([]);
});

describe('what a source text contains', () => {
  it('about API calls', () => {
    const source = `callApi(http, 'GET /carts', {}); await callApi(http,\n'DELETE /cart-items/{id}', { params }); "GET it";`;
    expect(apiCalls(source)).toEqual(['GET /carts', 'DELETE /cart-items/{id}']);
  });

  it('about fragments', () => {
    expect(
      fragmentsShown('<Fragment\n module="cart-checkout" name="add-to-cart" version={1} props={{ a: 1 }} />'),
    ).toEqual(['cart-checkout/add-to-cart']);
  });

  it('about relative imports', () => {
    const source =
      "import a from './a'; export { b } from '../b'; import './c.css'; const d = () => import(/* x */ './d'); import e from 'react';";
    expect(relativeImports(source)).toEqual(['./a', '../b', './c.css', './d']);
  });
});
