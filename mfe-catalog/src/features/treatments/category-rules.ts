import type { ProductCategory } from '@aksamit/contracts';

/** The category that has this slug in any language. */
export function categoryOfSlug(categories: readonly ProductCategory[], slug: string): ProductCategory | undefined {
  return categories.find(({ slugs }) => slugs.pl === slug || slugs.en === slug);
}
