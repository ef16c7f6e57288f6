import type { CharityTotal } from '@aksamit/contracts';
import { renderModule } from '@aksamit/module-sdk/testing';
import { screen, within } from '@testing-library/react';
import { resources } from '../../app/resources';
import type { SectionOf } from '../section-of';
import { CharityTotalsSection } from './charity-totals-section';
import { SalonReviewsSection } from './salon-reviews-section';

const position = { id: 'part', tone: 'paper', isFirst: false, pageTitle: null } as const;
const rendering = {
  module: 'content',
  resources,
  sitemap: { 'catalog/salons': { pl: '/salony/', en: '/salons/' } },
} as const;

const month = (change: Partial<CharityTotal>): CharityTotal => ({
  month: '2026-10',
  entriesCount: 26,
  amount: 16_500,
  currency: 'PLN',
  publishedAt: '2026-11-08T08:00:00Z',
  payBy: '2026-11-20',
  paidAt: null,
  ...change,
});

const showTotals = (months: CharityTotal[], locale: 'pl' | 'en' = 'pl') =>
  renderModule(
    <CharityTotalsSection section={{ kind: 'charityTotals', title: 'Sumy', months }} position={position} />,
    { ...rendering, locale },
  );

test('months stand with what was given, and whether it was paid; above them their sum', () => {
  showTotals([
    month({}),
    month({ month: '2026-09', entriesCount: 31, amount: 20_000, paidAt: '2026-10-17T08:00:00Z' }),
  ]);
  const [, october, september] = screen.getAllByRole('row').map((row) => row.textContent?.replace(/\s/g, ' '));
  expect(october).toBe('październik 2026termin wpłaty 20.11.202626165,00 zł');
  expect(september).toBe('wrzesień 2026przekazano 17.10.202631200,00 zł');
  expect(screen.getByText(/^365,00\szł$/)).toBeTruthy();
  expect(screen.getByText('razem za 57 opinii w pokazanych miesiącach')).toBeTruthy();
});

test('before the first month the section names when there will be one', () => {
  showTotals([], 'en');
  expect(screen.getByText('The first total will be published once the month is over.')).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
});

type City = SectionOf<'salonReviews'>['cities'][number];
const city = (name: string, ...salons: string[]): City => ({
  name,
  salons: salons.map((salon) => ({ name: salon, reviewUrl: `https://maps.example/review?${salon.length}` })),
});

const showReviews = (cities: City[]) =>
  renderModule(
    <SalonReviewsSection section={{ kind: 'salonReviews', title: 'Oceń salon', cities }} position={position} />,
    rendering,
  );

test('a city with one salon is a link to its reviews, one with several opens them', () => {
  showReviews([city('Łódź', 'Łódź Centrum', 'Łódź Retkinia'), city('Radom', 'Radom Śródmieście')]);
  const radom = screen.getByRole('link', { name: /^Oceń: Radom Śródmieście/ });
  expect(radom.getAttribute('href')).toBe('https://maps.example/review?17');
  expect(radom.getAttribute('rel')).toBe('noopener noreferrer');
  const lodz = screen.getByText('2 salony').closest('details');
  expect(lodz && within(lodz).getAllByRole('link', { hidden: true })).toHaveLength(2);
});

test('cities beyond the first twelve wait behind one control', () => {
  const names = Array.from({ length: 15 }, (_, index) => `Miasto ${index + 1}`);
  showReviews(names.map((name) => city(name, `${name} Centrum`)));
  const more = screen.getByText('Jeszcze 3 miasta').closest('details');
  expect(more && within(more).getAllByRole('link', { hidden: true })).toHaveLength(3);
});

test('without profiles on the map there is no section', () => {
  const { container } = showReviews([]);
  expect(container.querySelector('section')).toBeNull();
});
