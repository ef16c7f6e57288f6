import { isInShare } from '@aksamit/release/tokens';
import fc from 'fast-check';
import { bucketOf, canariesOfTier, runningCanaries, shareTiers, tierOf } from './cohorts';

const stable = { catalog: '1.0.0', content: '1.0.0', panel: '1.0.0', shell: '1.0.0' };
type Shares = Record<string, number>;

const share = fc.oneof(
  fc.constantFrom(0, 0.01, 10, 50, 99.99, 100),
  fc.integer({ min: 0, max: 10_000 }).map((n) => n / 100),
);
const shares = fc.record({ catalog: share, content: share, panel: share, shell: share });
const bucket = fc.integer({ min: 0, max: 9_999 });

const running = (byModule: Shares) =>
  runningCanaries(stable, {
    modules: Object.fromEntries(Object.keys(byModule).map((module) => [module, '2.0.0'])),
    shares: byModule,
  });

/** The modules of which a bucket gets the canary. */
function canariesOf(byModule: Shares, visitor: number | null): string[] {
  const canaries = running(byModule);
  return Object.keys(canariesOfTier(canaries, tierOf(shareTiers(canaries), visitor))).sort();
}

test('a bucket gets the canaries of exactly those modules whose share it is in', () => {
  fc.assert(
    fc.property(shares, bucket, (byModule, visitor) => {
      const expected = Object.entries(byModule).flatMap(([module, percent]) =>
        isInShare(visitor, percent) ? [module] : [],
      );
      expect(canariesOf(byModule, visitor)).toEqual(expected.sort());
    }),
  );
});

test('0 % is nobody, 100 % everybody with a cohort, and without one it is stable', () => {
  fc.assert(
    fc.property(bucket, (visitor) => {
      expect(canariesOf({ catalog: 0 }, visitor)).toEqual([]);
      expect(canariesOf({ catalog: 100 }, visitor)).toEqual(['catalog']);
      expect(canariesOf({ catalog: 100 }, null)).toEqual([]);
    }),
  );
});

test('a growing share moves nobody out, a shrinking one only those above it, and no other module moves', () => {
  fc.assert(
    fc.property(shares, share, share, bucket, (byModule, one, other, visitor) => {
      const [small, large] = one < other ? [one, other] : [other, one];
      const before = canariesOf({ ...byModule, catalog: small }, visitor);
      const after = canariesOf({ ...byModule, catalog: large }, visitor);
      const others = (list: string[]) => list.filter((module) => module !== 'catalog');
      expect(others(after)).toEqual(others(before));
      if (before.includes('catalog')) expect(after).toContain('catalog');
      else expect(after.includes('catalog')).toBe(isInShare(visitor, large));
    }),
  );
});

test('visitors between two shares get the same, in at most one set for each share', () => {
  fc.assert(
    fc.property(shares, bucket, bucket, (byModule, one, other) => {
      const tiers = shareTiers(running(byModule));
      expect(tiers.length).toBeLessThanOrEqual(Object.keys(byModule).length);
      if (tierOf(tiers, one) === tierOf(tiers, other)) {
        expect(canariesOf(byModule, one)).toEqual(canariesOf(byModule, other));
      }
    }),
  );
});

test('a canary of the version that is stable, or of no share, is none', () => {
  const modules = { catalog: '1.0.0', content: '2.0.0', panel: '2.0.0', fresh: '1.0.0' };
  expect(runningCanaries(stable, { modules, shares: { catalog: 50, content: 0, fresh: 5 } })).toEqual({
    fresh: { version: '1.0.0', share: 5 },
  });
});

test.each([
  [undefined, null],
  ['', null],
  ['0', 0],
  ['9999', 9_999],
  ['10000', null],
  ['-1', null],
  ['1e3', null],
  ['12x', null],
])('the cookie %j names the bucket %j', (cookie, expected) => {
  expect(bucketOf(cookie)).toBe(expected);
});
