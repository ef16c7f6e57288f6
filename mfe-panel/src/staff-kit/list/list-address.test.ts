import fc from 'fast-check';
import { listQueryOf, nextSort, readListState, withListChange } from './list-address';

const NAMES = ['q', 'status'] as const;
const search = (text: string) => new URLSearchParams(text);

test('an address without parameters is the first page in the list’s own order', () => {
  expect(readListState(NAMES, search(''))).toEqual({ values: { q: '', status: '' }, page: 1, sort: '' });
});

test.each(['page=0', 'page=-2', 'page=1.5', 'page=abc', 'page=10001', 'sort=a;b', 'sort=--a'])(
  'what cannot be read is not set: %s',
  (text) => {
    expect(readListState(NAMES, search(text))).toEqual({ values: { q: '', status: '' }, page: 1, sort: '' });
  },
);

test('another filter begins at the first page and leaves other parameters', () => {
  const next = withListChange<'q' | 'status'>(search('salon=2&status=open&page=4'), {
    values: { q: 'Ewa', status: '' },
  });
  expect(next.toString()).toBe('salon=2&q=Ewa');
});

test('another page leaves filters and order', () => {
  expect(withListChange(search('q=Ewa&sort=-createdAt'), { page: 2 }).toString()).toBe('q=Ewa&sort=-createdAt&page=2');
});

test('the API’s query has what is set alone', () => {
  expect(listQueryOf(readListState(NAMES, search('q=Ewa&page=2')))).toEqual({ q: 'Ewa', page: 2 });
  expect(listQueryOf(readListState(NAMES, search('')))).toEqual({});
});

test('a column’s head turns upwards, downwards and back', () => {
  expect(['', 'price', '-price', 'name'].map((sort) => nextSort('price', sort))).toEqual([
    'price',
    '-price',
    '',
    'price',
  ]);
});

test('each state is read again from the address that it made', () => {
  const state = fc.record({
    values: fc.record({ q: fc.string(), status: fc.string() }),
    page: fc.integer({ min: 1, max: 10_000 }),
    sort: fc.constantFrom('', 'name', '-createdAt'),
  });
  fc.assert(
    fc.property(state, (wanted) => {
      const address = withListChange(search('page=9&sort=x&q=old'), wanted).toString();
      expect(readListState(NAMES, search(address))).toEqual(wanted);
    }),
  );
});
