import { parseIds, withId } from './remembered-list';

test.each([
  [null, []],
  ['', []],
  ['{', []],
  ['{"a":1}', []],
  ['["3","2"]', ['3', '2']],
  ['["3",4,"x","-1","0"]', ['3']],
  ['["1","2","3","4"]', ['1', '2', '3']],
])('%s holds %j', (text, ids) => {
  expect(parseIds(text, 3)).toEqual(ids);
});

test('the newest comes first, once, and the oldest goes', () => {
  expect(withId(['1', '2', '3'], '2', 3)).toEqual(['2', '1', '3']);
  expect(withId(['1', '2', '3'], '4', 3)).toEqual(['4', '1', '2']);
  expect(withId([], '4', 3)).toEqual(['4']);
});
