import type { PageContext } from '@aksamit/contracts/platform';
import { createTranslations } from '@aksamit/module-sdk/i18n';
import { englishMarket, polishMarket } from '@aksamit/module-sdk/testing';
import { render, screen, within } from '@testing-library/react';
import en from '../../locales/chrome/en.json';
import pl from '../../locales/chrome/pl.json';
import { shopSitemap as sitemap } from '../../testing/shop-sitemap';
import { Footer } from './footer';
import { Header } from './header';

const company = {
  name: 'Aksamit sp. z o.o.',
  street: 'ul. Aksamitna 12',
  postalCode: '00-001',
  city: 'Warszawa',
  vatId: '1234563218',
  registerNumber: '0000000000',
  isExample: true,
};

const part = (locale: 'pl' | 'en', market: PageContext['market'], basePath = '') => ({
  context: { market, locale, basePath, origin: 'https://aksamit.example' },
  path: '/',
  sitemap,
  t: createTranslations(locale, { pl, en }),
});

test.each([
  ['pl', polishMarket, 'Formy płatności', ['BLIK', 'Przelewy24', 'Visa', 'Mastercard', 'PayPo', 'PayPal', 'w salonie']],
  ['en', englishMarket, 'Payment methods', ['PayPal', 'Visa', 'Mastercard', 'in the salon']],
] as const)('payment marks are a named list of what the market takes: %s', (locale, market, name, marks) => {
  render(<Footer {...part(locale, market)} year={2026} />);
  const list = within(screen.getByRole('list', { name })).getAllByRole('listitem');
  expect(list.map(({ textContent }) => textContent)).toEqual(marks);
});

test('the company is named with its numbers, an invented one as such; none where the API names none', () => {
  const market = { ...polishMarket, brand: { ...polishMarket.brand, company } };
  const { unmount } = render(<Footer {...part('pl', market)} year={2026} />);
  expect(screen.getByText(/^Aksamit sp\. z o\.o\., ul\. Aksamitna 12, 00-001 Warszawa/).textContent).toBe(
    'Aksamit sp. z o.o., ul. Aksamitna 12, 00-001 Warszawa · NIP 123-456-32-18 · KRS 0000000000 · dane przykładowe sklepu demonstracyjnego',
  );
  unmount();
  const english = render(<Footer {...part('en', market, '/en')} year={2026} />);
  expect(english.container.textContent).toContain('VAT no. PL1234563218 · KRS 0000000000');
  english.unmount();
  render(<Footer {...part('pl', polishMarket)} year={2026} />);
  expect(screen.queryByText(/NIP/)).toBeNull();
});

test('the hours of the phone are those of the market, in the language of the page; none where the API names none', () => {
  const phoneHours = [{ from: 1, to: 6, opens: 7, closes: 21 }];
  const market = { ...polishMarket, brand: { ...polishMarket.brand, phoneHours } };
  for (const [locale, hours] of [
    ['pl', 'pon.–sob.\u00a07–21'],
    ['en', 'Mon–Sat\u00a07\u00a0am–9\u00a0pm (Polish time)'],
  ] as const) {
    const { unmount } = render(<Footer {...part(locale, market)} year={2026} />);
    expect(screen.getByText(/^(pon|Mon)/).textContent).toBe(hours);
    unmount();
  }
  render(<Footer {...part('pl', polishMarket)} year={2026} />);
  expect(screen.queryByText(/^pon/)).toBeNull();
});

test('the shop’s profiles are a named list of links with names; there is none where the operator names none', () => {
  const social = [
    { network: 'instagram' as const, url: 'https://example.com/aksamit/instagram' },
    { network: 'tiktok' as const, url: 'https://example.com/aksamit/tiktok' },
  ];
  for (const [locale, name] of [
    ['pl', 'Aksamit w mediach społecznościowych'],
    ['en', 'Aksamit on social media'],
  ] as const) {
    const market = { ...polishMarket, brand: { ...polishMarket.brand, social } };
    const { unmount } = render(<Footer {...part(locale, market)} year={2026} />);
    const links = within(screen.getByRole('list', { name })).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('rel')])).toEqual([
      ['Instagram', social[0]?.url, 'me noopener'],
      ['TikTok', social[1]?.url, 'me noopener'],
    ]);
    unmount();
  }
  render(<Footer {...part('pl', polishMarket)} year={2026} />);
  expect(screen.queryByRole('link', { name: 'Instagram' })).toBeNull();
});

test('packages have one name in menus and on their pages', () => {
  render(<Footer {...part('pl', polishMarket)} year={2026} />);
  expect(screen.getByRole('link', { name: 'Woman SOFT' }).getAttribute('href')).toBe('/paczki/woman-soft/');
  expect(screen.queryByText(/Kobieta|Mężczyzna/)).toBeNull();
});

test('customers from abroad learn on every page that the salons are in Poland', () => {
  const abroad = render(<Header {...part('en', englishMarket, '/gb')} alternates={{}} />);
  const notice = screen.getByRole('complementary', { name: 'Where our salons are' });
  expect(notice.textContent).toContain('All our salons are in Poland');
  expect(within(notice).getByRole('link').getAttribute('href')).toMatch(/^tel:\+48\d+$/);
  // The skip link stays the first stop of the keyboard.
  expect(abroad.container.querySelector('a')?.getAttribute('href')).toBe('#main');
  abroad.unmount();
  render(<Header {...part('en', polishMarket, '/en')} alternates={{}} />);
  expect(screen.queryByRole('complementary')).toBeNull();
});
