import { allowedOrigin, parsedOrigin } from './preview-origins';

const allowed = ['http://localhost:4301', 'https://foo.com'];

test.each([
  ['http://localhost:4301', 'http://localhost:4301'],
  ['http://localhost:4301/', 'http://localhost:4301'],
  ['HTTP://LOCALHOST:4301', 'http://localhost:4301'],
  ['https://foo.com', 'https://foo.com'],
  ['https://foo.com:443', 'https://foo.com'],
])('%s is allowed', (text, origin) => {
  expect(allowedOrigin(text, allowed)).toBe(origin);
});

test.each([
  'https://foo.com.evil.io',
  'https://evil.io/foo.com',
  'https://evil-foo.com',
  'https://sub.foo.com',
  'https://foo.co',
  'https://foo.com@evil.io',
  'https://user@foo.com',
  'https://user:secret@foo.com',
  'https://foo.com:444',
  'https://foo.com:80',
  'http://foo.com',
  'http://localhost',
  'http://localhost:43010',
  'http://localhost:430',
  'https://localhost:4301',
  'ws://localhost:4301',
  'http://127.0.0.1:4301',
  'https://foo.com/path',
  'https://foo.com/?a',
  'https://foo.com/#a',
  'https://foo.com\\@evil.io',
  'https:foo.com.evil.io',
  '//foo.com',
  'foo.com',
  'javascript:alert(1)',
  'data:text/javascript,1',
  'file:///foo.com',
  'blob:https://foo.com/1',
  'null',
  '',
  ' ',
  '*',
  'https://*',
])('%j is refused', (text) => {
  expect(allowedOrigin(text, allowed)).toBeNull();
});

test('nothing is allowed where nothing is listed', () => {
  expect(allowedOrigin('http://localhost:4301', [])).toBeNull();
});

test('an origin is itself', () => {
  expect(parsedOrigin('http://localhost:4301')).toBe('http://localhost:4301');
});
