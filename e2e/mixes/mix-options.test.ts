import { DEFAULT_JOURNEYS, readMixOptions, UsageError } from './mix-options';

test('versions, shop and journeys are read', () => {
  const args = ['--with', 'catalog@1.2.0', '--with', 'content@1.0.3-ab12', '--base-url', 'https://shop.example/x'];
  expect(readMixOptions([...args, 'journeys/cart.spec.ts'], {})).toEqual({
    versions: { catalog: '1.2.0', content: '1.0.3-ab12' },
    baseUrl: 'https://shop.example',
    previewLink: null,
    project: 'desktop',
    writesEvidence: true,
    journeys: ['journeys/cart.spec.ts'],
  });
});

test('what is left out is the shop of npm start and every journey', () => {
  expect(readMixOptions([], { PORT: '9000' })).toMatchObject({
    versions: {},
    baseUrl: 'http://localhost:9000',
    journeys: DEFAULT_JOURNEYS,
  });
  expect(readMixOptions(['--help'], {})).toBeNull();
});

test('a link that somebody else made leaves no evidence', () => {
  expect(readMixOptions(['--preview-link', 'https://shop.example/x'], {})?.writesEvidence).toBe(false);
});

test.each([
  [['--with', 'catalog'], /names no version/],
  [['--with', 'catalog@1.0.0', '--with', 'catalog@2.0.0'], /named twice/],
  [['--base-url', 'shop.example'], /no address/],
  [['failures/x.spec.ts'], /no journey/],
  [['--wiht', 'catalog@1.0.0'], /wiht/],
])('%j is wrong usage', (args, reason) => {
  expect(() => readMixOptions(args, {})).toThrow(UsageError);
  expect(() => readMixOptions(args, {})).toThrow(reason);
});
