import type { Figures } from '@aksamit/contracts/staff';
import { addDays, addMonths } from '@aksamit/contracts/store-time';
import type { FiguresRange } from './figures-range';

/** Orders of a day or month; amounts in minor units. */
export interface FiguresRow {
  /** `YYYY-MM-DD` or `YYYY-MM`. */
  period: string;
  orders: number;
  priceTotal: number;
  amountPaid: number;
  amountRefunded: number;
}

export const MEASURES = ['orders', 'priceTotal', 'amountPaid', 'amountRefunded'] as const;
export type Measure = (typeof MEASURES)[number];

const emptyRow = (period: string): FiguresRow => ({
  period,
  orders: 0,
  priceTotal: 0,
  amountPaid: 0,
  amountRefunded: 0,
});

const MONTH_LENGTH = 'YYYY-MM'.length;

/** The days or months of a range. */
export function periodsOf({ from, to, step }: FiguresRange): string[] {
  const periods: string[] = [];
  if (step === 'day') for (let date = from; date <= to; date = addDays(date, 1)) periods.push(date);
  else {
    for (let date = `${from.slice(0, MONTH_LENGTH)}-01`; date <= to; date = addMonths(date, 1)) {
      periods.push(date.slice(0, MONTH_LENGTH));
    }
  }
  return periods;
}

/** The day or month that a date belongs to. */
export const periodOf = (date: string, { step }: Pick<FiguresRange, 'step'>): string =>
  step === 'day' ? date : date.slice(0, MONTH_LENGTH);

function added(row: FiguresRow, more: Omit<FiguresRow, 'period'>): FiguresRow {
  const sums = MEASURES.map((measure) => [measure, row[measure] + more[measure]]);
  return { ...row, ...Object.fromEntries(sums) };
}

/** Each day or month of the range, those without orders too: a gap in a chart would be read as no gap in time. */
export function figuresRows(sales: Figures['sales'], currency: string, range: FiguresRange): FiguresRow[] {
  const rows = new Map(periodsOf(range).map((period) => [period, emptyRow(period)]));
  for (const sale of sales) {
    const period = periodOf(sale.date, range);
    const row = rows.get(period);
    if (row && sale.currency === currency) rows.set(period, added(row, sale));
  }
  return [...rows.values()];
}

/** The sum of all rows. */
export const figuresTotal = (rows: readonly FiguresRow[]): FiguresRow =>
  rows.reduce((total, row) => added(total, row), emptyRow(''));

/** Currencies of the sales, the market's own first. */
export function currenciesOf(sales: readonly { currency: string }[], own: string): string[] {
  return [...new Set([own, ...sales.map(({ currency }) => currency).sort()])];
}
