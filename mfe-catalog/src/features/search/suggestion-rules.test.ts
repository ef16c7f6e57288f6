import type { SearchSuggestion } from '@aksamit/contracts';
import { folded, knownFor, markedParts, narrowed, optionAfter, parseRecent, withRecent } from './suggestion-rules';

const suggestion = (title: string, detail = ''): SearchSuggestion => ({
  id: title,
  title,
  detail,
  gender: null,
  path: '/',
  price: null,
});
const groups = [
  { group: 'treatments' as const, suggestions: [suggestion('Łydki', 'Depilacja laserowa'), suggestion('Uda')] },
  { group: 'salons' as const, suggestions: [suggestion('Łódź Piotrkowska', 'Piotrkowska 120')] },
];
const titles = (found: readonly { suggestions: readonly SearchSuggestion[] }[] | undefined) =>
  found?.flatMap(({ suggestions }) => suggestions.map(({ title }) => title));

test.each([
  ['ŁÓDŹ', 'lodz'],
  ['Zażółć gęślą jaźń', 'zazolc gesla jazn'],
  ['Kraków 💆', 'krakow 💆'],
])('%p is folded to %p, letter by letter', (text, plain) => {
  expect(folded(text)).toBe(plain);
});

test('a longer text begins with what still matches of the shorter one, in title or detail, without empty groups', () => {
  expect(titles(narrowed(groups, 'lyd'))).toEqual(['Łydki']);
  expect(narrowed(groups, 'łyd').map(({ group }) => group)).toEqual(['treatments']);
  expect(titles(narrowed(groups, 'piotr 12'))).toEqual(['Łódź Piotrkowska']);
  expect(titles(narrowed(groups, 'laser łyd'))).toEqual(['Łydki']);
  expect(narrowed(groups, 'ydki')).toEqual([]);
});

test('known of a text is its own response, else that to its longest beginning, else nothing', () => {
  const responses = new Map([
    ['łyd', groups],
    ['łydki', []],
  ]);
  expect(titles(knownFor(responses, 'łydk'))).toEqual(['Łydki']);
  expect(knownFor(responses, 'łydki')).toEqual([]);
  expect(titles(knownFor(responses, 'łyd laser'))).toEqual(['Łydki']);
  expect(knownFor(responses, 'ły')).toBeUndefined();
});

test.each([
  ['ArrowDown', -1, 0],
  ['ArrowDown', 0, 1],
  ['ArrowDown', 2, -1],
  ['ArrowUp', -1, 2],
  ['ArrowUp', 0, -1],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['Home', -1, undefined],
  ['End', -1, undefined],
  ['a', 1, undefined],
])('%s with option %i of three active: %p', (key, active, next) => {
  expect(optionAfter(key, active, 3)).toBe(next);
});

test('without options no key is the list’s', () => {
  expect(optionAfter('ArrowDown', -1, 0)).toBeUndefined();
});

test('recent searches are five at most, the last first, each once', () => {
  expect(withRecent(['nogi', 'ŁYDKI', 'pachy', 'uda', 'twarz'], 'lydki')).toEqual([
    'lydki',
    'nogi',
    'pachy',
    'uda',
    'twarz',
  ]);
  expect(withRecent(['a', 'b', 'c', 'd', 'e'], 'f')).toEqual(['f', 'a', 'b', 'c', 'd']);
});

test.each([null, '', '{', '{"a":1}', '"nogi"', '[1,null]'])('what is stored as %p is no list of searches', (stored) => {
  expect(parseRecent(stored)).toEqual([]);
});

test('stored searches are read', () => {
  expect(parseRecent('["nogi",7,"uda"]')).toEqual(['nogi', 'uda']);
});

test('the beginnings of words that match are marked, accents or not', () => {
  expect(markedParts('Łydki i łokcie', 'ly')).toEqual([
    { part: 'Ły', isMarked: true },
    { part: 'dki i łokcie', isMarked: false },
  ]);
  expect(markedParts('Depilacja pach', 'pach dep')).toEqual([
    { part: 'Dep', isMarked: true },
    { part: 'ilacja ', isMarked: false },
    { part: 'pach', isMarked: true },
  ]);
  expect(markedParts('Uda', '(*+')).toEqual([{ part: 'Uda', isMarked: false }]);
});
