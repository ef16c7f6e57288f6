import { FILTER_MAX, filterWords, matchesWords } from './row-filter';

test.each([
  ['Depilacja laserowa łydek', 'lyd', true],
  ['Depilacja laserowa łydek', 'ŁYD laser', true],
  ['Depilacja laserowa łydek', 'ydek', false],
  ['Bikini line laser hair removal', 'bikini hair', true],
  ['Bikini line laser hair removal', 'bikini legs', false],
  ['Pakiet Komfort: całe nogi', 'cale, nogi', true],
  ['Pachy', '', true],
  ['Pachy', ' – ', true],
])('%s has %s: %s', (text, words, found) => {
  expect(matchesWords(text, words)).toBe(found);
});

test('words of an address are short and have no space around them', () => {
  expect(filterWords(null)).toBe('');
  expect(filterWords('  całe   nogi ')).toBe('całe nogi');
  expect(filterWords('x'.repeat(500))).toHaveLength(FILTER_MAX);
});
