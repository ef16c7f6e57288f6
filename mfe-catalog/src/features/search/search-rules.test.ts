import { SEARCH_LEAST_LETTERS, searchGroup } from '@aksamit/contracts';
import { foundGroups, GROUPS, groupOf, LEAST_LETTERS, missingLetters, searchWords } from './search-rules';

test('the browser counts as the API does', () => {
  expect(LEAST_LETTERS).toBe(SEARCH_LEAST_LETTERS);
});

test.each([
  [null, 3],
  ['  ', 3],
  ['n', 2],
  ['nó', 1],
  ['nóg', 0],
  [' nogi   łydki ', 0],
  ['💆💆', 1],
])('letters missing of %j: %i', (text, missing) => {
  expect(missingLetters(searchWords(text))).toBe(missing);
});

test('words are tidied and cut to what the API takes', () => {
  expect(searchWords('  nogi \n łydki ')).toBe('nogi łydki');
  expect(searchWords('a'.repeat(300))).toHaveLength(100);
});

test('the groups are those of the API, in its order, and an address names one of them or none', () => {
  expect([...GROUPS]).toEqual(searchGroup.options);
  expect(['pages', 'orders', '', null, undefined].map(groupOf)).toEqual([
    'pages',
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

test('groups that hold something have the API’s count, or that of what was sent', () => {
  const page = { id: '1', title: 'Regulamin', lead: '', path: '/regulamin/' };
  const found = { treatments: [], articles: [], salons: [], pages: [page] };
  expect(foundGroups(found)).toEqual([{ group: 'pages', shown: 1, total: 1 }]);
  expect(foundGroups({ ...found, totals: { pages: 9, salons: 3 } })).toEqual([{ group: 'pages', shown: 1, total: 9 }]);
});
