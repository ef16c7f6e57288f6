import { createFakeHttp, httpError, renderModule } from '@aksamit/module-sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import { sitemap } from '../testing/catalog-records';
import { offerTeaserTexts } from '../texts/teaser-texts';
import { OfferTeaser, type OfferTeaserProps } from './offer-teaser.fragment';

const offer = {
  id: '5',
  name: 'Nogi i bikini',
  slug: 'nogi-i-bikini',
  variant: 'special',
  label: 'Hit',
  pricing: { price: 30_000, finalPrice: 30_000 },
  standardPrice: 40_000,
  savingsPercent: 25,
  lowestPriceValue: null,
  promoValidTo: null,
  validTo: '2026-12-24T23:00:00.000Z',
};

const show = (answer: () => unknown, props: Partial<OfferTeaserProps> = {}) => {
  const http = createFakeHttp({ 'GET /offers': answer as never });
  return renderModule(<OfferTeaser title="Teraz taniej" {...props} />, {
    ...{ module: 'catalog', resources: offerTeaserTexts, http, sitemap },
  });
};

test('shows offers that run with their end, and the way to all of them', async () => {
  const { http } = show(() => ({ offers: [offer] }));
  const link = await screen.findByRole('link', { name: 'Nogi i bikini' });
  expect(link.getAttribute('href')).toBe('/oferty-specjalne/nogi-i-bikini/');
  expect(screen.getByText(/^Ważna do/)).toBeTruthy();
  const all = screen.getByRole('link', { name: 'Wszystkie oferty specjalne' });
  expect(all.getAttribute('href')).toBe('/oferty-specjalne/');
  expect(http.calls.map(({ options }) => options.query)).toEqual([{ perPage: 4 }]);
});

test('those of a gender lead to its list', async () => {
  const { http } = show(() => ({ offers: [offer] }), { gender: 'male', count: 2 });
  const all = await screen.findByRole('link', { name: 'Wszystkie oferty specjalne' });
  expect(all.getAttribute('href')).toBe('/oferty-specjalne/strefa-mezczyzn/');
  expect(http.calls.map(({ options }) => options.query)).toEqual([{ gender: 'male', perPage: 2 }]);
});

test('nothing is shown without an offer, a way on where the API fails', async () => {
  const { container } = show(() => ({ offers: [] }));
  await waitFor(() => expect(container.querySelector('section')).toBeNull());
  show(() => {
    throw httpError(503, 'service_unavailable');
  });
  expect(await screen.findByRole('button', { name: /ponownie/ })).toBeTruthy();
});
