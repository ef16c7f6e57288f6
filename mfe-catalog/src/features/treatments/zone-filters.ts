import type { Gender, ProductFacets } from '@aksamit/contracts';
import type { TreatmentListParams } from './api/list-treatments';

/** Sort orders of a list; the empty one is the salon's own. */
export const zoneSorts = ['', 'price', '-price', 'duration'] as const;
export type ZoneSort = (typeof zoneSorts)[number];

/** Filters in a zone's address. `category` and `bodyPart` are codes, the same in every language. */
export interface ZoneFilters {
  category?: string | undefined;
  bodyPart?: string | undefined;
  sort: ZoneSort;
  page: number;
}

export const TREATMENTS_PER_PAGE = 24;

const MOST_PAGES = 1000;
const isCode = (text: string | null): text is string => text !== null && /^[a-zA-Z0-9-]{1,80}$/.test(text);
const isSort = (text: string | null): text is ZoneSort => zoneSorts.some((sort) => sort === text);

/** Parses a zone's query; invalid values are dropped, so that a mistyped address still shows the list. */
export function parseZoneFilters(query: Pick<URLSearchParams, 'get'>): ZoneFilters {
  const category = query.get('category');
  const bodyPart = query.get('bodyPart');
  const sort = query.get('sort');
  const page = Number(query.get('page'));
  return {
    ...(isCode(category) ? { category } : {}),
    ...(isCode(bodyPart) ? { bodyPart } : {}),
    sort: isSort(sort) ? sort : '',
    page: Number.isInteger(page) && page > 1 && page <= MOST_PAGES ? page : 1,
  };
}

/** Whether the list is filtered or sorted: such a one is no page of its own for search engines. */
export const isFiltered = ({ category, bodyPart, sort }: ZoneFilters): boolean =>
  category !== undefined || bodyPart !== undefined || sort !== '';

/** Address of a zone with these filters; parameters always in one order, so that one list has one address. */
export function zoneAddress(path: string, filters: ZoneFilters): string {
  const query = new URLSearchParams();
  if (filters.category) query.set('category', filters.category);
  if (filters.bodyPart) query.set('bodyPart', filters.bodyPart);
  if (filters.sort) query.set('sort', filters.sort);
  if (filters.page > 1) query.set('page', String(filters.page));
  return query.size > 0 ? `${path}?${query}` : path;
}

/** The API parameters of a zone's list; the same on the server and in the browser. */
export function zoneListParams(gender: Gender, filters: ZoneFilters): TreatmentListParams {
  const { category, bodyPart, sort, page } = filters;
  return { gender, category, bodyPart, sort: sort || undefined, page, perPage: TREATMENTS_PER_PAGE, facets: 'true' };
}

/** Why a zone's list is empty; null: it is not. */
export type EmptyReason = 'unknownFilter' | 'beyondLastPage' | 'nothingFits' | 'emptyZone';

/**
 * @param list total of all pages, and what was chosen as the API knows it: null for an unknown category or body part;
 *   without facets (an API of the previous release) nothing is known of that
 */
export function emptyReason(
  { category, bodyPart, page }: ZoneFilters,
  { treatments, total, facets }: { treatments: readonly unknown[]; total: number; facets?: ProductFacets | undefined },
): EmptyReason | null {
  if (treatments.length > 0) return null;
  const isUnknown = (code: string | undefined, known: unknown) => code !== undefined && known === null;
  if (isUnknown(category, facets?.category) || isUnknown(bodyPart, facets?.bodyPart)) return 'unknownFilter';
  if (page > 1 && total > 0) return 'beyondLastPage';
  if (category || bodyPart) return 'nothingFits';
  return page > 1 ? 'beyondLastPage' : 'emptyZone';
}

/** Whether a page of a zone that is empty for this reason exists. */
export const isFound = (reason: EmptyReason | null): boolean =>
  reason !== 'unknownFilter' && reason !== 'beyondLastPage';

/** Page names of each zone, as links name them. */
export const zonePages = {
  female: { list: 'catalog/womens-zone', product: 'catalog/womens-product' },
  male: { list: 'catalog/mens-zone', product: 'catalog/mens-product' },
} as const satisfies Record<Gender, { list: string; product: string }>;
