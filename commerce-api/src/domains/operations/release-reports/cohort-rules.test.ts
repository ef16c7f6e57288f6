import { isInShare, type PageViewToken } from '@aksamit/release/tokens';
import fc from 'fast-check';
import { cohortOf, isFresh } from './cohort-rules';

const page = (change: Partial<PageViewToken> = {}): PageViewToken => ({
  modules: { catalog: '1.1.0', content: '2.0.0' },
  canaries: { catalog: 10 },
  stable: { catalog: '1.0.0' },
  issuedAt: '2026-01-01T12:00:00Z',
  ...change,
});
const stablePage = page({ modules: { catalog: '1.0.0', content: '2.0.0' } });
const INSIDE = 0;
const OUTSIDE = 9999;

test('a canary is for the buckets in its share, stable for the others', () => {
  expect(cohortOf(page(), INSIDE, 'catalog', '1.1.0')).toEqual({ side: 'canary', channel: 'canary' });
  expect(cohortOf(page(), OUTSIDE, 'catalog', '1.1.0')).toEqual({ side: null, channel: 'canary' });
  expect(cohortOf(stablePage, OUTSIDE, 'catalog', '1.0.0')).toEqual({ side: 'stable', channel: 'stable' });
  expect(cohortOf(stablePage, INSIDE, 'catalog', '1.0.0')).toEqual({ side: null, channel: 'stable' });
});

test('a module without a canary is on no side', () => {
  expect(cohortOf(page(), INSIDE, 'content', '2.0.0')).toEqual({ side: 'none', channel: 'stable' });
});

test('a version that the page did not hold is nothing', () => {
  expect(cohortOf(page(), INSIDE, 'catalog', '1.0.0')).toBeNull();
  expect(cohortOf(page(), INSIDE, 'panel', '1.0.0')).toBeNull();
  expect(cohortOf(page(), INSIDE, 'constructor', '1.0.0')).toBeNull();
});

test('half of what a comparison needs is no comparison', () => {
  expect(cohortOf(page({ canaries: {} }), INSIDE, 'catalog', '1.1.0')?.side).toBeNull();
  expect(cohortOf(page({ stable: {} }), INSIDE, 'catalog', '1.1.0')?.side).toBeNull();
});

test('whatever the share, a bucket counts on exactly one side', () => {
  fc.assert(
    fc.property(fc.nat(9999), fc.nat(10_000), (bucket, hundredths) => {
      const canaries = { catalog: hundredths / 100 };
      const asCanary = cohortOf(page({ canaries }), bucket, 'catalog', '1.1.0')?.side;
      const asStable = cohortOf({ ...stablePage, canaries }, bucket, 'catalog', '1.0.0')?.side;
      const isIn = isInShare(bucket, canaries.catalog);
      expect([asCanary, asStable]).toEqual(isIn ? ['canary', null] : [null, 'stable']);
    }),
  );
});

test.each([
  ['2026-01-01T12:00:00Z', true],
  ['2026-01-02T12:00:00Z', true],
  ['2026-01-02T12:00:01Z', false],
  ['2026-01-01T11:56:00Z', true],
  ['2026-01-01T11:50:00Z', false],
])('a page of 12:00 is believed at %s: %j', (now, expected) => {
  expect(isFresh(page(), new Date(now))).toBe(expected);
});

test('a page of no time is not believed', () => {
  expect(isFresh(page({ issuedAt: 'soon' }), new Date())).toBe(false);
});
