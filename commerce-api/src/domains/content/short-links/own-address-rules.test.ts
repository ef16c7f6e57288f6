import fc from 'fast-check';
import { ownAddress } from './own-address-rules';

const origin = 'https://shop.test:8443';
const hosts = new Set(['shop.test:8443', 'shop.co.uk']);
const of = (url: string) => ownAddress(url, origin, hosts);

test.each([
  ['/salony/?q=1#mapa', 'https://shop.test:8443/salony/?q=1#mapa'],
  ['https://shop.test:8443/x', 'https://shop.test:8443/x'],
  ['https://SHOP.co.uk', 'https://shop.co.uk/'],
  ['/zażółć/', 'https://shop.test:8443/za%C5%BC%C3%B3%C5%82%C4%87/'],
])('%s is own', (url, expected) => {
  expect(of(url)).toBe(expected);
});

test.each([
  'https://evil.test/',
  '//evil.test/',
  '/\\evil.test',
  '/\t/evil.test',
  'https://shop.test:8443@evil.test/',
  'https://user:pass@shop.test:8443/',
  'https://shop.test/',
  'https://shop.test:8443.evil.test/',
  'javascript:alert(1)',
  'data:text/html,x',
  'ftp://shop.test:8443/',
  '/api/s/abcdefgh',
  '/%61pi/me',
  '//api/me',
  '/sandbox/',
  '/internal/markets',
  'shop.test:8443/x',
  '',
])('%j is not', (url) => {
  expect(of(url)).toBeNull();
});

test('whatever is let through stands on an own host', () => {
  const part = fc.constantFrom('/', '\\', '@', ':', '.', 'evil.test', 'shop.co.uk', 'https:', '?', '#', '%2f', 'x');
  fc.assert(
    fc.property(fc.array(part, { maxLength: 10 }), (parts) => {
      const found = of(parts.join(''));
      if (found !== null) expect(hosts).toContain(new URL(found).host);
    }),
  );
});
