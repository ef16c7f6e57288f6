import { renderModule } from '@aksamit/module-sdk/testing';
import { screen, within } from '@testing-library/react';
import { opinionsTexts } from '../texts/opinions-texts';
import { Opinions, type OpinionsProps } from './opinions.fragment';

const quote = (id: string, change: Partial<OpinionsProps['opinions'][number]> = {}) => ({
  ...{
    id,
    rating: 5,
    authorName: `Anna ${id}.`,
    content: `Polecam ${id}.`,
    locale: 'pl' as const,
    isTranslated: false,
  },
  ...{ verification: 'none' as const, createdAt: '2026-11-02T09:00:00+00:00' },
  ...change,
});
const ofTreatment: OpinionsProps = {
  of: 'treatment',
  product: 'lydki',
  rating: { average: 4.5, count: 12 },
  opinions: [quote('K', { verification: 'visit' }), quote('W', { rating: 2 }), quote('N', { isTranslated: true })],
};
const sitemap = { 'content/opinions': { pl: '/opinie/', en: '/opinions/' } };

const show = (props: OpinionsProps, locale: 'pl' | 'en' = 'pl') =>
  renderModule(<Opinions {...props} />, { module: 'content', resources: opinionsTexts, sitemap, locale });

test('the average has two decimals, and each opinion names how it was verified', () => {
  const { http } = show(ofTreatment);
  expect(screen.getByRole('heading', { level: 2, name: /^Co mówią klientki i.klienci$/ })).toBeTruthy();
  expect(screen.getByText('4,50')).toBeTruthy();
  expect(screen.getByText('Ocena 4,50 na 5')).toBeTruthy();
  const cards = screen.getAllByRole('article', { name: /^Anna / });
  expect(cards.map((card) => card.querySelector('p')?.textContent)).toEqual(['Polecam K.', 'Polecam W.', 'Polecam N.']);
  expect(within(cards[0] as HTMLElement).getByText('Opinia po wizycie, którą sprawdziliśmy')).toBeTruthy();
  expect(within(cards[1] as HTMLElement).getByText('Ocena 2 na 5')).toBeTruthy();
  expect(within(cards[2] as HTMLElement).getByText('Przetłumaczono z języka oryginału.')).toBeTruthy();
  expect(screen.getAllByText('Opinia bez potwierdzonej wizyty')).toHaveLength(2);
  const all = screen.getByRole('link', { name: 'Zobacz wszystkie 12 opinii' });
  expect(all.getAttribute('href')).toBe('/opinie/?product=lydki');
  expect(http.calls).toEqual([]);
});

test('those of a salon name the treatment and lead to opinions about the salons of its city, in English too', () => {
  const opinions = [quote('K', { about: 'Calves' })];
  show({ of: 'salon', city: 'Łódź', rating: { average: 5, count: 1 }, opinions, headingSize: 'md' }, 'en');
  expect(screen.getByRole('heading', { level: 2, name: 'Reviews of this salon' })).toBeTruthy();
  expect(screen.getByText('5.00')).toBeTruthy();
  expect(screen.getByText('1 review')).toBeTruthy();
  expect(within(screen.getByRole('article')).getByText('Calves')).toBeTruthy();
  const all = screen.getByRole('link', { name: 'Reviews of our salons in Łódź' });
  expect(all.getAttribute('href')).toBe('/en/opinions/?city=%C5%81%C3%B3d%C5%BA');
});

test('words that were not translated carry their language', () => {
  show({ ...ofTreatment, opinions: [quote('K', { locale: 'en' })] });
  expect(screen.getByText('Polecam K.').getAttribute('lang')).toBe('en');
});
