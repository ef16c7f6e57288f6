/** Money by its way and by period. Pure. */
import type { PaymentFigures } from '@aksamit/contracts/staff';
import type { FiguresRange } from './figures-range';
import { periodOf, periodsOf } from './figures-rows';

/** Money of one way; amounts in minor units. */
export interface MethodFigures {
  method: string;
  payments: number;
  amountPaid: number;
  amountRefunded: number;
  /** What was paid in each period of the range, those without money too. */
  paidBy: { period: string; amount: number }[];
}

type Payment = PaymentFigures['payments'][number];

const sum = (payments: readonly Payment[], measure: 'payments' | 'amountPaid' | 'amountRefunded'): number =>
  payments.reduce((total, payment) => total + payment[measure], 0);

/** The ways of money in one currency, the one with the most money first. */
export function moneyRows(payments: readonly Payment[], currency: string, range: FiguresRange): MethodFigures[] {
  const own = payments.filter((payment) => payment.currency === currency);
  const periods = periodsOf(range);
  return [...new Set(own.map(({ method }) => method))]
    .map((method) => {
      const ofMethod = own.filter((payment) => payment.method === method);
      const paidBy = periods.map((period) => ({
        period,
        amount: sum(
          ofMethod.filter(({ date }) => periodOf(date, range) === period),
          'amountPaid',
        ),
      }));
      return {
        method,
        payments: sum(ofMethod, 'payments'),
        amountPaid: sum(ofMethod, 'amountPaid'),
        amountRefunded: sum(ofMethod, 'amountRefunded'),
        paidBy,
      };
    })
    .sort((one, other) => other.amountPaid - one.amountPaid || one.method.localeCompare(other.method));
}

/** All ways together. */
export const moneyTotal = (rows: readonly MethodFigures[]) => ({
  payments: rows.reduce((total, row) => total + row.payments, 0),
  amountPaid: rows.reduce((total, row) => total + row.amountPaid, 0),
  amountRefunded: rows.reduce((total, row) => total + row.amountRefunded, 0),
});
