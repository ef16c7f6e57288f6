import type { CmsPage, Opinion } from '@aksamit/contracts';
import { createFakeHttp, httpError, renderModule } from '@aksamit/module-sdk/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { resources } from '../app/resources';
import { OpinionsPage } from './opinions.page';

const opinion: Opinion = {
  id: '1',
  authorName: 'Anna N.',
  rating: 5,
  content: 'Spokojna wizyta i dobra rozmowa przed zabiegiem.',
  locale: 'pl',
  isTranslated: false,
  verification: 'visit',
  location: { id: '1', name: 'Aksamit Łódź', slug: 'lodz-piotrkowska', city: 'Łódź' },
  product: { id: '7', name: 'Łydki', slug: 'lydki', slugs: { pl: 'lydki', en: 'calves' }, gender: 'female' },
  reply: 'Dziękujemy!',
  createdAt: '2026-11-02T09:00:00+00:00',
};
const aggregate = { rating: 4.52, ratingsCount: 50, distribution: [1, 2, 3, 8, 36] };
/** Of those with the chosen rating alone: nothing is shown of it. */
const ofRating = { rating: 5, ratingsCount: 36, distribution: [0, 0, 0, 0, 36] };
const facets = { aggregate, categories: [{ code: 'epilation', name: 'Depilacja' }], cities: ['Łódź'] };
const text = {
  id: '9',
  title: 'Opinie',
  lead: 'Opinie wystawiają osoby po wizycie.',
  body: [{ type: 'paragraph', text: 'Sprawdzamy to po numerze wizyty.' }],
  paths: { pl: '/opinie/', en: '/opinions/' },
  meta: { title: 'Opinie', description: 'Opinie o salonach', keywords: '', canonical: null },
} as unknown as CmsPage;

function show(
  query = '',
  { locale = 'pl' as const, opinions = [opinion] }: { locale?: 'pl' | 'en'; opinions?: Opinion[] } = {},
) {
  window.history.replaceState(null, '', `/opinie/${query}`);
  const slug = locale === 'pl' ? 'opinie' : 'opinions';
  const http = createFakeHttp({
    [`GET /cms-pages/${slug}`]: () => ({ cmsPage: text }),
    'GET /opinions': () => ({ opinions, aggregate: ofRating, facets }),
  });
  const rendered = renderModule(<OpinionsPage />, {
    module: 'content',
    resources,
    http,
    locale,
    page: { name: 'opinions' },
    sitemap: {
      'content/opinions': { pl: '/opinie/', en: '/opinions/' },
      'content/home': { pl: '/', en: '/' },
      'catalog/womens-product': { pl: '/strefa-kobiet/:slug/', en: '/womens-zone/:slug/' },
      'catalog/salon': { pl: '/salony/:slug/', en: '/salons/:slug/' },
    },
  });
  return { ...rendered, http };
}
const asked = (http: ReturnType<typeof show>['http']) =>
  http.calls.find(({ path }) => path === '/opinions')?.options.query;

test('the average, how ratings spread, and each opinion with how it was verified', async () => {
  show();
  const card = within(await screen.findByRole('article'));
  expect(card.getByText('Ocena 5 na 5')).toBeTruthy();
  expect(card.getByText('Opinia po wizycie, którą sprawdziliśmy')).toBeTruthy();
  expect(card.getByText(/Dziękujemy!/)).toBeTruthy();
  expect(card.getByRole('link', { name: 'Łydki' }).getAttribute('href')).toBe('/strefa-kobiet/lydki/');
  expect(card.getByRole('link', { name: 'Aksamit Łódź' }).getAttribute('href')).toBe('/salony/lodz-piotrkowska/');
  expect(screen.getByText('4,52')).toBeTruthy();
  expect(screen.getByText('50 opinii')).toBeTruthy();
  const spread = within(screen.getByRole('list', { name: 'Opinie według oceny' }));
  expect(spread.getByRole('link', { name: '5 gwiazdek 36' }).getAttribute('href')).toBe('/opinie/?rating=5');
  expect(await screen.findByText('Sprawdzamy to po numerze wizyty.')).toBeTruthy();
});

test('the address determines which are shown; a chosen rating is deselected, and other filters stay', async () => {
  const { http, heads } = show('?category=epilation&city=%C5%81%C3%B3d%C5%BA&rating=5&page=2');
  await screen.findByRole('article');
  const filter = { category: 'epilation', city: 'Łódź', rating: 5 };
  expect(asked(http)).toEqual({ page: 2, perPage: 20, ...filter, facets: 'true' });
  expect(http.calls.filter(({ path }) => path === '/opinions')).toHaveLength(1);
  const chosen = screen.getByRole('link', { name: '5 gwiazdek 36' });
  expect(chosen.getAttribute('aria-current')).toBe('true');
  expect(chosen.getAttribute('href')).toBe('/opinie/?category=epilation&city=%C5%81%C3%B3d%C5%BA');
  expect(screen.getByRole('combobox', { name: 'Miasto' })).toHaveProperty('value', 'Łódź');
  // A part of the opinions is no page of its own for search engines; the whole list's pages are.
  expect(heads.at(-1)?.canonicalPath).toBe('/opinie/');
  const whole = show('?page=2');
  await screen.findAllByRole('article');
  expect(whole.heads.at(-1)).toMatchObject({
    title: expect.stringMatching(/ – strona 2$/),
    canonicalPath: '/opinie/?page=2',
    alternates: { pl: '/opinie/?page=2', en: '/opinions/?page=2' },
  });
});

test('structured data: verified opinions as reviews of their treatments, and the mean of all', async () => {
  const others = [
    { ...opinion, id: '2', verification: 'none' as const, content: 'Nikt nie sprawdził tej opinii.' },
    { ...opinion, id: '3', product: null, content: 'O salonie, bez zabiegu.' },
  ];
  const { heads } = show('', { opinions: [opinion, ...others] });
  expect(await screen.findAllByRole('article')).toHaveLength(3);
  const records = heads.at(-1)?.jsonLd ?? [];
  const reviews = records.filter((record) => record['@type'] === 'Review');
  expect(reviews).toMatchObject([
    {
      itemReviewed: { name: 'Łydki', url: expect.stringMatching(/\/strefa-kobiet\/lydki\/$/) },
      reviewRating: { ratingValue: 5 },
      author: { name: 'Anna N.' },
      reviewBody: opinion.content,
    },
  ]);
  const shops = records.filter((record) => record['@type'] === 'Organization');
  expect(shops).toMatchObject([{ aggregateRating: { ratingValue: 4.52, ratingCount: 50 } }]);
});

test('opinions of one treatment name it and lead to those of all', async () => {
  const { http } = show('?product=lydki&rating=5');
  expect(await screen.findByRole('heading', { name: 'Opinie: Łydki' })).toBeTruthy();
  expect(asked(http)).toMatchObject({ product: 'lydki', rating: 5 });
  const all = screen.getByRole('link', { name: 'Opinie o wszystkich zabiegach' });
  expect(all.getAttribute('href')).toBe('/opinie/?rating=5');
});

test('none, failed, and in English', async () => {
  show('?rating=1', { opinions: [] });
  expect(await screen.findByRole('heading', { name: 'Nie ma tu jeszcze opinii' })).toBeTruthy();
  const { http } = show('', { locale: 'en' });
  expect(await screen.findByText('Written after a verified visit')).toBeTruthy();
  expect(http.calls.length).toBeGreaterThan(0);
});

test('a list that failed to load is requested again', async () => {
  const { http, queryClient } = show();
  await screen.findByRole('article');
  http.answer('GET /opinions', () => {
    throw httpError(503, 'service_unavailable');
  });
  await queryClient.resetQueries({ queryKey: ['opinions'] });
  const again = await screen.findByRole('button', { name: 'Spróbuj ponownie' });
  http.answer('GET /opinions', () => ({ opinions: [opinion], aggregate, facets }));
  await userEvent.click(again);
  expect(await screen.findByRole('article')).toBeTruthy();
});

test('an API without facets leaves the list without filters', async () => {
  const { http, queryClient } = show();
  await screen.findByRole('article');
  expect(screen.getByRole('link', { name: 'Depilacja' })).toBeTruthy();
  http.answer('GET /opinions', () => ({ opinions: [opinion], aggregate }));
  await queryClient.resetQueries({ queryKey: ['opinions'] });
  expect(await screen.findByRole('article')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Depilacja' })).toBeNull();
  expect(screen.getByText('4,52')).toBeTruthy();
});
