/** Structured data that several kinds of page share. */
export {
  CONTEXT,
  type JsonLd,
  listPageJsonLd,
  questionsEntry,
  ratingOf,
  trailEntry,
} from '@aksamit/contracts/structured-data';

import type { JsonLdRating } from '@aksamit/contracts/structured-data';

/** What structured data needs to know of a page. Paths include the base path, `origin` has no slash at its end. */
export interface JsonLdPage {
  origin: string;
  brand: string;
  /** From the home page down to this one. */
  trail: readonly { label: string; href: string }[];
  lowestPriceLabel: string;
  /** Customers' marks of what the page sells, where there are any. */
  rating?: JsonLdRating | null | undefined;
}
