import { framesOf, withoutPersonalData } from './without-personal-data';

test.each([
  ['Failed to fetch https://shop.example/konto/haslo/?token=abc&email=a@b.pl', 'https://shop.example/konto/haslo/'],
  ['GET /api/visitors?uniqueId=pl_abcdef was refused', '/api/visitors was refused'],
  ['No user jan.kowalski+1@example.com here', 'No user <email> here'],
  ['Call +48 600 700 800 again', 'Call <number> again'],
  ['Order 20260000123456 is unknown', 'Order <number> is unknown'],
  ['Bad token eyJhbGciOiJIUzI1NiJ9abcDEF012345', 'Bad token <token>'],
  ['Unexpected token in "{"firstName":"Jan","lastName":"Kowalski"}"', 'Unexpected token in '],
])('%j keeps what went wrong and not whose it was', (message, expected) => {
  const cleaned = withoutPersonalData(message);
  expect(cleaned).toContain(expected);
  expect(cleaned).not.toMatch(/abc&|a@b|jan|600 700|123456|eyJ|Kowalski/);
});

test.each([
  "Cannot read properties of undefined (reading 'price')",
  'Minified React error #418; visit the site for the full message',
  'Loading chunk page-womens-product~mens-product failed.\n(error: http://a.pl/assets/catalog/0.1.0-1fe44f009b/browser/page-womens-product~mens-product.165e61fa.js)',
])('%j stays as it is', (message) => expect(withoutPersonalData(message)).toBe(message));

test('of a stack the frames are reported, not the message, and no query', () => {
  const chromium =
    'Error: jan@example.com\nsecond line\n    at f (http://a.pl/x.js?attempt=1:1:2)\n    at http://a.pl/y.js:3:4';
  expect(framesOf(chromium)).toBe('    at f (http://a.pl/x.js:1:2)\n    at http://a.pl/y.js:3:4');
  expect(framesOf('f@http://a.pl/x.js:1:2\n@http://a.pl/y.js:3:4\n')).toBe(
    'f@http://a.pl/x.js:1:2\n@http://a.pl/y.js:3:4',
  );
  expect(framesOf('')).toBe('');
});
