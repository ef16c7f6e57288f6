import fc from 'fast-check';
import { donationOf, monthsToPublish, monthToPublish, reviewerKey } from './charity-rules';

test.each([
  [false, false, 500],
  [true, false, 1000],
  [false, true, 0],
  [true, true, 0],
])('photos %s, disqualified %s: %i', (hasPhotos, isDisqualified, amount) => {
  expect(donationOf({ hasPhotos, isDisqualified })).toBe(amount);
});

test('names that only look different are one person', () => {
  expect(reviewerKey('  Łucja   ŻÓŁĆ ')).toBe(reviewerKey('lucja zolc'));
  expect(reviewerKey('Jan N.')).not.toBe(reviewerKey('Jan M.'));
});

test.each([
  ['2026-12-07', { month: '2026-10-01', until: '2026-11-01', payBy: '2026-11-20' }],
  ['2026-12-08', { month: '2026-11-01', until: '2026-12-01', payBy: '2026-12-20' }],
  ['2027-01-08', { month: '2026-12-01', until: '2027-01-01', payBy: '2027-01-20' }],
  ['2027-01-01', { month: '2026-11-01', until: '2026-12-01', payBy: '2026-12-20' }],
])('on %s', (today, expected) => {
  expect(monthToPublish(today)).toEqual(expected);
});

test('every month is published by the 10th of the next, on each day of ten years', () => {
  fc.assert(
    fc.property(fc.date({ min: new Date('2026-01-01'), max: new Date('2036-01-01'), noInvalidDate: true }), (date) => {
      const today = date.toISOString().slice(0, 10);
      const { month, until, payBy } = monthToPublish(today);
      expect(month < until && until <= today).toBe(true);
      expect(payBy.slice(0, 7)).toBe(until.slice(0, 7));
      if (Number(today.slice(8)) >= 10) expect(until.slice(0, 7)).toBe(today.slice(0, 7));
    }),
  );
});

test.each([
  [null, ['2026-11-01']],
  ['2026-11-01', ['2026-11-01']],
  ['2026-10-01', ['2026-11-01']],
  ['2026-08-01', ['2026-09-01', '2026-10-01', '2026-11-01']],
])('after %s the months up to the due one are published', (last, expected) => {
  expect(monthsToPublish('2026-12-08', last).map(({ month }) => month)).toEqual(expected);
});
