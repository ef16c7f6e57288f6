import { SEARCH_LEAST_LETTERS } from '@aksamit/contracts';
import { LEAST_LETTERS, missingLetters, searchWords } from './search-rules';

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
