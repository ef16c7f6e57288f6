import type { ReactNode } from 'react';
import { TableFrame } from './figures-style';

export interface NumberTableProps {
  caption: string;
  /** Heads of the columns; the first is that of the rows' names. */
  columns: readonly string[];
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
  /** The last row, apart from the others. */
  total?: readonly string[];
}

/** Named rows of numbers. Wide ones scroll within their own frame. */
export function NumberTable({ caption, columns, rows, total }: NumberTableProps) {
  return (
    // A scrolled region without a tab stop cannot be scrolled by keyboard.
    <TableFrame role="region" aria-label={caption} tabIndex={0}>
      <table>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells }) => (
            <Row key={key} cells={cells} columns={columns} />
          ))}
        </tbody>
        {total ? (
          <tfoot>
            <Row cells={total} columns={columns} />
          </tfoot>
        ) : null}
      </table>
    </TableFrame>
  );
}

function Row({ cells, columns }: { cells: readonly ReactNode[]; columns: readonly string[] }) {
  return (
    <tr>
      {columns.map((column, index) =>
        index === 0 ? (
          <th key={column} scope="row">
            {cells[index]}
          </th>
        ) : (
          <td key={column}>{cells[index]}</td>
        ),
      )}
    </tr>
  );
}
