import type { ReleaseSideStatistics } from '@aksamit/contracts';
import fc from 'fast-check';
import { canarySince } from './canary-since';
import { judgeCanary, nobodyCouldUse } from './judge-canary';

const margins = { leastViews: 200, leastFailed: 10, problemPoints: 2, problemFactor: 2, lcpPercent: 20, lcpMs: 300 };
const side = (views: number, visitorsWithProblem = 0, lcpP75Ms: number | null = null, lcpSamples = views) => ({
  views,
  visitorsWithProblem,
  lcpP75Ms,
  lcpSamples: lcpP75Ms === null ? 0 : lcpSamples,
});

test.each<[string, ReleaseSideStatistics, ReleaseSideStatistics, boolean]>([
  ['nobody has seen anything', side(0), side(0), true],
  ['every visitor of a canary has a problem, and too few have seen it', side(9, 9), side(5_000), true],
  ['hardly anybody could use it', side(10, 10), side(5_000), false],
  ['nobody gets stable, and hardly anybody could use the canary', side(11, 10), side(0), false],
  ['one in five could use it', side(50, 40), side(5_000), true],
  ['nobody can use stable either', side(50, 50), side(20, 15), true],
  ['stable was seen by too few', side(5_000, 4_000), side(199), true],
  ['as many problems', side(200, 10), side(200, 10), true],
  ['exactly the margin of points', side(1_000, 20), side(1_000, 0), true],
  ['one visitor more than the margin', side(1_000, 21), side(1_000, 0), false],
  ['more points, but not the factor', side(1_000, 200), side(1_000, 100), true],
  ['points and factor', side(1_000, 201), side(1_000, 100), false],
  ['the factor, but few points', side(1_000, 10), side(1_000, 1), true],
  ['fewer problems', side(1_000, 0), side(1_000, 500), true],
  ['a paint as late as stable', side(300, 0, 900), side(300, 0, 900), true],
  ['a paint later by percent, but few milliseconds', side(300, 0, 700), side(300, 0, 400), true],
  ['a paint later by milliseconds, but few percent', side(300, 0, 3_500), side(300, 0, 3_000), true],
  ['a paint later by both', side(300, 0, 1_301), side(300, 0, 1_000), false],
  ['a later paint measured by too few', side(300, 0, 9_000, 199), side(300, 0, 1_000), true],
  ['a later paint that few measured with stable', side(300, 0, 9_000), side(300, 0, 1_000, 199), true],
  ['no paint measured', side(300), side(300, 0, 1_000), true],
])('%s', (_, canary, stable, keep) => {
  expect(judgeCanary({ canary, stable }, margins).keep).toBe(keep);
});

test('the reason is stated in plain words', () => {
  expect(judgeCanary({ canary: side(400, 20, 2_000), stable: side(1_000, 5, 1_000) }, margins).reason).toBe(
    '5.0 % of 400 visitors had a problem, 0.5 % of 1000 with stable (at most 2 percentage points more, or 2 times as ' +
      'many, are let pass); the largest contentful paint came after 2000 ms, with stable after 1000 ms (75th percentile; ' +
      'at most 300 ms or 20 % more are let pass)',
  );
  expect(judgeCanary({ canary: side(7), stable: side(50) }, margins).reason).toBe(
    'too few visitors yet: 7 with the canary, 50 with stable, 200 needed',
  );
});

const anySide = fc
  .record({ views: fc.nat(2_000), problems: fc.nat(2_000), lcp: fc.option(fc.nat(9_000)), samples: fc.nat(2_000) })
  .map(({ views, problems, lcp, samples }) => side(views, Math.min(views, problems), lcp, Math.min(views, samples)));

test('a canary no worse than stable in anything is never taken back, whatever the margins', () => {
  const noMargins = { leastViews: 1, leastFailed: 1, problemPoints: 0, problemFactor: 1, lcpPercent: 0, lcpMs: 0 };
  fc.assert(
    fc.property(anySide, fc.nat(2_000), (stable, fewer) => {
      const canary = { ...stable, visitorsWithProblem: Math.max(0, stable.visitorsWithProblem - fewer) };
      expect(judgeCanary({ canary, stable }, noMargins).keep).toBe(true);
    }),
  );
});

test('more problems or a later paint never save a canary', () => {
  fc.assert(
    fc.property(anySide, anySide, fc.nat(2_000), fc.nat(5_000), (canary, stable, more, later) => {
      if (judgeCanary({ canary, stable }, margins).keep) return;
      const worse = {
        ...canary,
        visitorsWithProblem: Math.min(canary.views, canary.visitorsWithProblem + more),
        lcpP75Ms: canary.lcpP75Ms === null ? null : canary.lcpP75Ms + later,
      };
      expect(judgeCanary({ canary: worse, stable }, margins).keep).toBe(false);
    }),
  );
});

test.each([
  [side(0), false],
  [side(1, 1), true],
  [side(3, 2), false],
])('%j: nobody could use it is %s', (canary, expected) => {
  expect(nobodyCouldUse({ canary, stable: side(0) })).toBe(expected);
});

test('a canary began when its version came, not when its share grew', () => {
  const event = (at: string, action: 'canary' | 'withdraw', version: string, module = 'one') =>
    ({ at, action, module, version, previous: null, by: 'operator' }) as const;
  const history = [
    event('1', 'canary', '2.0.0'),
    event('2', 'withdraw', '2.0.0'),
    event('3', 'canary', '2.0.0'),
    event('4', 'canary', '9.0.0', 'two'),
    event('5', 'canary', '2.0.0'),
  ];
  expect(canarySince(history, 'one', '2.0.0')).toBe('3');
  expect(canarySince(history, 'two', '9.0.0')).toBe('4');
  expect(canarySince([...history, event('6', 'canary', '3.0.0')], 'one', '3.0.0')).toBe('6');
  expect(canarySince([], 'one', '2.0.0')).toBeNull();
});
