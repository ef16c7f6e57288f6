import { letterCount, searchWords } from './search-words';

it.each([
  ['Łydki', ['lydki']],
  ['  ZAŻÓŁĆ   gęślą jaźń ', ['zazolc', 'gesla', 'jazn']],
  ['bikini-pachy, bikini', ['bikini', 'pachy']],
  ['laser 755 nm', ['laser', '755']],
  ['jak się to ma', ['jak', 'sie', 'to', 'ma']],
  ["';drop table --", ['drop', 'table']],
  ['a b c', ['a', 'b', 'c']],
  ['w pachach', ['pachach']],
  ['%%% & | !', []],
  ['лазер', []],
  ['', []],
])('%p are the words %p', (query, words) => {
  expect(searchWords(query)).toEqual(words);
});

it('takes eight words at most, none longer than sixty letters', () => {
  const words = searchWords(
    `${'x'.repeat(90)} ${Array.from({ length: 20 }, (_unused, index) => `word${index}`).join(' ')}`,
  );
  expect(words).toHaveLength(8);
  expect(words[0]).toHaveLength(60);
});

it.each([
  ['', 0],
  [' a b ', 2],
  ['a%_', 1],
  ['żół', 3],
  ['4D!', 2],
])('%p has %i letters', (query, count) => {
  expect(letterCount(query)).toBe(count);
});
