import type { CalendarColumn, ColumnItem } from './calendar-columns';

/** What has the grid's one tab stop: an item of a column. */
export interface Cursor {
  column: string;
  item: string;
}

const middle = ({ from, to }: ColumnItem): number => (from + to) / 2;

/** The item nearest in time. */
function nearest(items: readonly ColumnItem[], to: number): ColumnItem | undefined {
  const distance = (item: ColumnItem) => (item.from <= to && to < item.to ? 0 : Math.abs(middle(item) - to));
  return [...items].sort((first, second) => distance(first) - distance(second))[0];
}

/** The cursor where it can stand: what it stood on may be gone; then the first item of the first column with any. */
export function validCursor(columns: readonly CalendarColumn[], cursor: Cursor | null): Cursor | null {
  const own = columns.find(({ key }) => key === cursor?.column);
  if (cursor && own?.items.some(({ id }) => id === cursor.item)) return cursor;
  const column = own?.items.length ? own : columns.find(({ items }) => items.length > 0);
  const [item] = column?.items ?? [];
  return column && item ? { column: column.key, item: item.id } : null;
}

/**
 * Where an arrow key leads: up and down in the column, left and right to the nearest item in time of the next column that
 * has any; Home and End to the first and last of the column. Null: the key does nothing here.
 */
export function movedCursor(columns: readonly CalendarColumn[], cursor: Cursor, key: string): Cursor | null {
  const at = columns.findIndex((column) => column.key === cursor.column);
  const items = columns[at]?.items ?? [];
  const index = items.findIndex(({ id }) => id === cursor.item);
  const current = items[index];
  if (!current) return null;
  const inColumn = (item: ColumnItem | undefined) => (item ? { column: cursor.column, item: item.id } : null);
  if (key === 'ArrowDown') return inColumn(items[index + 1]);
  if (key === 'ArrowUp') return inColumn(items[index - 1]);
  if (key === 'Home') return inColumn(items[0]);
  if (key === 'End') return inColumn(items.at(-1));
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return null;
  const beside = key === 'ArrowRight' ? columns.slice(at + 1) : columns.slice(0, at).reverse();
  const next = beside.find((column) => column.items.length > 0);
  const item = next && nearest(next.items, middle(current));
  return next && item ? { column: next.key, item: item.id } : null;
}
