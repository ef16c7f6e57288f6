import { joinShortWords, offscreen } from '@aksamit/ui';
import { media, tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';
import type { SectionProps } from '../section-of';
import { SectionBand } from './section-band';

/** On a phone each row is a block in which every cell names its column. */
const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: ${tokens.text.sm};
  line-height: 1.5;

  & > caption {
    padding-bottom: 0.875rem;
    color: ${tokens.color['ink-muted']};
    text-align: start;
  }
  & th,
  & td {
    padding: 0.75rem 1rem 0.75rem 0;
    text-align: start;
    vertical-align: top;
  }
  & tr {
    border-bottom: 1px solid ${tokens.color.border};
  }
  & > thead th {
    color: ${tokens.color['ink-muted']};
    font-weight: 600;
  }
  & > tbody th {
    font-weight: 600;
  }
  ${media.mobile} {
    &,
    & > tbody,
    & > caption {
      display: block;
    }
    & > thead {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    & > tbody > tr {
      display: grid;
      gap: 0.375rem;
      padding-block: 1rem;
    }
    & > tbody th {
      padding: 0;
      font-family: ${tokens.font.serif};
      font-size: ${tokens.text.lg};
      font-weight: 500;
    }
    & > tbody td {
      display: grid;
      grid-template-columns: 9rem minmax(0, 1fr);
      gap: 0.75rem;
      padding: 0;
    }
    & > tbody td::before {
      content: attr(data-column);
      color: ${tokens.color['ink-muted']};
    }
  }
`;

/** The phone's layout is none of a table, and browsers drop the roles with its display: each element states its own. */
const ROLES = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  column: { role: 'columnheader' },
  rowName: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;

/** A table of texts; its first column names the rows. */
export function TableSection({ section, position }: SectionProps<'table'>) {
  const { caption, columns, rows } = section;
  return (
    <SectionBand head={section} position={position} style={offscreen(800, 520)}>
      <Table {...ROLES.table}>
        <caption>{joinShortWords(caption)}</caption>
        <thead {...ROLES.group}>
          <tr {...ROLES.row}>
            {columns.map((column) => (
              <th key={column} scope="col" {...ROLES.column}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...ROLES.group}>
          {rows.map((cells, number) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no ids and never change places
            <tr key={number} {...ROLES.row}>
              {cells.map((cell, index) =>
                index === 0 ? (
                  <th key={columns[index]} scope="row" {...ROLES.rowName}>
                    {joinShortWords(cell)}
                  </th>
                ) : (
                  <td key={columns[index]} {...ROLES.cell} data-column={columns[index]}>
                    <span>{joinShortWords(cell)}</span>
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </Table>
    </SectionBand>
  );
}
