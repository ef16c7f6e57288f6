import type { Figures } from '@aksamit/contracts/staff';
import type { Translate } from '@aksamit/module-sdk/i18n';
import { csvAmount, csvOf } from '../../staff-kit/spreadsheet';
import { type FiguresRow, MEASURES } from './figures-rows';

/** Outcomes of visits, in the order in which they are shown. */
export const OUTCOMES = ['booked', 'done', 'noShow', 'refused', 'canceled'] as const;

export interface FiguresSheetInput {
  rows: readonly FiguresRow[];
  total: FiguresRow;
  figures: Figures;
  currency: string;
  locale: string;
  t: Translate;
}

/** The figures as a file for spreadsheets: the rows of the table, then visits and new users of the whole range. */
export function figuresSheet({ rows, total, figures, currency, locale, t }: FiguresSheetInput): string {
  const unit = (measure: string) => (measure === 'orders' ? '' : ` (${currency})`);
  const cells = (row: FiguresRow) =>
    MEASURES.map((measure) => (measure === 'orders' ? String(row.orders) : csvAmount(row[measure], locale)));
  return csvOf([
    [t('staff.figures.period'), ...MEASURES.map((measure) => t(`staff.figures.measures.${measure}`) + unit(measure))],
    ...rows.map((row) => [row.period, ...cells(row)]),
    [t('staff.figures.total'), ...cells(total)],
    [],
    ...OUTCOMES.map((outcome) => [t(`staff.figures.visits.${outcome}`), String(figures.visits[outcome])]),
    [t('staff.figures.newUsers'), String(figures.newUsers)],
  ]);
}
