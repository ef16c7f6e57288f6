import { useTranslate } from '@aksamit/module-sdk/i18n';
import type { FiguresRow } from '../figures-rows';
import { MEASURES } from '../figures-rows';
import { TableFrame } from './figures-style';
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
  const caption = t('staff.figures.table', { currency });
  return (
    // A scrolled region without a tab stop cannot be scrolled by keyboard.
    <TableFrame role="region" aria-label={caption} tabIndex={0}>
      <table>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{t('staff.figures.period')}</th>
            {MEASURES.map((measure) => (
              <th key={measure} scope="col">
                {t(`staff.figures.measures.${measure}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.period}>
              <th scope="row">{words.period(row.period)}</th>
              {MEASURES.map((measure) => (
                <td key={measure}>{words.value(measure, row[measure])}</td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('staff.figures.total')}</th>
            {MEASURES.map((measure) => (
              <td key={measure}>{words.value(measure, total[measure])}</td>
            ))}
          </tr>
        </tfoot>
      </table>
    </TableFrame>
  );
}
