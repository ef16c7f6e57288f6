import { diffLines } from './diff-lines';

const marks = { same: ' ', added: '+', removed: '-' };
const diff = (before: string[], after: string[]) =>
  diffLines(before, after).map(({ kind, text }) => marks[kind] + text);

test('what only one of two texts has is marked, the rest stands once', () => {
  expect(diff(['a', 'b', 'c'], ['a', 'x', 'c', 'd'])).toEqual([' a', '-b', '+x', ' c', '+d']);
});

test.each([
  [[], ['a'], ['+a']],
  [['a'], [], ['-a']],
  [[], [], []],
  [
    ['a', 'b'],
    ['b', 'a'],
    ['-a', ' b', '+a'],
  ],
])('%j to %j', (before, after, lines) => expect(diff(before, after)).toEqual(lines));
