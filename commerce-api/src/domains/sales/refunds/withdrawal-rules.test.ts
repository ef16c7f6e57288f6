import fc from 'fast-check';
import { type WithdrawableLine, withdrawalOf } from './withdrawal-rules';

const line: WithdrawableLine = {
  orderItemId: 'x',
  price: 10_000,
  returned: 0,
  isWithdrawn: false,
  visits: 3,
  performed: 0,
};

test('nothing performed: all of it; a part: the rest; all of it: excluded', () => {
  expect(withdrawalOf(line)).toEqual({ amount: 10_000, exclusion: null });
  expect(withdrawalOf({ ...line, performed: 1 })).toEqual({ amount: 6667, exclusion: null });
  expect(withdrawalOf({ ...line, performed: 3 })).toEqual({ amount: 0, exclusion: 'performed' });
  expect(withdrawalOf({ ...line, visits: 0 })).toEqual({ amount: 10_000, exclusion: null });
  expect(withdrawalOf({ ...line, isWithdrawn: true })).toEqual({ amount: 0, exclusion: 'withdrawn' });
});

test('what goes back is never negative and never more than what is left of what was paid', () => {
  const lines = fc
    .record({
      price: fc.integer({ min: 0, max: 1_000_000 }),
      share: fc.double({ min: 0, max: 1, noNaN: true }),
      visits: fc.integer({ min: 0, max: 20 }),
      performed: fc.integer({ min: 0, max: 20 }),
      isWithdrawn: fc.boolean(),
    })
    .map(({ share, ...rest }) => ({ ...rest, orderItemId: 'x', returned: Math.floor(rest.price * share) }));
  fc.assert(
    fc.property(lines, (any) => {
      const { amount } = withdrawalOf(any);
      expect(amount).toBeGreaterThanOrEqual(0);
      expect(amount + any.returned).toBeLessThanOrEqual(any.price);
    }),
  );
});
