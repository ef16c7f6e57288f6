import type { Till } from '@aksamit/contracts/staff';
import { formatSortableDateTime, type Translate } from '@aksamit/module-sdk/i18n';
import { csvAmount, csvOf } from '../../staff-kit/spreadsheet';
import { differenceOf, personName, TILL_METHODS } from './till-words';

export interface TillSheetInput {
  till: Till;
  salonName: string;
  locale: 'pl' | 'en';
  t: Translate;
}

/** The till as a file for spreadsheets: each payment, the sums by method, and the count with what was found later. */
export function tillSheet({ till, salonName, locale, t }: TillSheetInput): string {
  const amount = (minor: number) => csvAmount(minor, locale);
  const difference = differenceOf(till);
  const { closing } = till;
  return csvOf([
    [t('staff.tills.title'), salonName, till.date],
    ['at', 'order', 'method', 'amount', 'currency', 'takenBy'].map((column) => t(`staff.tills.columns.${column}`)),
    ...till.entries.map((entry) => [
      formatSortableDateTime(entry.at),
      entry.orderNumber,
      t(`staff.tills.methods.${entry.method}`),
      amount(entry.amount),
      entry.currency,
      personName(entry.takenBy, t),
    ]),
    ...(till.movements ?? []).map((movement) => [
      formatSortableDateTime(movement.at),
      movement.reason,
      t(`staff.tills.movement.${movement.amount > 0 ? 'in' : 'out'}.name`),
      amount(movement.amount),
      till.currency,
      personName(movement.madeBy, t),
    ]),
    [],
    ...TILL_METHODS.map((method) => [t(`staff.tills.methods.${method}`), amount(till.totals[method])]),
    [t('staff.tills.openingFloat'), amount(till.openingFloat)],
    [t('staff.tills.expected'), amount(till.expected)],
    ...(till.counted === null ? [] : [[t('staff.tills.counted'), amount(till.counted)]]),
    ...(difference === null ? [] : [[t('staff.tills.difference'), amount(difference)]]),
    ...(closing
      ? [
          [t('staff.tills.reason'), closing.reason ?? ''],
          [t('staff.tills.closedBy'), personName(closing.by, t), formatSortableDateTime(closing.at)],
        ]
      : []),
    ...till.corrections.map(({ counted, note, by, at }) => [
      t('staff.tills.correction'),
      amount(counted),
      note,
      personName(by, t),
      formatSortableDateTime(at),
    ]),
  ]);
}
