import type {
  ArticleSummary,
  BundleSummary,
  Location,
  OfferSummary,
  ProductSummary,
  SearchPage,
  Voucher,
} from '@aksamit/contracts';

/** The displayed data of a match. */
export type Card =
  | { kind: 'product'; shown: ProductSummary }
  | { kind: 'article'; shown: ArticleSummary }
  | { kind: 'location'; shown: Location }
  | { kind: 'bundle'; shown: BundleSummary }
  | { kind: 'offer'; shown: OfferSummary }
  | { kind: 'voucher'; shown: Voucher }
  | { kind: 'page'; shown: SearchPage };
