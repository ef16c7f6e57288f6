import { chooseSalon } from './chosen-salon';

const salons = [{ id: '1' }, { id: '2' }, { id: '3' }];

test.each([
  ['that of the address', { asked: '3', last: '2' }, '3'],
  ['the last one where the address names none', { asked: null, last: '2' }, '2'],
  ['the last one where the address names one that is not theirs', { asked: '9', last: '2' }, '2'],
  ['the first one', { asked: null, last: '9' }, '1'],
])('shown is %s', (_, choice, id) => {
  expect(chooseSalon(salons, choice)?.id).toBe(id);
});

test('without salons there is nothing to show', () => {
  expect(chooseSalon([], { asked: '1', last: '1' })).toBeUndefined();
});
