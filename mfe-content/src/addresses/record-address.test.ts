import { recordAddress } from './record-address';

test.each([
  ['/kontakt/', '/en', '/en/kontakt/'],
  ['/', '', '/'],
  ['/api/documents/eu-projects.pdf', '/en', '/api/documents/eu-projects.pdf'],
  ['https://example.com/a', '/en', 'https://example.com/a'],
  ['mailto:a@example.com', '', 'mailto:a@example.com'],
  ['tel:+48123', '', 'tel:+48123'],
])('leads from %s to a real address', (address, basePath, expected) => {
  expect(recordAddress(address, basePath)).toBe(expected);
});

test.each(['javascript:alert(1)', '//evil.example', '/\\evil.example', 'data:text/html,x', 'kontakt', ''])(
  'refuses %s',
  (address) => {
    expect(recordAddress(address, '')).toBeNull();
  },
);
