import { moneyRows, moneyTotal } from './money-rows';

const paid = (date: string, method: string, amountPaid: number, currency = 'PLN') => ({
  date,
  currency,
  method,
  payments: 1,
  amountPaid,
  amountRefunded: 10,
});
const payments = [
  paid('2026-10-31', 'blik', 100),
  paid('2026-11-02', 'blik', 200),
  paid('2026-11-02', 'voucher', 900),
  paid('2026-11-02', 'stripe', 5, 'GBP'),
];

test('each way has its sums and each period of the range, the most money first', () => {
  const rows = moneyRows(payments, 'PLN', { from: '2026-10-30', to: '2026-11-02', step: 'day' });
  expect(
    rows.map(({ method, payments: count, amountPaid, amountRefunded }) => [method, count, amountPaid, amountRefunded]),
  ).toEqual([
    ['voucher', 1, 900, 10],
    ['blik', 2, 300, 20],
  ]);
  expect(rows[1]?.paidBy).toEqual([
    { period: '2026-10-30', amount: 0 },
    { period: '2026-10-31', amount: 100 },
    { period: '2026-11-01', amount: 0 },
    { period: '2026-11-02', amount: 200 },
  ]);
  expect(moneyTotal(rows)).toEqual({ payments: 3, amountPaid: 1200, amountRefunded: 30 });
});

test('months are sums of their days', () => {
  const [, blik] = moneyRows(payments, 'PLN', { from: '2026-10-30', to: '2026-11-02', step: 'month' });
  expect(blik?.paidBy).toEqual([
    { period: '2026-10', amount: 100 },
    { period: '2026-11', amount: 200 },
  ]);
});
