/** Structured data and pictures of pages for search engines and link previews. No schemas: pages load it. */
export {
  CONTEXT,
  type JsonLd,
  type JsonLdList,
  type JsonLdRating,
  type JsonLdService,
  type JsonLdSite,
  listEntries,
  listPageJsonLd,
  questionsEntry,
  ratingOf,
  serviceJsonLd,
  trailEntry,
} from './json-ld';
export { shareImage, shareImageOf } from './share-image';
