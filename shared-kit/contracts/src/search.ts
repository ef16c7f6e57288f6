/** Site search. Source: commerce-core.md section 2, readings.md ("Search: at least 3 letters"). */
import { z } from 'zod';
import { articleSummary } from './article';
import { bundleSummary } from './bundle';
import { location } from './location';
import { amountMinor, currencyCode } from './money-schema';
import { offerSummary } from './offer';
import { productSummary } from './product';
import { gender } from './product-category';
import { voucher } from './voucher';

export const SEARCH_LEAST_LETTERS = 3;
/** Most results of a group that is shown whole; a group counts no further. */
export const SEARCH_MOST_RESULTS = 60;

/** Groups of results, in the order in which they are shown. */
export const searchGroup = z.enum(['treatments', 'bundles', 'offers', 'vouchers', 'salons', 'articles', 'pages']);
export type SearchGroup = z.infer<typeof searchGroup>;

const words = z
  .string()
  .max(100)
  .default('')
  .meta({ examples: ['pachy', 'endermolgia', 'łódź'] });

/**
 * GET /search: six of each group. Fewer than 3 letters: 422 search_too_short, with how many are missing. `group`: that
 * one alone, up to 60 results. `counted`: how many there are of each in all.
 */
export const searchQuery = z.object({
  q: words,
  group: searchGroup.optional(),
  counted: z.enum(['true', 'false', '1', '0']).optional(),
});

/** A text page, or a page of the shop. */
export const searchPage = z.object({
  id: z.string(),
  title: z.string(),
  lead: z.string(),
  /** Path in the locale of the request, without the prefix of market and locale. */
  path: z.string(),
});
export type SearchPage = z.infer<typeof searchPage>;

/** The groups and counts without which it was first answered are optional: releases of then have none. */
export const searchResult = z.object({
  treatments: z.array(productSummary),
  articles: z.array(articleSummary),
  salons: z.array(location),
  bundles: z.array(bundleSummary).optional(),
  offers: z.array(offerSummary).optional(),
  vouchers: z.array(voucher).optional(),
  pages: z.array(searchPage).optional(),
  /** With `counted`: results of each group, counted up to 60. */
  totals: z.record(z.string(), z.int().min(0).max(SEARCH_MOST_RESULTS)).optional(),
});
export type SearchResult = z.infer<typeof searchResult>;

/** GET /search/suggestions: `limit` of each group. Without `q` popular searches and what is recommended, for a field that is still empty. */
export const suggestionQuery = z.object({ q: words, limit: z.coerce.number().int().min(1).max(6).default(3) });

/** What a list of suggestions shows of a record. */
export const searchSuggestion = z.object({
  id: z.string(),
  title: z.string(),
  /** A second line: what a treatment belongs to, a salon's street. Empty: none. */
  detail: z.string(),
  /** For whom it is, where there are others of the same name; null: for everybody. */
  gender: gender.nullable(),
  /** Codes of the body parts that a treatment is for; absent for all else. */
  bodyParts: z.array(z.string()).optional(),
  /** Path in the locale of the request, without the prefix of market and locale. */
  path: z.string(),
  /** What is paid now; null for what is not sold. */
  price: z.object({ amount: amountMinor, currency: currencyCode }).nullable(),
});
export type SearchSuggestion = z.infer<typeof searchSuggestion>;

export const searchSuggestions = z.object({
  /** Groups without suggestions are left out. */
  groups: z.array(z.object({ group: searchGroup, suggestions: z.array(searchSuggestion) })),
  /** For an empty field: what others often search for and find, the most frequent first. Absent for a text. */
  popular: z.array(z.string()).optional(),
});
export type SearchSuggestions = z.infer<typeof searchSuggestions>;
