import fc from 'fast-check';
import { buildPath, compareExactness, createSitemap, findRedirect, fitPattern, matchPath } from './index';

const modules = [
  {
    name: 'content',
    pages: [
      { name: 'home', patterns: { pl: ['/'], en: ['/'] } },
      {
        name: 'article',
        patterns: { pl: ['/blog/:category/:slug/'], en: ['/blog/:category/:slug/'] },
        redirectsFrom: { pl: ['/wpisy/:category/:slug/'], en: [] },
      },
      { name: 'cms', patterns: { pl: ['/**'], en: ['/**'] } },
      { name: 'about', patterns: { pl: ['/o-nas/'], en: ['/about-us/'] } },
    ],
  },
  {
    name: 'catalog',
    pages: [
      { name: 'women', patterns: { pl: ['/strefa-kobiet/'], en: ['/womens-zone/'] } },
      { name: 'product', patterns: { pl: ['/strefa-kobiet/:category/:slug/'], en: ['/womens-zone/:category/:slug/'] } },
      { name: 'laser', patterns: { pl: ['/{product}-laserowa/'], en: ['/laser-{product}/'] } },
      { name: 'zone-rest', patterns: { pl: ['/strefa-kobiet/**'], en: ['/womens-zone/**'] } },
    ],
  },
];

test.each([
  ['/', 'content/home', {}],
  ['/strefa-kobiet/', 'catalog/women', {}],
  ['/strefa-kobiet', 'catalog/women', {}],
  ['/strefa-kobiet/depilacja/pachy/', 'catalog/product', { category: 'depilacja', slug: 'pachy' }],
  ['/strefa-kobiet/depilacja/', 'catalog/zone-rest', { rest: 'depilacja' }],
  ['/depilacja-laserowa/', 'catalog/laser', { product: 'depilacja' }],
  ['/-laserowa/', 'content/cms', { rest: '-laserowa' }],
  ['/o-nas/', 'content/about', {}],
  ['/o-nas/x/', 'content/cms', { rest: 'o-nas/x' }],
  ['/blog/a/b%20c/', 'content/article', { category: 'a', slug: 'b c' }],
  ['/blog/a/%zz/', 'content/cms', { rest: 'blog/a/%zz' }],
  ['/blog//x/', 'content/cms', { rest: 'blog//x' }],
])('finds the page of %s', (path, page, params) => {
  const match = matchPath(modules, 'pl', path);
  expect(`${match?.module}/${match?.page}`).toBe(page);
  expect(match?.params).toEqual(params);
});

test('finds nothing where nothing is claimed', () => {
  expect(matchPath(modules.slice(1), 'pl', '/nie-ma/')).toBeNull();
});

test('does not depend on the order of modules and pages', () => {
  const turned = [...modules].reverse().map((module) => ({ ...module, pages: [...module.pages].reverse() }));
  for (const path of ['/', '/strefa-kobiet/', '/strefa-kobiet/a/b/', '/o-nas/', '/depilacja-laserowa/', '/x/y/']) {
    expect(matchPath(turned, 'pl', path)).toEqual(matchPath(modules, 'pl', path));
  }
});

test.each([
  ['/a/b/', '/a/:x/'],
  ['/a/:x/', '/a/**'],
  ['/a/', '/a/**'],
  ['/{x}-laserowa/', '/:x/'],
  ['/{x}-bardzo-laserowa/', '/{x}-laserowa/'],
  ['/a/:x/', '/:x/b/'],
  ['/a/:x/', '/**'],
])('%s is more exact than %s', (exact, loose) => {
  expect(compareExactness(exact, loose)).toBeLessThan(0);
  expect(compareExactness(loose, exact)).toBeGreaterThan(0);
});

const text = fc.string({ minLength: 1, unit: 'grapheme' }).filter((value) => !/[/{}]/.test(value));

test('what is built from a pattern is found by it again', () => {
  const patterns = ['/strefa-kobiet/:category/:slug/', '/{product}-laserowa/', '/platnosc/potwierdzenie/:id/'];
  fc.assert(
    fc.property(
      fc.constantFrom(...patterns),
      fc.record({ category: text, slug: text, product: text, id: text }),
      (pattern, params) => {
        const found = fitPattern(pattern, buildPath(pattern, params));
        expect(found).not.toBeNull();
        for (const [name, value] of Object.entries(found ?? {}))
          expect(value).toBe(params[name as keyof typeof params]);
      },
    ),
  );
});

test('no path makes matching throw', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (path) => void matchPath(modules, 'en', `/${path}`)));
});

test('a missing parameter is named', () => {
  expect(() => buildPath('/blog/:slug/')).toThrow('needs a value for "slug"');
  expect(buildPath('/blog/**')).toBe('/blog/');
  expect(buildPath('/')).toBe('/');
});

test('the sitemap holds the first pattern of each locale', () => {
  expect(createSitemap(modules)['catalog/women']).toEqual({ pl: '/strefa-kobiet/', en: '/womens-zone/' });
});

test.each([
  ['en', '/strefa-kobiet/', '/womens-zone/'],
  ['en', '/strefa-kobiet/a/b/', '/womens-zone/a/b/'],
  ['en', '/o-nas/', '/about-us/'],
  ['en', '/womens-zone/', null],
  ['en', '/', null],
  ['en', '/blog/a/b/', null],
  ['en', '/anything/', null],
  ['pl', '/wpisy/a/b/', '/blog/a/b/'],
  ['pl', '/strefa-kobiet/', null],
] as const)('in %s the path %s leads to %s', (locale, path, target) => {
  expect(findRedirect(modules, locale, path)).toBe(target);
});
