/** Lists come in pages of `perPage`, with `meta`. Source: calls.md. */
import type { ListMeta } from '@aksamit/shared-kit/contracts';
import { invalidFields } from './api-error';

export interface PageRequest {
  page: number;
  perPage: number;
}

/** SQL offset of a page. */
export const offsetOf = ({ page, perPage }: PageRequest) => (page - 1) * perPage;

/** `meta` of a list. */
export const metaOf = ({ page, perPage }: PageRequest, total: number): ListMeta => ({ page, perPage, total });

/** Cuts one page out of a list that is held whole. */
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
