import { orderDoneStatus, orderPaidStatus } from '@aksamit/shared-kit/contracts';
import { mayOrderBecome, mayOrderBePaid, mayShopperCancel, mayShopperPay } from './order-state';

test('done statuses move only forward', () => {
  const allowed = orderDoneStatus.options.flatMap((from) =>
    orderDoneStatus.options.filter((to) => mayOrderBecome(from, to)).map((to) => `${from}>${to}`),
  );
  expect(allowed).toEqual(['new>active', 'new>canceled', 'active>done', 'active>canceled']);
});

test('paid statuses move only as the readings say', () => {
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

test('a paid or ended order is neither canceled nor paid again by the shopper', () => {
  for (const doneStatus of orderDoneStatus.options) {
    for (const paidStatus of orderPaidStatus.options) {
      const open = doneStatus === 'new' || doneStatus === 'active';
      expect(mayShopperCancel({ doneStatus, paidStatus })).toBe(open && paidStatus === 'notPaid');
      expect(mayShopperPay({ doneStatus, paidStatus })).toBe(open && ['notPaid', 'partPaid'].includes(paidStatus));
    }
  }
});
