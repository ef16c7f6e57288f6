import en from '../../locales/chrome/en.json';
import pl from '../../locales/chrome/pl.json';
import { footerGroups, legalLinks, mainMenu, zoneLinks } from './navigation';
import { sitePaths } from './site-paths';

const keysOf = (texts: object, prefix = ''): string[] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null ? keysOf(value, `${prefix}${key}.`) : [`${prefix}${key}`],
  );
const parametersOf = (path: string) => (path.match(/:\w+/g) ?? []).sort();

const labels = [
  ...zoneLinks.map(({ labelKey }) => labelKey),
  ...mainMenu.flatMap(({ labelKey, children = [] }) => [labelKey, ...children.map((child) => child.labelKey)]),
  ...footerGroups.flatMap(({ titleKey, links }) => [titleKey, ...links.map(({ labelKey }) => labelKey)]),
  ...legalLinks.map(({ labelKey }) => labelKey),
];

test.each([
  ['pl', pl],
  ['en', en],
])('every menu entry has its text in %s', (_, texts) => {
  const keys = new Set(keysOf(texts));
  expect(labels.filter((label) => !keys.has(label))).toEqual([]);
});

test('the main menu lists what the specification lists, in its order', () => {
  expect(mainMenu.map(({ labelKey }) => labelKey.replace('menu.', ''))).toEqual([
    'services',
    'salons',
    'priceList',
    'specialOffers',
    'blog',
    'franchise',
    'contact',
    'vouchers',
    'application',
    'business',
  ]);
  expect(mainMenu.filter((entry) => entry.mobileOnly).map(({ labelKey }) => labelKey)).toEqual(['menu.application']);
});

test.each(Object.entries(sitePaths))('%s has both languages in canonical form with the same parameters', (_, path) => {
  expect(path.pl).toMatch(/^\/(?:[^/]+\/)*$/);
  expect(path.en).toMatch(/^\/(?:[^/]+\/)*$/);
  expect(parametersOf(path.en)).toEqual(parametersOf(path.pl));
});

test.each(['pl', 'en'] as const)('no two addresses are the same in %s', (locale) => {
  const paths = Object.values(sitePaths).map((path) => path[locale].replaceAll(/:\w+/g, ':'));
  expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([]);
});
