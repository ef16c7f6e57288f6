import { marketSettings } from './settings';

const read = (SOCIAL_LINKS?: string) => marketSettings.read({ SOCIAL_LINKS }).social;

test('profiles are read by network; none are set by default', () => {
  expect(read()).toEqual([]);
  expect(read('instagram=https://example.com/a, tiktok=https://example.com/@a,')).toEqual([
    { network: 'instagram', url: 'https://example.com/a' },
    { network: 'tiktok', url: 'https://example.com/@a' },
  ]);
});

test.each([
  'https://instagram.com/a',
  'myspace=https://example.com/a',
  'instagram=http://example.com/a',
  'instagram=javascript:alert(1)',
  'instagram=https://example.com/a,instagram=https://example.com/b',
  'instagram=https://example.com/"onload="x',
  'instagram=https://[',
])('%s is refused', (text) => {
  expect(() => read(text)).toThrow('must read <network>=https://');
});
