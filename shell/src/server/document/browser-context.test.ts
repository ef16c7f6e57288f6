import type { MarketContext } from '@aksamit/contracts/platform';
import { testMarkets } from '../../testing/test-markets';
import { browserContext } from './browser-context';

const company = {
  name: 'Aksamit sp. z o.o.',
  street: 'ul. Aksamitna 12',
  postalCode: '00-001',
  city: 'Warszawa',
  vatId: '1234563218',
  registerNumber: '0000000000',
  isExample: true,
};

test('the company, which only the footer prints, is no data of the page', () => {
  const market = testMarkets[0] as MarketContext;
  const context = { locale: 'pl', basePath: '', origin: 'https://shop.example' } as const;
  const printed = { ...context, market: { ...market, brand: { ...market.brand, company } } };
  expect(browserContext(printed)).toEqual({ ...context, market });
});
