import en from '../../locales/chrome/en.json';
import pl from '../../locales/chrome/pl.json';
import { footerGroups, legalLinks, mainMenu, zoneLinks } from './navigation';

const keysOf = (texts: object, prefix = ''): string[] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null ? keysOf(value, `${prefix}${key}.`) : [`${prefix}${key}`],
  );

const labels = [
  ...zoneLinks.map(({ labelKey }) => labelKey),
  ...mainMenu.flatMap((entry) => [
    entry.labelKey,
    ...('children' in entry ? entry.children.map(({ labelKey }) => labelKey) : []),
  ]),
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
  expect(mainMenu.filter((entry) => 'mobileOnly' in entry).map(({ labelKey }) => labelKey)).toEqual([
    'menu.application',
  ]);
});
