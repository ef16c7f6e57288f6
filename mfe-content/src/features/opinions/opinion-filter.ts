/** Which opinions a page shows, by its address. */
export interface OpinionFilter {
  /** Code of a category of treatments. */
  category: string | null;
  /** Name of a salon's city. */
  city: string | null;
  /** Slug or id of a treatment. */
  product: string | null;
  /** Only opinions with so many stars. */
  rating: number | null;
  /** From 1. */
  page: number;
}

const words = (value: string | null | undefined, pattern: RegExp): string | null =>
  value && pattern.test(value.trim()) ? value.trim() : null;

/** Parses the query; invalid values are dropped. */
export function readOpinionFilter(read: (name: string) => string | null | undefined): OpinionFilter {
  const rating = words(read('rating'), /^[1-5]$/);
  const page = words(read('page'), /^[1-9]\d{0,3}$/);
  return {
    category: words(read('category'), /^[A-Za-z0-9-]{1,60}$/),
    product: words(read('product'), /^[A-Za-z0-9-]{1,120}$/),
    city: words(read('city'), /^[\p{L} .-]{1,60}$/u),
    rating: rating === null ? null : Number(rating),
    page: page === null ? 1 : Number(page),
  };
}

/** Whether some opinions are filtered out: such a list is no page of its own for search engines. */
export const isFiltered = ({ category, product, city, rating }: OpinionFilter): boolean =>
  category !== null || product !== null || city !== null || rating !== null;

/** Address of the opinions under a filter; a change of it begins at the first page. */
export function opinionAddress(path: string, filter: OpinionFilter, change: Partial<OpinionFilter> = {}): string {
  const { category, product, city, rating, page } = { ...filter, page: 1, ...change };
  const query = new URLSearchParams();
  if (category) query.set('category', category);
  if (product) query.set('product', product);
  if (city) query.set('city', city);
  if (rating) query.set('rating', String(rating));
  if (page > 1) query.set('page', String(page));
  return query.size > 0 ? `${path}?${query}` : path;
}
