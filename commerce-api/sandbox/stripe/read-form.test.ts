import { readForm } from './read-form';

test('names in brackets become objects, empty brackets the field itself', () => {
  expect(readForm({ mode: 'payment', 'a[0][b]': '1', 'a[0][c][d]': '2', 'expand[0]': 'x' })).toEqual({
    mode: 'payment',
    a: { 0: { b: '1', c: { d: '2' } } },
    expand: { 0: 'x' },
  });
});

test('a name that objects inherit is a field like another', () => {
  readForm({ '__proto__[polluted]': 'yes', 'a[__proto__][polluted]': 'yes' });
  expect(Reflect.get({}, 'polluted')).toBeUndefined();
});
