import { parseName, parsePrefix } from './module-address';

test.each([
  ['/gifts', '/gifts/'],
  ['/gifts/', '/gifts/'],
  ['/gift-cards/2026', '/gift-cards/2026/'],
])('%s is the prefix %s', (text, prefix) => {
  expect(parsePrefix(text, '--prefix')).toBe(prefix);
});

test.each(['gifts', '/', '', '/Gifts', '/gifts//x', '/gifts/:id', '/gifts/**', '/żółw', '/gifts?a=1', '/-gifts'])(
  '"%s" is no prefix',
  (text) => {
    expect(() => parsePrefix(text, '--prefix')).toThrow(/--prefix is/);
  },
);

test.each(['/api/x', '/assets', '/en', '/gb/gifts', '/release-preview'])('%s belongs to somebody else', (text) => {
  expect(() => parsePrefix(text, '--prefix-en')).toThrow(/--prefix-en is .* belongs to the page server/);
});

test.each(['gifts', 'gift-cards', 'g2'])('%s is a name', (name) => {
  expect(parseName(name)).toBe(name);
});

test.each([undefined, '', 'Gifts', 'mfe-gifts', 'shell', '2gifts', 'gift--cards', '-gifts', 'a'.repeat(41), '../x'])(
  '"%s" is no name',
  (name) => {
    expect(() => parseName(name)).toThrow(/^Failed to make the module/);
  },
);
