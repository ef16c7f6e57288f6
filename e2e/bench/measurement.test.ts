import { type Measurement, median, p75, table, verdict } from './measurement';

const figure = (value: number, budget?: Measurement['budget']): Measurement => ({
  part: 'bytes',
  what: 'scripts',
  value,
  unit: 'KB',
  ...(budget === undefined ? {} : { budget }),
});

describe('a figure and its budget', () => {
  it.each([
    [figure(160, { atMost: 160 }), 'ok'],
    [figure(160.1, { atMost: 160 }), 'over'],
    [figure(98, { atLeast: 98 }), 'ok'],
    [figure(97, { atLeast: 98 }), 'over'],
    [figure(5), ''],
    [figure(Number.NaN, { atMost: 1 }), 'over'],
  ])('%j: %s', (measured, expected) => {
    expect(verdict(measured)).toBe(expected);
  });

  it('stand in one row of the table', () => {
    expect(table([figure(12.345, { atMost: 160 })]).split('\n')[1]).toBe('bytes  scripts  12.3 KB   ≤ 160 KB  ok');
  });
});

test('three quarters of the values are within the 75th percentile', () => {
  expect(p75([5, 1, 4, 2, 3])).toBe(4);
  expect(p75([4, 1, 3, 2])).toBe(3);
  expect(p75([])).toBeNaN();
});

test('the median is the value in the middle', () => {
  expect(median([3, 1, 2])).toBe(2);
  expect(median([])).toBeNaN();
});
