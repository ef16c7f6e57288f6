/** What a list of products can be narrowed by. */
import { z } from 'zod';
import { bodyPartGroupCode } from './product-category';

/** How many results a filter leads to: products of a list that also match the list's other filters. */
const resultCount = z.int().min(1);

/** A category or body part that a list is or can be narrowed by. */
const filterValue = z.object({ code: z.string(), name: z.string(), slug: z.string() });

/** A category to narrow a list by. */
const categoryFacet = filterValue.extend({ count: resultCount });

/** A body part to narrow a list by. `packageCount`: how many of the results are packages. */
const bodyPartFacet = categoryFacet.extend({ packageCount: z.int().min(0) });

/**
 * What a list of products can be narrowed by: only what leads to results, each with their number. Categories are counted
 * within the chosen body part and body parts within the chosen category; all other filters hold for both.
 */
export const productFacets = z.object({
  categories: z.array(categoryFacet),
  /** Groups of which a body part leads to results. `count`: results of the whole group, each once. */
  bodyPartGroups: z.array(
    z.object({
      code: bodyPartGroupCode,
      name: z.string(),
      count: resultCount,
      packageCount: z.int().min(0),
      bodyParts: z.array(bodyPartFacet),
    }),
  ),
  /** The chosen one, by code or slug of any language; null: none is chosen, or there is no such one. */
  category: filterValue.nullable(),
  bodyPart: filterValue.nullable(),
});
export type ProductFacets = z.infer<typeof productFacets>;
