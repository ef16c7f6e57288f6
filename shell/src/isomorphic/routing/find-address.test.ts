import { testMarkets } from '../../testing/test-markets';
import { basePathOf, findAddress } from './index';

const [pl, en] = testMarkets;

test.each([
  ['localhost:8080', '/', 'pl', 'pl', '', '/'],
  ['localhost', '/koszyk/', 'pl', 'pl', '', '/koszyk/'],
  ['localhost', '/en/', 'pl', 'en', '/en', '/'],
  ['localhost', '/en', 'pl', 'en', '/en', '/'],
  ['localhost', '/english/', 'pl', 'pl', '', '/english/'],
  ['localhost', '/en/cart/', 'pl', 'en', '/en', '/cart/'],
  ['localhost', '/gb/cart/', 'en', 'en', '/gb', '/cart/'],
  ['localhost', '/gb', 'en', 'en', '/gb', '/'],
  ['aksamit.example:443', '/cart/', 'en', 'en', '', '/cart/'],
  ['AKSAMIT.example', '/gb/', 'en', 'en', '', '/gb/'],
])('%s%s', (host, path, market, locale, basePath, inner) => {
  const found = findAddress(testMarkets, host, path);
  expect(found).toMatchObject({ address: { market: { slug: market }, locale, basePath, path: inner } });
});

test.each([
  ['localhost', '/pl/', '/'],
  ['localhost', '/pl', '/'],
  ['localhost', '/pl/koszyk/', '/koszyk/'],
  ['localhost', '/gb/en/cart/', '/gb/cart/'],
  ['aksamit.example', '/en/cart/', '/cart/'],
])('%s%s leaves the default locale out', (host, path, redirectPath) => {
  expect(findAddress(testMarkets, host, path)).toEqual({ redirectPath });
});

test('without a market there is no address', () => {
  expect(findAddress([], 'localhost', '/')).toBeNull();
  expect(en && findAddress([en], 'localhost', '/koszyk/')).toBeNull();
});

test('the prefix of a market and locale', () => {
  expect(pl && basePathOf(pl, 'pl', false)).toBe('');
  expect(pl && basePathOf(pl, 'en', false)).toBe('/en');
  expect(en && basePathOf(en, 'en', false)).toBe('/gb');
  expect(en && basePathOf(en, 'en', true)).toBe('');
});
