/** Lists come in pages of `perPage`, with `meta`. Source: calls.md. */
import type { ListMeta } from '@aksamit/contracts';
import { type RawBuilder, sql } from 'kysely';
import { invalidFields } from './api-error';

export interface PageRequest {
  page: number;
  perPage: number;
}

/** SQL offset of a page. */
export const offsetOf = ({ page, perPage }: PageRequest) => (page - 1) * perPage;

/** `meta` of a list. */
export const metaOf = ({ page, perPage }: PageRequest, total: number): ListMeta => ({ page, perPage, total });

/**
 * The total, from rows that each carry it: a page past the end has no rows, so the first is queried.
 * @param first the list's first row
 */
export async function totalOf(
  rows: readonly { total: number }[],
  offset: number,
  first: () => Promise<{ total: number }>,
): Promise<number> {
  const [row] = rows;
  if (row) return row.total;
  return offset === 0 ? 0 : (await first()).total;
}

/** Cuts one page out of a list in memory. */
export function pageOf<Item>(items: readonly Item[], request: PageRequest): { items: Item[]; meta: ListMeta } {
  const offset = offsetOf(request);
  return { items: items.slice(offset, offset + request.perPage), meta: metaOf(request, items.length) };
}

/**
 * Reads `sort` (`name`, `-price`).
 * @throws 422 when the list cannot be sorted by that field
 */
export function readSort<Field extends string>(
  sort: string | undefined,
  allowed: readonly Field[],
): { field: Field; descending: boolean } | null {
  if (sort === undefined) return null;
  const descending = sort.startsWith('-');
  const field = allowed.find((name) => name === (descending ? sort.slice(1) : sort));
  if (!field) throw invalidFields({ sort: ['not_allowed'] });
  return { field, descending };
}

/**
 * The requested `sort` as the beginning of an `order by`, before the list's own order: empty without `sort`, else with
 * a comma at its end.
 * @param columns SQL by the names that the list can be sorted by
 * @throws 422 when the list cannot be sorted by that field
 */
export function sortedBy<Field extends string>(
  sort: string | undefined,
  columns: Record<Field, RawBuilder<unknown>>,
): RawBuilder<unknown> {
  const order = readSort(sort, fieldNames(columns));
  if (!order) return sql``;
  return sql`${columns[order.field]} ${order.descending ? sql`desc` : sql`asc`} nulls last, `;
}

/**
 * Sorts a list in memory by the requested `sort`; without `sort` it stays as it is.
 * @throws 422 when the list cannot be sorted by that field
 */
export function sortItems<Item, Field extends string>(
  items: readonly Item[],
  sort: string | undefined,
  fields: Record<Field, (item: Item) => string | number>,
): Item[] {
  const order = readSort(sort, fieldNames(fields));
  if (!order) return [...items];
  const sortedBy = fields[order.field];
  const factor = order.descending ? -1 : 1;
  return [...items].sort((a, b) => factor * compare(sortedBy(a), sortedBy(b)));
}

const collator = new Intl.Collator('pl', { numeric: true });

function compare(a: string | number, b: string | number): number {
  return typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b));
}

function fieldNames<Field extends string>(fields: Record<Field, unknown>): Field[] {
  const names: Field[] = [];
  for (const name in fields) names.push(name);
  return names;
}
