import fc from 'fast-check';
import { isInShare, LONGEST_PREVIEW_MS, readPageView, readPreview, releaseBucket, signPageView, signPreview } from '.';

const SECRET = 'a secret of this test';
const now = new Date('2026-01-01T12:00:00Z');
const preview = (afterMs: number) => ({
  modules: { catalog: '1.2.0' },
  origins: {},
  expiresAt: new Date(now.getTime() + afterMs).toISOString(),
});

test('a preview is read until it ends, with its own secret and purpose only', () => {
  const token = signPreview(preview(1000), SECRET);
  expect(token).toMatch(/^[\w-]+\.[\w-]+$/);
  expect(readPreview(token, SECRET, now)).toEqual(preview(1000));
  expect(readPreview(token, SECRET, new Date(now.getTime() + 1000))).toBeNull();
  expect(readPreview(token, 'another', now)).toBeNull();
  expect(readPageView(token, SECRET)).toBeNull();
  expect(readPreview(signPreview(preview(LONGEST_PREVIEW_MS + 1), SECRET), SECRET, now)).toBeNull();
});

test.each(['', '.', 'a.b', 'a.b.c', '....'])('the text %j is no token', (text) => {
  expect(readPreview(text, SECRET, now)).toBeNull();
});

test('no changed byte of a token is believed', () => {
  const value = { modules: { a: '1' }, canaries: { a: 10 }, stable: { a: '0' }, issuedAt: now.toISOString() };
  const token = signPageView(value, SECRET);
  expect(readPageView(token, SECRET)).toEqual(value);
  fc.assert(
    fc.property(fc.nat(token.length - 2), fc.constantFrom(...'Aa0_-.'), (at, other) => {
      const changed = token.slice(0, at) + other + token.slice(at + 1);
      return changed === token || readPageView(changed, SECRET) === null;
    }),
  );
});

test('shares: 0 is nobody, 100 everybody, a larger one keeps everyone', () => {
  const share = fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100);
  fc.assert(
    fc.property(fc.string(), share, share, (visitor, one, other) => {
      const bucket = releaseBucket(visitor);
      expect(isInShare(bucket, 0)).toBe(false);
      expect(isInShare(bucket, 100)).toBe(true);
      const [small, large] = one < other ? [one, other] : [other, one];
      if (isInShare(bucket, small)) expect(isInShare(bucket, large)).toBe(true);
    }),
  );
});

test('buckets are spread evenly', () => {
  const inTenth = Array.from({ length: 10_000 }, (_, index) => releaseBucket(`visitor-${index}`)).filter((bucket) =>
    isInShare(bucket, 10),
  );
  expect(inTenth.length).toBeGreaterThan(900);
  expect(inTenth.length).toBeLessThan(1100);
});
