/** Most columns of a wide screen. */
const MOST = 4;

/** How many columns leave the fewest empty cells in the last row: four, or three where these fit better. */
const columnsFor = (items: number): number => {
  const empty = (columns: number) => (columns - (items % columns)) % columns;
  return items >= MOST - 1 && empty(MOST - 1) < empty(MOST) ? MOST - 1 : MOST;
};

/**
 * Narrowest column of a grid, so that its last row is as full as can be: three items stand in three columns, six in two rows.
 * @param least CSS length below which a column is too narrow
 * @param gap CSS length between columns
 */
export function balancedColumn(items: number, least: string, gap: string): string {
  const columns = columnsFor(items);
  return `max(${least}, calc((100% - ${columns - 1} * ${gap}) / ${columns}))`;
}
