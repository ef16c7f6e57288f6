import { percentBelow } from '@aksamit/contracts/money';
import fc from 'fast-check';
import {
  amountAt,
  type HistoryRow,
  lowestPrice,
  nextBoundary,
  ongoingPromotions,
  type Promotion,
  pricePerItem,
  priceWithoutBonus,
  promotedAmount,
  rowForQuantity,
} from './pricing-rules';

const DAY = 86_400_000;
const day = (n: number) => n * DAY;
const since = (at: number, amountMinor: number | null, quantityFrom = 1, quantityTo = 1): HistoryRow => ({
  quantityFrom,
  quantityTo,
  amountMinor,
  validFrom: day(at),
});
const promo = (from: number, to: number, value: number, more: Partial<Promotion> = {}): Promotion => ({
  id: `${from}`,
  kind: 'percentage',
  value,
  startAt: day(from),
  endAt: day(to),
  position: 0,
  ...more,
});
const windowBefore = (start: number) => ({ from: day(start - 30), to: day(start) });
const lowest = (history: HistoryRow[], promotions: Promotion[], start: number) =>
  lowestPrice(history, promotions, 1, windowBefore(start), day(start));

describe('the lowest price of the 30 days before a promotion', () => {
  it.each([
    ['one price all along', [since(0, 100)], [], 100, 100],
    ['a rise before the window does not matter', [since(0, 50), since(60, 100)], [], 100, 100],
    ['a lower price on the first day of the window counts', [since(0, 50), since(71, 100)], [], 100, 50],
    ['a price that ended as the window began does not', [since(0, 50), since(70, 100)], [], 100, 100],
    ['an earlier promotion counts', [since(0, 100)], [promo(80, 85, 30)], 100, 70],
    ['one that ended before the window does not', [since(0, 100)], [promo(60, 70, 30)], 100, 100],
    ['first sold 10 days ago: since then', [since(90, 80), since(95, 100)], [], 100, 80],
    ['days without sale are passed over', [since(0, 10), since(60, null), since(90, 100)], [], 100, 100],
  ])('%s', (_what, history, promotions, start, expected) => {
    expect(lowest(history, promotions, start)).toBe(expected);
  });
  it('does not slide while the promotion runs, whatever the base price does', () => {
    const history = [since(0, 100), since(105, 40)];
    expect(lowest(history, [promo(100, 120, 20)], 100)).toBe(100);
  });
  it('is unknown for what was never sold before', () => {
    expect(lowest([since(100, 50)], [promo(100, 110, 10)], 100)).toBeNull();
  });
  it('takes the day itself when the first sale was on the day of the start', () => {
    const promotion = promo(100.5, 110, 10);
    expect(lowestPrice([since(100.25, 50)], [promotion], 1, windowBefore(100), promotion.startAt)).toBe(50);
  });
  it('looks at the range of its own quantity', () => {
    const history = [since(0, 100), since(0, 80, 2, 5)];
    expect(lowestPrice(history, [], 2, windowBefore(100), day(100))).toBe(80);
  });

  const anyHistory = fc.array(
    fc.record({ at: fc.integer({ min: 0, max: 99 }), amount: fc.option(fc.integer({ min: 0, max: 10_000 })) }),
    { maxLength: 12 },
  );
  const anyPromotions = fc.array(
    fc.record({
      from: fc.integer({ min: 0, max: 99 }),
      length: fc.integer({ min: 1, max: 40 }),
      value: fc.integer({ min: 1, max: 100 }),
    }),
    { maxLength: 4 },
  );
  it('is what one finds by looking at every hour of the window', () => {
    fc.assert(
      fc.property(anyHistory, anyPromotions, (changes, runs) => {
        const history = changes
          .map((change) => since(change.at, change.amount))
          .sort((a, b) => a.validFrom - b.validFrom);
        const promotions = runs.map((run, index) =>
          promo(run.from, run.from + run.length, run.value, { id: `${index + 1}` }),
        );
        let expected: number | null = null;
        for (let time = day(70); time < day(100); time += DAY / 2) {
          const base = amountAt(history, 1, time);
          if (base === null) continue;
          const amount = promotedAmount(base, ongoingPromotions(promotions, time)[0] ?? null);
          expected = expected === null ? amount : Math.min(expected, amount);
        }
        expect(lowest(history, promotions, 100)).toBe(expected);
      }),
    );
  });
});

describe('promotions', () => {
  it('hold from their start and no longer at their end', () => {
    const one = promo(10, 20, 10);
    expect([day(10) - 1, day(10), day(20) - 1, day(20)].map((at) => ongoingPromotions([one], at).length)).toEqual([
      0, 1, 1, 0,
    ]);
  });
  it('are ordered by position, start and id', () => {
    const order = ongoingPromotions(
      [
        promo(2, 9, 1, { id: '10' }),
        promo(2, 9, 1, { id: '9' }),
        promo(1, 9, 1),
        promo(3, 9, 1, { id: 'a', position: -1 }),
      ],
      day(5),
    );
    expect(order.map((promotion) => promotion.id)).toEqual(['a', '1', '9', '10']);
  });
  it('never raise a price nor take it below zero, and are whole numbers', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10_000_000 }),
        fc.integer({ min: 1, max: 100 }),
        fc.boolean(),
        (amount, value, isPercent) => {
          const paid = promotedAmount(amount, promo(0, 1, value, { kind: isPercent ? 'percentage' : 'amount' }));
          return Number.isInteger(paid) && paid >= 0 && paid <= amount;
        },
      ),
    );
  });
  it('round half a unit up', () => {
    expect(promotedAmount(25, promo(0, 1, 50))).toBe(13);
    expect(promotedAmount(199, promo(0, 1, 20))).toBe(159);
  });
  it('return when prices change next', () => {
    expect(nextBoundary([promo(1, 5, 1), promo(7, 9, 1)], day(2))).toBe(day(5));
    expect(nextBoundary([promo(1, 5, 1)], day(6))).toBeNull();
  });
});

it('finds the row of a quantity, or none', () => {
  const rows = [
    { quantityFrom: 1, quantityTo: 1 },
    { quantityFrom: 2, quantityTo: 4 },
  ];
  expect([1, 2, 4].map((quantity) => rowForQuantity(rows, quantity)?.quantityFrom)).toEqual([1, 2, 2]);
  expect(rowForQuantity(rows, 5)).toBeNull();
});

describe('a bundle', () => {
  it('without its free treatments costs the price of a regular one times all', () => {
    // Nine treatments for the price of six.
    expect(priceWithoutBonus(469_000, 9, 3)).toBe(703_500);
    expect(percentBelow(priceWithoutBonus(469_000, 9, 3), 469_000)).toBe(33);
    expect(pricePerItem(469_000, 9)).toBe(52_111);
  });
  it('that has none saves nothing', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000_000 }), fc.integer({ min: 1, max: 99 }), (price, total) => {
        return percentBelow(priceWithoutBonus(price, total, 0), price) === 0;
      }),
    );
  });
});
