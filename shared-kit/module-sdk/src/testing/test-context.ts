import type { LocaleCode, MarketContext, PageContext } from '@aksamit/contracts/platform';

const locales = [
  { id: 1, name: 'Polski', code: 'pl' as const, isoCode: 'pl-PL' },
  { id: 2, name: 'English', code: 'en' as const, isoCode: 'en-GB' },
];
const brand = {
  name: 'Aksamit',
  phone: '+48 22 000 00 00',
  email: 'kontakt@example.com',
  complaintsEmail: 'reklamacje@example.com',
};

/** The Polish market as pages know it. */
export const polishMarket: MarketContext = {
  id: 1,
  slug: 'pl',
  name: 'Polska',
  gtmId: null,
  additionalVisitTime: 15,
  locales,
  currencies: [{ id: 1, name: 'Polish złoty', code: 'PLN', symbol: 'zł', isPrefix: false }],
  hosts: [],
  pathPrefix: '',
  brand,
  defaultPaymentMethod: 'przelewy24',
  policies: {
    cancellationNoticeHours: 24,
    noShowNoticeHours: 24,
    holdMinutes: 20,
    longestHoldMinutes: 60,
    phonePrefix: 48,
  },
};

/** The English market, under /gb/. */
export const englishMarket: MarketContext = {
  ...polishMarket,
  id: 2,
  slug: 'en',
  name: 'United Kingdom',
  locales: locales.slice(1),
  currencies: [{ id: 2, name: 'Pound sterling', code: 'GBP', symbol: '£', isPrefix: true }],
  pathPrefix: '/gb',
  defaultPaymentMethod: 'paypal',
  policies: {
    cancellationNoticeHours: 24,
    noShowNoticeHours: 24,
    holdMinutes: 20,
    longestHoldMinutes: 60,
    phonePrefix: 44,
  },
};

/** Context of a page: Polish market and locale by default. */
export function testPageContext(locale: LocaleCode = 'pl', market: MarketContext = polishMarket): PageContext {
  const basePath = market.pathPrefix || (locale === 'pl' ? '' : `/${locale}`);
  return { market, locale, basePath, origin: 'http://shop.example', takesForms: true };
}
