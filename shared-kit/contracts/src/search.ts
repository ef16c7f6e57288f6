/** Site search. Source: commerce-core.md section 2, readings.md ("Search: at least 3 letters"). */
import { z } from 'zod';
import { articleSummary } from './article';
import { location } from './location';
import { productSummary } from './product';

export const SEARCH_LEAST_LETTERS = 3;

/** GET /search. Fewer than 3 letters: 422 search_too_short, with how many are missing. */
export const searchQuery = z.object({
  q: z
    .string()
    .max(100)
    .default('')
    .meta({ examples: ['pachy', 'endermolgia', 'łódź'] }),
});

export const searchResult = z.object({
  treatments: z.array(productSummary),
  articles: z.array(articleSummary),
  salons: z.array(location),
});
export type SearchResult = z.infer<typeof searchResult>;
