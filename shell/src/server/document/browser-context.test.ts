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

const phoneHours = [{ from: 1, to: 5, opens: 8, closes: 19 }];

const social = [{ network: 'instagram' as const, url: 'https://example.com/aksamit' }];
const words = { headline: 'Zima', subheadline: '', action: null };
const promoBar = { id: '4', look: 'soft', words: { pl: words, en: words } };

test('the company, its profiles, the hours of the phone and the promo bar, which only the server prints, are no data of the page', () => {
  const market = testMarkets[0] as MarketContext;
  const context = { locale: 'pl', basePath: '', origin: 'https://shop.example' } as const;
  const brand = { ...market.brand, company, phoneHours, social };
  const printed = { ...context, market: { ...market, promoBar, brand } };
  expect(browserContext(printed)).toEqual({ ...context, market });
});
