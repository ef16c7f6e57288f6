import { order } from '../../testing/panel-fixtures';
import { hasInvoice, mayWithdraw } from './order-actions';

const invoice = {
  vatId: '5252248481',
  companyName: 'Nowak',
  address: 'Prosta 1',
  city: 'Warszawa',
  postalCode: '00-001',
  country: 'PL',
};

test.each([
  [{ invoice, paidStatus: 'paid' as const }, true],
  [{ invoice, paidStatus: 'partRefunded' as const }, true],
  [{ invoice, paidStatus: 'notPaid' as const }, false],
  [{ invoice: null, paidStatus: 'paid' as const }, false],
])('%j has an invoice: %s', (given, expected) => {
  expect(hasInvoice({ ...order, ...given })).toBe(expected);
});

test('a withdrawal is offered until its last instant, and not of a canceled order', () => {
  const until = '2026-12-05T22:59:59.000Z';
  const shown = { ...order, doneStatus: 'active' as const, withdrawUntil: until };
  expect(mayWithdraw(shown, new Date(until))).toBe(true);
  expect(mayWithdraw(shown, new Date(Date.parse(until) + 1))).toBe(false);
  expect(mayWithdraw({ ...shown, doneStatus: 'canceled' }, new Date(0))).toBe(false);
  expect(mayWithdraw({ ...shown, withdrawUntil: null }, new Date(0))).toBe(false);
});
