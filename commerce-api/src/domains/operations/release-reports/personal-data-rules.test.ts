import fc from 'fast-check';
import { withoutPersonalData } from './personal-data-rules';

test.each([
  ['Failed to send to jan.kowalski@example.com', 'Failed to send to [e-mail]'],
  ['anna%40przykład.pl is taken', '[e-mail] is taken'],
  ['no answer of https://shop.test/a/b?q=1&mail=x#top now', 'no answer of https://shop.test/a/b now'],
  ['GET /api/carts?token=secret failed', 'GET /api/carts failed'],
  ['call +48 600 700 800 please', 'call [number] please'],
  ['tel. 600-700-800, PESEL 90010112345.', 'tel. [number], PESEL [number].'],
  ['card (4111 1111 1111 1111)', 'card ([number])'],
  ['at https://user:pass@shop.test/a', 'at https://shop.test/a'],
  ['order 3f0e8a52-9c1b-4c7e-8f3a-1f2b3c4d5e6f', 'order [token]'],
  ['Bearer eyJhbGciOiJIUzI1NiJ9eyJzdWIiOiIxMjM0', 'Bearer [token]'],
])('%s → %s', (text, expected) => {
  expect(withoutPersonalData(text)).toBe(expected);
});

test.each([
  "TypeError: Cannot read properties of undefined (reading 'items')",
  'at Ye (https://shop.test/assets/catalog/1.1.0/browser/page-product.3fa2c4.js:1:123456)',
  'render@https://shop.test/assets/catalog/1.1.0/browser/app.js:12:3456',
  'at https://shop.test/assets/shell/0.1.0/vendors-node_modules_react-dom_client_js-4f2a.js:1:2',
  'Minified React error #418; what to do?',
  'catalog@1.2.0 wants shell@0.10.3, 12 of 34 done in 1500 ms',
  'Loading chunk 1234 failed: is it there? Yes',
])('leaves %s as it is', (text) => {
  expect(withoutPersonalData(text)).toBe(text);
});

test('a stack keeps its places without the query', () => {
  const stack = 'at f (https://shop.test/x.js?v=1&mail=a@b.pl:10:5)\nat https://shop.test/y.js?k=2:7:9';
  expect(withoutPersonalData(stack)).toBe('at f (https://shop.test/x.js:10:5)\nat https://shop.test/y.js:7:9');
});

const word = fc.stringMatching(/^[a-z]{1,12}$/);
const secret = fc.oneof(
  fc.tuple(word, word).map(([name, host]) => `${name}@${host}.com`),
  fc.stringMatching(/^\+48 [5-8]\d{2} \d{3} \d{3}$/),
  fc.stringMatching(/^[5-8]\d{8}$/),
  fc.tuple(word, word).map(([name, value]) => `/path?${name}=${value}x9`),
);

test('nothing personal is left wherever it stands, and a second time changes nothing', () => {
  fc.assert(
    fc.property(word, secret, word, fc.constantFrom(' ', ': ', ' (', ' "', '\n'), (before, hidden, after, gap) => {
      const text = `${before}${gap}${hidden} ${after}`;
      const cleaned = withoutPersonalData(text);
      expect(cleaned).not.toContain(hidden.startsWith('/') ? hidden.split('?')[1] : hidden);
      expect(cleaned.startsWith(before) && cleaned.endsWith(after)).toBe(true);
      expect(withoutPersonalData(cleaned)).toBe(cleaned);
    }),
  );
});

test('no text of the allowed length grows beyond twice itself', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 500, unit: fc.constantFrom(...'a1@.?=:/ -+%40') }), (text) => {
      expect(withoutPersonalData(text).length).toBeLessThanOrEqual(2 * text.length);
    }),
  );
});
