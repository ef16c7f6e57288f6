/** Files for spreadsheets beside that of sales. Pure. */
import type { PaymentFigures, VisitFigures } from '@aksamit/contracts/staff';
import type { Translate } from '@aksamit/module-sdk/i18n';
import { methodWord } from '../../staff-kit/payment-methods';
import { csvAmount, csvOf } from '../../staff-kit/spreadsheet';

import { OUTCOMES } from './figures-sheet';
import type { MethodFigures } from './money-rows';
import type { VisitRow } from './visit-rows';

interface Words {
  locale: string;
  t: Translate;
}

/** What was paid by way and period, then the sums of each way. */
export function moneySheet(rows: readonly MethodFigures[], currency: string, { locale, t }: Words): string {
  const amount = (minor: number) => csvAmount(minor, locale);
  const unit = (measure: string) => `${t(`staff.figures.measures.${measure}`)} (${currency})`;
  const periods = rows[0]?.paidBy.map(({ period }) => period) ?? [];
  return csvOf([
    [t('staff.figures.period'), ...rows.map(({ method }) => `${methodWord(method, t)} (${currency})`)],
    ...periods.map((period, index) => [period, ...rows.map(({ paidBy }) => amount(paidBy[index]?.amount ?? 0))]),
    [],
    [t('staff.figures.money.method'), t('staff.figures.money.payments'), unit('amountPaid'), unit('amountRefunded')],
    ...rows.map((row) => [
      methodWord(row.method, t),
      String(row.payments),
      amount(row.amountPaid),
      amount(row.amountRefunded),
    ]),
  ]);
}

/** The use of codes. */
export function codesSheet(codes: PaymentFigures['codes'], { locale, t }: Words): string {
  const columns = ['code', 'orders', 'discount', 'priceTotal', 'currency'];
  return csvOf([
    columns.map((column) => t(`staff.figures.codes.${column}`)),
    ...codes.map(({ code, orders, discount, priceTotal, currency }) => [
      code,
      String(orders),
      csvAmount(discount, locale),
      csvAmount(priceTotal, locale),
      currency,
    ]),
  ]);
}

/** Outcomes of visits by period. */
export const visitsSheet = (rows: readonly VisitRow[], { t }: Words): string =>
  csvOf([
    [t('staff.figures.period'), ...OUTCOMES.map((outcome) => t(`staff.figures.visits.${outcome}`))],
    ...rows.map((row) => [row.period, ...OUTCOMES.map((outcome) => String(row[outcome]))]),
  ]);

/** Rooms and devices with their minutes. */
export const occupancySheet = (
  units: VisitFigures['occupancy'],
  salonNames: ReadonlyMap<string, string>,
  { t }: Words,
): string =>
  csvOf([
    ['salon', 'kind', 'unit', 'visitMinutes', 'openMinutes'].map((column) => t(`staff.figures.occupancy.${column}`)),
    ...units.map(({ kind, name, locationId, visitMinutes, openMinutes }) => [
      salonNames.get(locationId) ?? '',
      t(`staff.figures.occupancy.kinds.${kind}`),
      name,
      String(visitMinutes),
      String(openMinutes),
    ]),
  ]);
