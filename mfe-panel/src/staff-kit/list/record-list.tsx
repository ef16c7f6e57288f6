import { useTranslate } from '@aksamit/module-sdk/i18n';
import { LinkButton, Stack, Text } from '@aksamit/ui';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { nextSort } from './list-address';
import { Records, TableArea } from './list-style';
import type { ListAddress } from './use-list-address';

export interface RecordColumn {
  key: string;
  label: string;
  /** The API's name of the field that the list can be sorted by. */
  sort?: string;
  /** Amounts and counts stand at the end of their column. */
  isNumber?: boolean;
  /** Its values stay in one line, as dates do. */
  isShort?: boolean;
  /** On a phone its cells are shown without the column's name. */
  isPlain?: boolean;
}

export interface RecordRow {
  key: string;
  /** The record's own page, to which the first cell links. */
  href?: string;
  /** As many as columns; the first names its row. */
  cells: readonly ReactNode[];
}

export interface RecordListProps {
  /** What it lists; heard, not seen. */
  caption: string;
  list: Pick<ListAddress<string>, 'page' | 'sort'> & {
    addressOf(change: { page?: number; sort?: string }): string;
  };
  columns: readonly RecordColumn[];
  rows: readonly RecordRow[];
  /** Records in all pages. */
  total: number;
  perPage: number;
  /** Shown instead of a table without rows. */
  empty: ReactNode;
  /** Another page or filter is loading while the former one is shown. */
  isLoading?: boolean;
}

// Laid out as blocks on a phone, a table and its parts would lose their roles: set them explicitly.
const roles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  column: { role: 'columnheader' },
  head: { role: 'rowheader' },
  cell: { role: 'cell' },
};

const marked = (is: boolean | undefined) => (is ? '' : undefined);

/** Records of one page of a list as a table, with links that sort it and lead to its other pages. */
export function RecordList(props: RecordListProps) {
  const { caption, list, columns, rows, empty, isLoading = false } = props;
  if (rows.length === 0 && list.page === 1) return empty;
  return (
    <Stack gap={4}>
      <TableArea>
        <Records {...roles.table} aria-busy={isLoading}>
          <caption className="visually-hidden">{caption}</caption>
          <thead {...roles.group}>
            <tr {...roles.row}>
              {columns.map((column) => (
                <ColumnHead key={column.key} column={column} list={list} />
              ))}
            </tr>
          </thead>
          <tbody {...roles.group}>
            {rows.map((row) => (
              <Row key={row.key} row={row} columns={columns} />
            ))}
          </tbody>
        </Records>
      </TableArea>
      <Pages {...props} />
    </Stack>
  );
}

const sortIcons = { none: ChevronsUpDown, ascending: ArrowUp, descending: ArrowDown };

function ColumnHead({ column, list }: { column: RecordColumn; list: RecordListProps['list'] }) {
  const { label, sort, isNumber } = column;
  if (sort === undefined) {
    return (
      <th scope="col" data-number={marked(isNumber)} {...roles.column}>
        {label}
      </th>
    );
  }
  const direction = { [sort]: 'ascending', [`-${sort}`]: 'descending' }[list.sort] as
    | keyof typeof sortIcons
    | undefined;
  const Icon = sortIcons[direction ?? 'none'];
  return (
    <th scope="col" aria-sort={direction ?? 'none'} data-number={marked(isNumber)} {...roles.column}>
      <a href={list.addressOf({ sort: nextSort(sort, list.sort) })}>
        {label}
        <Icon aria-hidden="true" />
      </a>
    </th>
  );
}

function Row({ row, columns }: { row: RecordRow; columns: readonly RecordColumn[] }) {
  return (
    <tr {...roles.row}>
      {columns.map(({ key, label, isPlain, isNumber, isShort }, index) =>
        index === 0 ? (
          <th key={key} scope="row" {...roles.head}>
            {row.href === undefined ? row.cells[index] : <a href={row.href}>{row.cells[index]}</a>}
          </th>
        ) : (
          <td
            key={key}
            data-label={isPlain ? undefined : label}
            data-number={marked(isNumber)}
            data-short={marked(isShort)}
            {...roles.cell}
          >
            {row.cells[index]}
          </td>
        ),
      )}
    </tr>
  );
}

function Pages({ list, total, perPage, caption }: RecordListProps) {
  const t = useTranslate();
  const last = Math.max(1, Math.ceil(total / perPage));
  const { page } = list;
  const count = (
    <Text as="span" size="sm" tone="muted">
      {t('staff.list.count', { count: total })}
    </Text>
  );
  if (last === 1 && page === 1) return count;
  return (
    <Stack as="nav" direction="row" aria-label={t('staff.list.pages', { list: caption })}>
      {page > 1 ? (
        <LinkButton variant="secondary" size="sm" href={list.addressOf({ page: Math.min(page - 1, last) })}>
          {t('staff.list.previous')}
        </LinkButton>
      ) : null}
      <Text as="span" size="sm" tone="muted">
        {t('staff.list.pageOf', { page, last })}
      </Text>
      {page < last ? (
        <LinkButton variant="secondary" size="sm" href={list.addressOf({ page: page + 1 })}>
          {t('staff.list.next')}
        </LinkButton>
      ) : null}
      {count}
    </Stack>
  );
}
