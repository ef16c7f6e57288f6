import { epilation, treatment } from '../../testing/catalog-records';
import { groupPriceList, parsePriceList, priceListAddress } from './price-list-rules';

const part = (id: string, name: string) => ({
  id,
  code: name,
  name,
  slug: name,
  slugs: { pl: name, en: name },
  locale: 'pl' as const,
  group: 'bottom' as const,
});
const other = { ...epilation, id: '2', name: 'Endermologia' };

test('one table per category, in the order of the treatments', () => {
  const treatments = [
    treatment({ id: '1', category: other }),
    treatment({ id: '2' }),
    treatment({ id: '3', category: other }),
  ];
  expect(groupPriceList(treatments, 'products').map(({ name, treatments: own }) => [name, own.length])).toEqual([
    ['Endermologia', 2],
    ['Depilacja laserowa', 1],
  ]);
});

test('a treatment of several body parts stands under each, one of none in no table', () => {
  const treatments = [
    treatment({ id: '1', productBodyParts: [part('1', 'uda'), part('2', 'łydki')] }),
    treatment({ id: '2', productBodyParts: [] }),
  ];
  expect(groupPriceList(treatments, 'bodyPart').map(({ name }) => name)).toEqual(['uda', 'łydki']);
});

test('nonsense in the query is the women’s list by treatments', () => {
  expect(parsePriceList(new URLSearchParams('gender=x&section=y'))).toEqual({
    gender: 'female',
    section: 'products',
    words: '',
    page: 1,
  });
  expect(parsePriceList(new URLSearchParams('gender=male&section=bodyPart'))).toEqual({
    gender: 'male',
    section: 'bodyPart',
    words: '',
    page: 1,
  });
});

test('an address has no parameter for a default, and is parsed as what it was made of', () => {
  expect(priceListAddress('/cennik/', { gender: 'female', section: 'products', words: '', page: 1 })).toBe('/cennik/');
  const men = { gender: 'male', section: 'bodyPart', words: 'całe nogi', page: 3 } as const;
  const address = priceListAddress('/cennik/', men);
  expect(address).toBe('/cennik/?gender=male&section=bodyPart&q=ca%C5%82e+nogi&page=3');
  expect(parsePriceList(new URL(address, 'https://shop.example').searchParams)).toEqual(men);
});

test('a page of an address is a whole number from 2 on; all else is the first', () => {
  const pageOf = (page: string) => parsePriceList(new URLSearchParams({ page })).page;
  expect(['2', '999', '1000', '0', '-1', '1.5', 'x'].map(pageOf)).toEqual([2, 999, 1, 1, 1, 1, 1]);
});
