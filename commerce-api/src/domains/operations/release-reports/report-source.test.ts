import { networkOf, sourceOf } from './report-source';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:7:1::1', '2001:db8:7::/48'],
  ['2001:0db8:0007:ffff:1:2:3:4', '2001:db8:7::/48'],
  ['2001:db8::1', '2001:db8:0::/48'],
  ['fe80::1%eth0', 'fe80:0:0::/48'],
  ['::1', '0:0:0::/48'],
  ['unknown', 'unknown'],
])('%s is in the network %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test('a source is another one for another network, day or secret', () => {
  const source = sourceOf('203.0.113.7', '2026-01-01', 'secret');
  expect(source).toHaveLength(16);
  expect(sourceOf('203.0.113.7', '2026-01-01', 'secret')).toEqual(source);
  expect(sourceOf('203.0.113.8', '2026-01-01', 'secret')).not.toEqual(source);
  expect(sourceOf('203.0.113.7', '2026-01-02', 'secret')).not.toEqual(source);
  expect(sourceOf('203.0.113.7', '2026-01-01', 'other')).not.toEqual(source);
});
