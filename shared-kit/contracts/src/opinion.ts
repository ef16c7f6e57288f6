/** Customers' opinions of visits. Source: calls.md; the law on reviews: each states whether and how it is verified. */
import { z } from 'zod';
import { instant, listQuery, localizedSlugs, recordId } from './envelope';
import { localeCode } from './platform';

/**
 * `visit`: written by the customer of a done visit; `salonRecord`: matched to a visit in the salon's records;
 * `none`: not verified. Nothing in this shop matches records, so `salonRecord` is for what an import proves.
 */
export const opinionVerification = z.enum(['visit', 'salonRecord', 'none']);

export const opinion = z.object({
  id: z.string(),
  /** First name and the initial of the last. */
  authorName: z.string(),
  rating: z.int().min(1).max(5),
  /** In the requested language when there is a translation, else as it was written. */
  content: z.string(),
  locale: localeCode,
  isTranslated: z.boolean(),
  verification: opinionVerification,
  location: z.object({ id: z.string(), name: z.string(), slug: z.string(), city: z.string() }).nullable(),
  product: z
    .object({ id: z.string(), name: z.string(), slug: z.string(), slugs: localizedSlugs, gender: z.string() })
    .nullable(),
  /** The salon's answer. */
  reply: z.string().nullable(),
  createdAt: instant,
});
export type Opinion = z.infer<typeof opinion>;

/** Over all opinions of the filter, not only those of the page. */
export const opinionAggregate = z
  .object({
    /** Two decimals; null without opinions. */
    rating: z.number().min(1).max(5).nullable(),
    ratingsCount: z.int().min(0),
    /** How many opinions gave 1, 2, … 5. */
    distribution: z.array(z.int().min(0)).length(5),
  })
  .meta({ examples: [{ rating: 4.52, ratingsCount: 300, distribution: [3, 9, 21, 60, 207] }] });
export type OpinionAggregate = z.infer<typeof opinionAggregate>;

/** What a list of opinions can be narrowed by: only what published opinions are about. */
export const opinionFacets = z.object({
  /** Of the filter without its rating: with one rating alone nothing would be left to compare and to choose. */
  aggregate: opinionAggregate,
  /** Kinds of treatment, in the shop's order. */
  categories: z.array(z.object({ code: z.string(), name: z.string() })),
  /** Names of cities, in alphabetical order. */
  cities: z.array(z.string()),
});
export type OpinionFacets = z.infer<typeof opinionFacets>;

/** Data of GET /opinions. `facets`: as requested. */
export const opinionList = z.object({
  opinions: z.array(opinion),
  aggregate: opinionAggregate,
  facets: opinionFacets.optional(),
});

/**
 * Query of GET /opinions. `product`, `location`: id or slug; `category`: code or slug; `facets`: `true` adds what the list
 * can be narrowed by. Sorted by `createdAt` or `rating`.
 */
export const opinionQuery = listQuery.extend({
  location: z.string().max(80).optional(),
  product: z.string().max(120).optional(),
  category: z.string().max(80).optional(),
  city: z.string().max(80).optional(),
  rating: z.coerce.number().int().min(1).max(5).optional(),
  facets: z.enum(['true', 'false']).optional(),
});

/** POST /opinions: of an own visit that is done, once. It is shown when staff have read it. */
export const opinionRequest = z
  .strictObject({
    eventId: z.uuid(),
    rating: z.int().min(1).max(5),
    content: z.string().trim().min(10).max(1000),
  })
  .meta({
    examples: [
      {
        eventId: '0f1c5a52-6b0e-4c3e-9d2a-3a8f5f6b7c8d',
        rating: 5,
        content: 'Spokojna wizyta i dobra rozmowa przed zabiegiem.',
      },
    ],
  });
export type OpinionRequest = z.input<typeof opinionRequest>;

/** Response of POST /opinions: not yet published. */
export const submittedOpinion = opinion
  .pick({ id: true, authorName: true, rating: true, content: true, locale: true, createdAt: true })
  .extend({ eventId: z.string(), status: z.enum(['pending', 'published', 'rejected']) });

/** POST /articles/{id}/rating, once a visitor. */
export const articleRatingRequest = z
  .strictObject({ rating: z.int().min(1).max(5) })
  .meta({ examples: [{ rating: 5 }] });
export const articleRating = z
  .object({ id: recordId, rating: z.number().min(1).max(5), ratingsCount: z.int().min(1) })
  .meta({ examples: [{ id: '7', rating: 4.67, ratingsCount: 3 }] });
