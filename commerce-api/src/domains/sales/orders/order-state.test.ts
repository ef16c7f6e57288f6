import { type OrderDoneStatus, type OrderPaidStatus, orderDoneStatus, orderPaidStatus } from '@aksamit/contracts';
import fc from 'fast-check';
import { mayOrderBecome, mayOrderBePaid, maySalonTakePayment, mayShopperCancel, mayShopperPay } from './order-state';

test('done statuses move only forward', () => {
  const allowed = orderDoneStatus.options.flatMap((from) =>
    orderDoneStatus.options.filter((to) => mayOrderBecome(from, to)).map((to) => `${from}>${to}`),
  );
  expect(allowed).toEqual(['new>active', 'new>canceled', 'active>done', 'active>canceled']);
});

test('paid statuses move only as the readings state', () => {
  const allowed = orderPaidStatus.options.flatMap((from) =>
    orderPaidStatus.options.filter((to) => mayOrderBePaid(from, to)).map((to) => `${from}>${to}`),
  );
  expect(allowed.sort()).toEqual(
    [
      'notPaid>partPaid',
      'notPaid>paid',
      'partPaid>paid',
      'partPaid>partRefunded',
      'partPaid>refunded',
      'paid>partRefunded',
      'paid>refunded',
      'partRefunded>refunded',
    ].sort(),
  );
});

test('along any sequence of requests an order moves only as the tables allow, and what ended stays ended', () => {
  const targets = fc.array(
    fc.record({ done: fc.constantFrom(...orderDoneStatus.options), paid: fc.constantFrom(...orderPaidStatus.options) }),
    { maxLength: 40 },
  );
  fc.assert(
    fc.property(targets, (list) => {
      let state: { done: OrderDoneStatus; paid: OrderPaidStatus } = { done: 'new', paid: 'notPaid' };
      const rank = { notPaid: 0, partPaid: 1, paid: 2, partRefunded: 3, refunded: 4 };
      for (const target of list) {
        const before = state;
        if (mayOrderBecome(before.done, target.done)) state = { ...state, done: target.done };
        if (mayOrderBePaid(before.paid, target.paid)) state = { ...state, paid: target.paid };
        expect(rank[state.paid]).toBeGreaterThanOrEqual(rank[before.paid]);
        if (before.done === 'done' || before.done === 'canceled') expect(state.done).toBe(before.done);
        // Nothing is refunded that was never paid.
        if (before.paid === 'notPaid') expect(['notPaid', 'partPaid', 'paid']).toContain(state.paid);
      }
    }),
  );
});

test('a paid or ended order is neither canceled nor paid again by the shopper', () => {
  for (const doneStatus of orderDoneStatus.options) {
    for (const paidStatus of orderPaidStatus.options) {
      const open = doneStatus === 'new' || doneStatus === 'active';
      expect(mayShopperCancel({ doneStatus, paidStatus })).toBe(open && paidStatus === 'notPaid');
      const isOwed = ['notPaid', 'partPaid'].includes(paidStatus);
      expect(mayShopperPay({ doneStatus, paidStatus })).toBe(open && isOwed);
      expect(maySalonTakePayment({ doneStatus, paidStatus })).toBe(doneStatus !== 'canceled' && isOwed);
    }
  }
});
