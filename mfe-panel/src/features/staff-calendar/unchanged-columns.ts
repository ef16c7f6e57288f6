import type { CalendarColumn, ColumnItem } from './calendar-columns';

/** The columns with those of before, and their items, wherever they are equal: only what changed is rendered again. */
export function withUnchanged(
  former: readonly CalendarColumn[],
  columns: readonly CalendarColumn[],
): readonly CalendarColumn[] {
  const known = new Map(former.map((column) => [column.key, column]));
  return columns.map((column) => {
    const before = known.get(column.key);
    return before ? unchangedColumn(before, column) : column;
  });
}

function unchangedColumn(before: CalendarColumn, column: CalendarColumn): CalendarColumn {
  const known = new Map(before.items.map((item) => [item.id, item]));
  const items = column.items.map((item) => {
    const same = known.get(item.id);
    return same && isEqual(same, item) ? same : item;
  });
  const hasSameItems = items.length === before.items.length && items.every((item, at) => item === before.items[at]);
  const hasSameHours = before.open?.from === column.open?.from && before.open?.to === column.open?.to;
  const hasSameShift = JSON.stringify(before.off) === JSON.stringify(column.off);
  const isSame = hasSameItems && hasSameHours && hasSameShift && before.unit?.name === column.unit?.name;
  return isSame ? before : { ...column, items };
}

/** Items are flat: their visit or blocked time is one object until it changes. */
function isEqual(first: ColumnItem, second: ColumnItem): boolean {
  const names = Object.keys(second);
  return (
    names.length === Object.keys(first).length &&
    names.every((name) => Reflect.get(first, name) === Reflect.get(second, name))
  );
}
