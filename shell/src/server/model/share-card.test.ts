import { testMarkets } from '../../testing/test-markets';
import type { PlannedPage } from './planned-page';
import { readShareCardPath, shareCardOf, shareCardPath, shareCardText } from './share-card';

const plan = { context: { market: testMarkets[0], locale: 'pl' } } as unknown as PlannedPage;
const trail = (...names: string[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: names.map((name) => ({ '@type': 'ListItem', name })),
});

test('title and section are those of the breadcrumbs, else the title without the brand', () => {
  const jsonLd = [{ '@type': 'Article' }, trail('Strona główna', 'Blog', 'Pielęgnacja', 'Skóra zimą')];
  expect(shareCardOf({ title: 'Skóra zimą – Aksamit', jsonLd }, plan)).toEqual({
    title: 'Skóra zimą',
    section: 'Pielęgnacja',
    brand: 'Aksamit',
    language: 'pl',
    picture: null,
  });
  const inRoot = [trail('Strona główna', 'Kontakt')];
  expect(shareCardOf({ title: 'Kontakt', jsonLd: inRoot }, plan)).toMatchObject({ title: 'Kontakt', section: null });
  expect(shareCardOf({ title: 'Aksamit – gładka skóra | Aksamit' }, plan)).toMatchObject({ title: 'gładka skóra' });
  expect(shareCardOf({ title: '' }, plan)).toMatchObject({ title: 'Aksamit' });
});

test('only pictures of the API are drawn', () => {
  const pictureOf = (url: string) => shareCardOf({ title: 'A', image: { url, alt: '' } }, plan).picture;
  expect(pictureOf('/api/images/articles/1p2-1280.jpg')).toBe('/api/images/articles/1p2-1280.jpg');
  for (const url of [
    'https://other.example/a.jpg',
    '/api/images/../orders/1.jpg',
    '/api/images/a/1.jpg?x',
    '/logo.png',
  ])
    expect([url, pictureOf(url)]).toEqual([url, null]);
});

test('an address holds the content as a hash and the path of the page', () => {
  const card = shareCardOf({ title: 'Łydki' }, plan);
  const path = shareCardPath(card, '/en/strefa/lydki/');
  expect(path).toMatch(/^\/share-cards\/[\w-]{12}\/en\/strefa\/lydki\/card\.jpg$/);
  expect(readShareCardPath(path)?.page).toBe('/en/strefa/lydki/');
  expect(readShareCardPath(shareCardPath(card, '/'))?.page).toBe('/');
  expect(shareCardPath({ ...card, section: 'Dla niej' }, '/')).not.toBe(shareCardPath(card, '/'));
  expect(readShareCardPath('/share-cards/card.jpg')).toBeNull();
  expect(shareCardText({ ...card, section: 'Dla niej' })).toBe('Dla niej – Łydki – Aksamit');
});
