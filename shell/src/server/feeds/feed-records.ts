/** What feeds read of the API: its public lists, page after page. */
import type { LocaleCode } from '@aksamit/contracts/platform';
import { z } from 'zod';
import { readApi } from '../live/read-api';

/** The most that one call gives. */
const PER_PAGE = 100;
/** Records of one kind in a feed: fifty times today's catalogue. */
export const MOST_RECORDS = 5_000;

const image = z.object({ kind: z.string(), id: z.string(), width: z.number() });
const promo = z.object({ startAt: z.string(), endAt: z.string() });
const sold = z.object({
  id: z.string(),
  name: z.string(),
  slug: z.string(),
  lead: z.string(),
  image,
  ongoingPromos: z.array(promo),
});
const pricing = z.object({ finalPrice: z.number(), currency: z.object({ code: z.string() }) });

/** Of GET /products. */
export const feedProduct = sold.extend({
  imageIds: z.array(z.string()).optional(),
  type: z.string(),
  gender: z.enum(['male', 'female']),
  duration: z.number(),
  category: z.object({ code: z.string(), name: z.string() }),
  pricing,
  lowestPriceValue: z.number().nullable(),
});
export type FeedProduct = z.infer<typeof feedProduct>;

/** Of GET /bundles. */
export const feedBundle = sold.extend({
  category: z.object({ name: z.string() }),
  pricing: pricing.extend({ lowestPriceValue: z.number().nullable() }),
});

/** Of GET /offers. */
export const feedOffer = sold.extend({
  variant: z.string(),
  productCategory: z.object({ name: z.string() }),
  pricing,
  lowestPriceValue: z.number().nullable(),
});

/** Of GET /locations. */
export const feedSalon = z.object({
  id: z.string(),
  name: z.string(),
  slug: z.string(),
  phone: z.string(),
  address: z.string(),
  postalCode: z.string(),
  city: z.object({ name: z.string(), voivodeship: z.string() }),
  location: z.object({ lat: z.number(), lng: z.number() }),
  productCategories: z.array(z.object({ code: z.string() })),
  isVirtual: z.boolean(),
});
export type FeedSalon = z.infer<typeof feedSalon>;

/** Of GET /articles. */
const feedArticle = z.object({
  id: z.string(),
  title: z.string(),
  lead: z.string(),
  publishedAt: z.string(),
  category: z.object({ name: z.string() }),
  author: z.object({ name: z.string(), slug: z.string().nullable().optional() }),
  image,
  href: z.object({ pl: z.string(), en: z.string() }),
});
export type FeedArticle = z.infer<typeof feedArticle>;

/** Articles in a feed of the blog: subscribers want what is new. */
const NEWEST_ARTICLES = 30;

/** The newest articles of the blog. @throws while the API is away */
export async function readNewestArticles(source: FeedSource): Promise<FeedArticle[]> {
  const answer = z.object({ data: z.object({ articles: z.array(feedArticle) }) });
  const headers = { 'market-slug': source.market, 'accept-language': source.locale };
  const url = `${source.apiOrigin}/api/articles?perPage=${NEWEST_ARTICLES}&page=1`;
  return (await readApi(url, answer, headers)).data.articles;
}

/** Where and for whom a feed is read. */
export interface FeedSource {
  apiOrigin: string;
  /** Slug of the market. */
  market: string;
  locale: LocaleCode;
}

/**
 * All records of a list, at most `MOST_RECORDS`.
 * @param list name of the list in the answer, and of the call
 * @throws while the API is away: a shorter feed would take records off the market
 */
export async function readList<Shape extends z.ZodType>(
  source: FeedSource,
  list: 'products' | 'bundles' | 'offers' | 'locations' | 'articles',
  shape: Shape,
): Promise<z.infer<Shape>[]> {
  const answer = z.object({ data: z.record(z.string(), z.array(shape)), meta: z.object({ total: z.number() }) });
  const headers = { 'market-slug': source.market, 'accept-language': source.locale };
  const found: z.infer<Shape>[] = [];
  for (let page = 1; found.length < MOST_RECORDS; page += 1) {
    const url = `${source.apiOrigin}/api/${list}?perPage=${PER_PAGE}&page=${page}`;
    const { data, meta } = await readApi(url, answer, headers);
    const records = data[list] ?? [];
    found.push(...records);
    if (records.length === 0 || found.length >= meta.total) return found;
  }
  return found.slice(0, MOST_RECORDS);
}

/** Of GET /events/first-slots. */
const firstSlots = z.object({
  data: z.object({
    eventFirstSlots: z.array(z.object({ productId: z.string(), minutes: z.number(), startsAt: z.array(z.string()) })),
  }),
});

/** The first free times of a salon's treatments. @throws while the API is away */
export async function readFirstSlots(source: FeedSource, locationId: string) {
  const headers = { 'market-slug': source.market, 'accept-language': source.locale };
  const url = `${source.apiOrigin}/api/events/first-slots?locationId=${encodeURIComponent(locationId)}`;
  return (await readApi(url, firstSlots, headers)).data.eventFirstSlots;
}
