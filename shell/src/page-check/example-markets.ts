import type { MarketContext } from '@aksamit/contracts/platform';

const polish = { id: 1, name: 'Polski', code: 'pl', isoCode: 'pl-PL' } as const;
const english = { id: 2, name: 'English', code: 'en', isoCode: 'en-GB' } as const;
const brand = {
  name: 'Aksamit',
  phone: '+48 22 100 10 10',
  email: 'kontakt@aksamit.example',
  complaintsEmail: 'r@aksamit.example',
};

/**
 * The two markets of the specification, for pages of checked releases; `en` has the host `aksamit.example` and the
 * prefix `/gb`.
 */
export const exampleMarkets: MarketContext[] = [
  {
    id: 1,
    slug: 'pl',
    name: 'Polska',
    gtmId: null,
    additionalVisitTime: 15,
    locales: [polish, english],
    currencies: [{ id: 1, name: 'Złoty', code: 'PLN', symbol: 'zł', isPrefix: false }],
    hosts: [],
    pathPrefix: '',
    brand,
    defaultPaymentMethod: 'przelewy24',
  },
  {
    id: 2,
    slug: 'en',
    name: 'United Kingdom',
    gtmId: null,
    additionalVisitTime: 15,
    locales: [english],
    currencies: [{ id: 2, name: 'Pound', code: 'GBP', symbol: '£', isPrefix: true }],
    hosts: ['aksamit.example'],
    pathPrefix: '/gb',
    brand,
    defaultPaymentMethod: 'paypal',
  },
];
