import { measurementsOf } from './api-measurements';
import type { Round } from './measure-round';
import { percentile } from './percentile';
import { cellOf } from './scale-cells';
import { scaleTable } from './scale-table';

const round = (p99Ms: number, refused = 0): Round => ({
  perSecond: 1000 / p99Ms,
  p50Ms: p99Ms / 2,
  p99Ms,
  answers: { ok: 10, refused, unavailable: 0, failed: 0 },
});

const cell = (scale: number, rounds: Round[], smallest: Round[]) =>
  cellOf({ call: 'search', clients: 20, scale, memoryMb: 200 }, rounds, smallest);

const small = [round(10), round(200), round(12)];
const large = [round(15, 1), round(260), round(17, 2)];

describe('a cell', () => {
  it('has the medians of its rounds and all their answers', () => {
    expect(cell(100, large, small)).toMatchObject({ p99Ms: 17, p50Ms: 8.5, answers: { ok: 30, refused: 3 } });
  });

  it('is compared round by round, so that a moment in which the machine is busy counts for both', () => {
    expect(cell(100, large, small).p99Ratio).toBeCloseTo(17 / 12);
    expect(cell(1, small, small).p99Ratio).toBe(1);
  });
});

test('percentiles are values that were measured', () => {
  const values = Array.from({ length: 200 }, (_, n) => n + 1);
  expect([percentile(values, 0.5), percentile(values, 0.99), percentile([7], 0.99)]).toEqual([100, 198, 7]);
  expect(percentile([], 0.5)).toBeNaN();
});

test('the bench judges the largest shop against the smallest one, and any refusal', () => {
  const judged = measurementsOf([cell(1, small, small), cell(10, small, small), cell(100, large, small)]);
  expect(judged.filter(({ what }) => /p99/.test(what))).toEqual([
    expect.objectContaining({
      what: 'search, new words, 20 clients: p99 at scale 100 against 1',
      budget: { atMost: 2 },
    }),
  ]);
  expect(judged.find(({ what }) => /refused/.test(what))).toMatchObject({ value: 3, budget: { atMost: 0 } });
});

test('the table stands in columns', () => {
  const lines = scaleTable([cell(1, small, small), cell(100, large, small)]).split('\n');
  expect(lines[0]).toMatch(/^call +clients +scale +per second +p50 ms +p99 ms +p99 ratio/);
  expect(lines[2]).toMatch(/^search, new words +20 +100 +59 +8.5 +17 +1.42 +30 +3 +0 +0 +200$/);
  expect(new Set(lines.map(({ length }) => length)).size).toBe(1);
});
