import { polishPage } from '../testing/page-context';
import { testMarkets } from '../testing/test-markets';
import { documentDescription, documentTitle } from './document-title';

const [main, other] = testMarkets;

test.each([
  [main, 'Cennik', 'Cennik'],
  [main, '', 'Aksamit'],
  [other, 'Prices', 'Prices – Aksamit United Kingdom'],
  [other, 'Contact – Aksamit', 'Contact – Aksamit United Kingdom'],
  [other, '', 'Aksamit United Kingdom'],
])('%#: a page of another market than the main one names it', (market, title, shown) => {
  if (!market) throw new Error('Failed to find the market. Name one of the test markets.');
  expect(documentTitle({ title }, { ...polishPage, market })).toBe(shown);
});

test.each([
  [main, 'Ceny.', 'Ceny.'],
  [other, 'Prices.', 'Prices. Aksamit United Kingdom.'],
  [other, undefined, undefined],
])('%#: so does its description', (market, description, shown) => {
  if (!market) throw new Error('Failed to find the market. Name one of the test markets.');
  const head = { title: 'x', ...(description ? { description } : {}) };
  expect(documentDescription(head, { ...polishPage, market })).toBe(shown);
});
