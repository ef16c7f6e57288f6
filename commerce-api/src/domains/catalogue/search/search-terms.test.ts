import { countedTerm } from './search-terms';

test.each([
  ['Pachy', 'pachy'],
  ['  Depilacja \t NÓG ', 'depilacja nóg'],
  ['face-lift 60', 'face-lift 60'],
  ['łydki', 'łydki'],
])('%j is counted as %j', (query, term) => {
  expect(countedTerm(query)).toBe(term);
});

test.each([
  ['too short', 'ab'],
  ['too long', `${'a'.repeat(20)} ${'b'.repeat(20)}`],
  ['an e-mail address', 'anna@example.com'],
  ['a link', 'https://example.com'],
  ['a phone number', '600100200'],
  ['a phone number with spaces', 'anna 600 1002 00'],
  ['markup', '<b>pachy</b>'],
  ['signs alone', '!!!'],
])('%s is not counted', (_what, query) => {
  expect(countedTerm(query)).toBeNull();
});
