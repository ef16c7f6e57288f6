import { media, tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';

const Table = styled.table`
  width: 100%;
  border: 1px solid ${tokens.color.border};
  border-collapse: separate;
  border-radius: ${tokens.radius.md};
  border-spacing: 0;
  background: ${tokens.color.surface};
  text-align: start;

  & th,
  & td {
    padding: 0.875rem 0.625rem;
    text-align: start;
    vertical-align: top;
  }
  ${media.desktop} {
    & th,
    & td {
      padding-inline: 1.125rem;
    }
  }
  & thead th {
    color: ${tokens.color['ink-muted']};
    font-size: ${tokens.text.sm};
    font-weight: 500;
  }
  & tbody th {
    font-weight: 600;
  }
  & tbody th p {
    font-weight: 400;
  }
  & tbody > tr > * {
    border-top: 1px solid ${tokens.color.border};
  }
  & ul {
    padding: 0;
    list-style: none;
  }
  ${media.mobile} {
    display: block;

    & thead {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    & tbody,
    & tr,
    & tbody th,
    & tbody td {
      display: block;
    }
    & tr {
      padding-block: 0.75rem;
    }
    & tr + tr {
      border-top: 1px solid ${tokens.color.border};
    }
    & tbody > tr > * {
      padding-block: 0.25rem;
      border: 0;
    }
    & tbody > tr > td:empty {
      display: none;
    }
    & [data-label]::before {
      content: attr(data-label) ': ';
      color: ${tokens.color['ink-muted']};
      font-size: ${tokens.text.sm};
    }
  }
`;

// Laid out as blocks on a phone, a table and its parts would lose their roles: set them explicitly.
const roles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  column: { role: 'columnheader' },
  head: { role: 'rowheader' },
  cell: { role: 'cell' },
};

export interface WideTableColumn {
  key: string;
  label: string;
  /** On a phone its cells are shown without the column's name. */
  isPlain?: boolean;
}

export interface WideTableProps {
  /** What it lists; heard, not seen. */
  caption: string;
  columns: readonly WideTableColumn[];
  /** As many cells as columns; the first names its row. */
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
}

/** A table that becomes a list of rows on a phone, each cell with its column's name before it. */
export function WideTable({ caption, columns, rows }: WideTableProps) {
  return (
    <Table {...roles.table}>
      <caption className="visually-hidden">{caption}</caption>
      <thead {...roles.group}>
        <tr {...roles.row}>
          {columns.map(({ key, label }) => (
            <th key={key} scope="col" {...roles.column}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...roles.group}>
        {rows.map(({ key, cells }) => (
          <tr key={key} {...roles.row}>
            {columns.map(({ key: column, label, isPlain }, index) =>
              index === 0 ? (
                <th key={column} scope="row" {...roles.head}>
                  {cells[index]}
                </th>
              ) : (
                <td key={column} data-label={isPlain ? undefined : label} {...roles.cell}>
                  {cells[index]}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
