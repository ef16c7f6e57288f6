import { requireWords, searchWords } from './search-words';

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
  ['', 3],
  [' a b ', 1],
  ['a%_', 2],
])('%p is refused: %i letters are missing', (query, missing) => {
  expect(() => requireWords(query)).toThrow(
    expect.objectContaining({ status: 422, code: 'search_too_short', options: { details: { missing } } }),
  );
});

it.each(['żół', '4D laser', 'лазер'])('%p is long enough', (query) => {
  expect(requireWords(query)).toEqual(searchWords(query));
});
