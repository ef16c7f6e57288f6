import { currenciesOf, figuresRows, figuresTotal } from './figures-rows';

const sale = (date: string, orders: number, currency = 'PLN') => ({
  date,
  currency,
  orders,
  priceTotal: orders * 100,
  amountPaid: orders * 90,
  amountRefunded: orders,
});
const sales = [sale('2026-10-31', 2), sale('2026-11-02', 3), sale('2026-11-02', 9, 'GBP')];

test('each day of the range has a row, also over the change to winter time', () => {
  const rows = figuresRows(sales, 'PLN', { from: '2026-10-24', to: '2026-11-02', step: 'day' });
  expect(rows).toHaveLength(10);
  expect(rows.map(({ period, orders }) => [period, orders]).slice(-3)).toEqual([
    ['2026-10-31', 2],
    ['2026-11-01', 0],
    ['2026-11-02', 3],
  ]);
});

test('months are sums of their days, of one currency', () => {
  const rows = figuresRows(sales, 'PLN', { from: '2026-09-15', to: '2026-11-02', step: 'month' });
  expect(rows.map(({ period, orders, priceTotal }) => [period, orders, priceTotal])).toEqual([
    ['2026-09', 0, 0],
    ['2026-10', 2, 200],
    ['2026-11', 3, 300],
  ]);
  expect(figuresTotal(rows)).toEqual({ period: '', orders: 5, priceTotal: 500, amountPaid: 450, amountRefunded: 5 });
});

test('the market’s currency comes first, also without sales', () => {
  expect(currenciesOf(sales, 'PLN')).toEqual(['PLN', 'GBP']);
  expect(currenciesOf([], 'GBP')).toEqual(['GBP']);
});
