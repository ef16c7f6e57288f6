import { shownStatus } from './order-status';

const order = { doneStatus: 'active', paidStatus: 'paid', paymentMethod: 'przelewy24', canPay: false } as const;

test.each([
  [{}, 'active'],
  [{ doneStatus: 'done' }, 'done'],
  [{ doneStatus: 'canceled' }, 'canceled'],
  [{ doneStatus: 'canceled', paidStatus: 'refunded' }, 'refunded'],
  [{ doneStatus: 'canceled', paidStatus: 'notPaid' }, 'canceled'],
  [{ doneStatus: 'new', paidStatus: 'notPaid' }, 'toPay'],
  [{ paidStatus: 'notPaid', paymentMethod: 'cash' }, 'payInSalon'],
  [{ paidStatus: 'partPaid' }, 'active'],
] as const)('%j is shown as %s', (change, expected) => {
  expect(shownStatus({ ...order, ...change })).toBe(expected);
});

test('what is paid in part is not shown as paid', () => {
  const order = { doneStatus: 'active', paidStatus: 'partPaid', paymentMethod: 'cash', canPay: true } as const;
  expect(shownStatus(order)).toBe('partPaid');
  expect(shownStatus({ ...order, paidStatus: 'paid', canPay: false })).toBe('active');
});
