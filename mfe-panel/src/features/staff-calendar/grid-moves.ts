import type { CalendarColumn, ColumnItem } from './calendar-columns';

/** What has the grid's one tab stop: an item of a column. */
export interface Cursor {
  column: string;
  item: string;
  /** The minute that moves to the side go by, so that left and right lead back to where they began. */
  at?: number;
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
  const index = columns.findIndex((column) => column.key === cursor.column);
  const items = columns[index]?.items ?? [];
  const row = items.findIndex(({ id }) => id === cursor.item);
  const current = items[row];
  if (!current) return null;
  const inColumn = (item: ColumnItem | undefined) => (item ? { column: cursor.column, item: item.id } : null);
  if (key === 'ArrowDown') return inColumn(items[row + 1]);
  if (key === 'ArrowUp') return inColumn(items[row - 1]);
  if (key === 'Home') return inColumn(items[0]);
  if (key === 'End') return inColumn(items.at(-1));
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return null;
  const beside = key === 'ArrowRight' ? columns.slice(index + 1) : columns.slice(0, index).reverse();
  const next = beside.find((column) => column.items.length > 0);
  const at = cursor.at ?? middle(current);
  const item = next && nearest(next.items, at);
  return next && item ? { column: next.key, item: item.id, at } : null;
}
