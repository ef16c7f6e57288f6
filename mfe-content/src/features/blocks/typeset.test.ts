import { typeset } from './typeset';

test.each([
  ["the company's particulars", 'the company’s particulars'],
  ["customers' reviews", 'customers’ reviews'],
  ['the customers’ reviews', 'the customers’ reviews'],
  ['opieka w salonie', 'opieka w\u00a0salonie'],
  ['prosimy o SPF 50 przez', 'prosimy o\u00a0SPF\u00a050\u00a0przez'],
])('%s', (typed, set) => {
  expect(typeset(typed)).toBe(set);
});
