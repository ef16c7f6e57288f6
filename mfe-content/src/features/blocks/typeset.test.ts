import { typeset } from './typeset';

test.each([
  ["the company's particulars", 'the company’s particulars'],
  ["customers' reviews", 'customers’ reviews'],
  ['the customers’ reviews', 'the customers’ reviews'],
  ['opieka w salonie', 'opieka w\u00a0salonie'],
])('%s', (typed, set) => {
  expect(typeset(typed)).toBe(set);
});
