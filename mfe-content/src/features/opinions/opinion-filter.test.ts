import fc from 'fast-check';
import { type OpinionFilter, opinionAddress, readOpinionFilter } from './opinion-filter';

const read = (query: string) => {
  const search = new URLSearchParams(query);
  return readOpinionFilter((name) => search.get(name));
};
const nothing: OpinionFilter = { category: null, product: null, city: null, rating: null, page: 1 };

test('an address determines what is shown', () => {
  expect(read('category=epilation&product=lydki&city=Łódź&rating=5&page=3')).toEqual({
    category: 'epilation',
    product: 'lydki',
    city: 'Łódź',
    rating: 5,
    page: 3,
  });
});

test.each([
  '',
  'rating=6',
  'rating=5.5',
  'page=0',
  'page=-1',
  'category=%3Cb%3E',
  'product=a%2Fb',
  'city=%00',
  'city=',
])('nonsense shows everything: %s', (query) => expect(read(query)).toEqual(nothing));

test('another choice begins at the first page', () => {
  const filter: OpinionFilter = { category: 'epilation', product: null, city: null, rating: null, page: 4 };
  expect(opinionAddress('/opinie/', filter, { rating: 5 })).toBe('/opinie/?category=epilation&rating=5');
  expect(opinionAddress('/opinie/', filter, { page: 5 })).toBe('/opinie/?category=epilation&page=5');
  expect(opinionAddress('/opinie/', nothing)).toBe('/opinie/');
});

test('an address parses to the filter that built it', () => {
  const filters = fc.record({
    category: fc.option(fc.constantFrom('epilation', 'endermology', 'a-b-1')),
    product: fc.option(fc.constantFrom('lydki', 'pakiet-komfort-7')),
    city: fc.option(fc.constantFrom('Łódź', 'Bielsko-Biała', 'Zielona Góra')),
    rating: fc.option(fc.integer({ min: 1, max: 5 })),
    page: fc.integer({ min: 1, max: 9999 }),
  });
  fc.assert(
    fc.property(filters, (filter) => {
      const address = opinionAddress('/opinie/', filter, { page: filter.page });
      expect(read(address.split('?')[1] ?? '')).toEqual(filter);
    }),
  );
});
