import fc from 'fast-check';
import { laned } from './lanes';

const item = (from: number, to: number) => ({ from, to, lane: 0, lanes: 1 });

test('what follows one another stands in one lane', () => {
  expect(laned([item(60, 90), item(0, 60)])).toEqual([item(0, 60), item(60, 90)]);
});

test('what overlaps stands side by side, also by way of others', () => {
  const lanes = laned([item(0, 60), item(30, 120), item(60, 90), item(120, 150)]).map(({ lane, lanes: of }) => [
    lane,
    of,
  ]);
  expect(lanes).toEqual([
    [0, 2],
    [1, 2],
    [0, 2],
    [0, 1],
  ]);
});

test('nothing in one lane overlaps, and nothing is lost', () => {
  const span = fc.tuple(fc.integer({ min: 0, max: 600 }), fc.integer({ min: 1, max: 120 }));
  fc.assert(
    fc.property(fc.array(span, { maxLength: 40 }), (spans) => {
      const all = laned(spans.map(([from, length]) => item(from, from + length)));
      expect(all).toHaveLength(spans.length);
      for (const [at, one] of all.entries()) {
        expect(one.lane).toBeLessThan(one.lanes);
        for (const other of all.slice(at + 1)) {
          const overlap = one.from < other.to && other.from < one.to;
          expect(overlap && one.lane === other.lane).toBe(false);
        }
      }
    }),
  );
});
