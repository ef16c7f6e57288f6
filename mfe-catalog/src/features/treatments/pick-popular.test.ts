import { pickPopular } from './pick-popular';

const woman = (id: number, promoRecommended = false) => ({ id, gender: 'female' as const, promoRecommended });
const man = (id: number, promoRecommended = false) => ({ id, gender: 'male' as const, promoRecommended });
const ids = (list: { id: number }[]) => list.map(({ id }) => id);

test('takes the zones by turns, recommended first', () => {
  const list = [woman(1), woman(2, true), woman(3), man(4), man(5, true)];
  expect(ids(pickPopular(list, 4))).toEqual([2, 5, 1, 4]);
});

test('fills up from one zone when the other has too few', () => {
  expect(ids(pickPopular([woman(1), woman(2), woman(3), man(4)], 4))).toEqual([1, 4, 2, 3]);
});

test('gives what there is', () => {
  expect(pickPopular([], 4)).toEqual([]);
  expect(ids(pickPopular([man(1)], 4))).toEqual([1]);
});
