import { useTranslate } from '@aksamit/module-sdk/i18n';
import type { FiguresRow } from '../figures-rows';
import { MEASURES } from '../figures-rows';
import { NumberTable } from './number-table';
import type { FiguresWords } from './use-figures-words';

export interface FiguresTableProps {
  currency: string;
  rows: readonly FiguresRow[];
  total: FiguresRow;
  words: FiguresWords;
}

/** The numbers of the charts. */
export function FiguresTable({ currency, rows, total, words }: FiguresTableProps) {
  const t = useTranslate();
  const numbers = (row: FiguresRow) => MEASURES.map((measure) => words.value(measure, row[measure]));
  return (
    <NumberTable
      caption={t('staff.figures.table', { currency })}
      columns={[t('staff.figures.period'), ...MEASURES.map((measure) => t(`staff.figures.measures.${measure}`))]}
      rows={rows.map((row) => ({ key: row.period, cells: [words.period(row.period), ...numbers(row)] }))}
      total={[t('staff.figures.total'), ...numbers(total)]}
    />
  );
}
