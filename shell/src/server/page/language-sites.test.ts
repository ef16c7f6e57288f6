import { testMarkets } from '../../testing/test-markets';
import { languageSites } from './language-sites';

const markets = testMarkets.map((market) => ({ ...market, hosts: [] }));
const publicOrigin = 'https://shop.example';
const at = (from: typeof testMarkets, index: number, ownHost: boolean, origin: string) => {
  const market = from[index] ?? testMarkets[0];
  if (!market) throw new Error('Failed to find the market. Name one of the test markets.');
  const found = languageSites(from, { scheme: 'https', publicOrigin, origin, address: { market, ownHost } });
  return found.map(({ hreflang, base }) => [hreflang, base]);
};

test('a language is listed with the country of its market, the main market first', () => {
  const all = [
    ['pl-PL', publicOrigin],
    ['en-PL', `${publicOrigin}/en`],
    ['en-GB', `${publicOrigin}/gb`],
  ];
  expect(at(markets, 0, false, publicOrigin)).toEqual(all);
  expect(at(markets, 1, false, publicOrigin)).toEqual(all);
  expect(at([...markets].reverse(), 1, false, publicOrigin)).toEqual(all);
});

test('a market with a host of its own is listed there, and by the host of the request', () => {
  expect(at(testMarkets, 0, false, publicOrigin).at(-1)).toEqual(['en-GB', 'https://aksamit.example']);
  const there = at(testMarkets, 1, true, 'https://aksamit.example');
  expect(there).toEqual(at(testMarkets, 0, false, publicOrigin));
  expect(at(testMarkets, 1, false, publicOrigin).at(-1)).toEqual(['en-GB', `${publicOrigin}/gb`]);
});
