/** Most columns of a wide screen. */
const MOST = 4;

/** How many columns leave the fewest empty cells in the last row: four, or three where these fit better. */
const columnsFor = (items: number): number => {
  const empty = (columns: number) => (columns - (items % columns)) % columns;
  return items >= MOST - 1 && empty(MOST - 1) < empty(MOST) ? MOST - 1 : MOST;
};

/** A column's share of the row. */
const share = (columns: number, gap: string) =>
  columns === 1 ? '100%' : `(100% - ${columns - 1} * ${gap}) / ${columns}`;

/**
 * Narrowest column of a grid, so that its last row is as full as can be: three items stand in three columns, six in two
 * rows. Where these columns would be too narrow there are two, for three items one: never three beside each other with a
 * fourth alone below them.
 * @param least CSS length below which a column is too narrow
 * @param gap CSS length between columns
 */
export function balancedColumn(items: number, least: string, gap: string): string {
  const columns = columnsFor(items);
  const fewer = items === MOST - 1 ? 1 : 2;
  // Above zero while the row is too narrow for all columns; made so large that it chooses one of the two shares.
  const lacks = `(${columns} * ${least} + ${columns - 1} * ${gap} - 100%) * 999`;
  return `max(${least}, clamp(${share(columns, gap)}, ${lacks}, ${share(fewer, gap)}))`;
}
