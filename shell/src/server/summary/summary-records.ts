/** What summaries for programs read of the API: its public lists. */
import { openTime } from '@aksamit/contracts';
import type { LocaleCode } from '@aksamit/contracts/platform';
import { z } from 'zod';
import { readList } from '../feeds/feed-records';
import { type FeedSite, sourceOf } from '../feeds/feed-site';
import { readApi } from '../live/read-api';

const rating = z.object({ average: z.number(), count: z.number() });
const currencyOf = z.object({ code: z.enum(['PLN', 'GBP']) });
const pricing = z.object({ price: z.number(), finalPrice: z.number(), currency: currencyOf });
const gender = z.enum(['male', 'female']);

/** Of GET /products. */
const listedTreatment = z.object({
  id: z.string(),
  name: z.string(),
  slug: z.string(),
  lead: z.string(),
  type: z.string(),
  gender,
  duration: z.number(),
  packageQuantity: z.number(),
  category: z.object({ name: z.string() }),
  productBodyParts: z.array(z.object({ name: z.string() })),
  pricing,
  lowestPriceValue: z.number().nullable(),
  rating: rating.optional(),
});
export type ListedTreatment = z.infer<typeof listedTreatment>;

/** Of GET /bundles. */
const listedBundle = z.object({
  id: z.string(),
  name: z.string(),
  slug: z.string(),
  lead: z.string(),
  gender,
  pricing: pricing.extend({ lowestPriceValue: z.number().nullable() }),
});
export type ListedBundle = z.infer<typeof listedBundle>;

/** Of GET /locations. */
const listedSalon = z.object({
  id: z.string(),
  name: z.string(),
  slug: z.string(),
  phone: z.string(),
  email: z.string(),
  address: z.string(),
  postalCode: z.string(),
  city: z.object({ name: z.string(), voivodeship: z.string() }),
  location: z.object({ lat: z.number(), lng: z.number() }),
  openTime,
  productCategories: z.array(z.object({ name: z.string() })),
  isVirtual: z.boolean(),
  // Absent from an older API.
  rating: z.number().nullable().optional(),
  ratingsCount: z.number().optional(),
});
export type ListedSalon = z.infer<typeof listedSalon>;

/** Of GET /sitemap: pages whose text is a record. */
const listedTexts = z.object({
  data: z.object({
    sitemap: z.object({
      cmsPages: z.array(
        z.object({ title: z.string(), kind: z.string(), paths: z.object({ pl: z.string(), en: z.string() }) }),
      ),
    }),
  }),
});
export type ListedText = z.infer<typeof listedTexts>['data']['sitemap']['cmsPages'][number];

/** Treatments and packages. @throws while the API is away */
export const readTreatments = (site: FeedSite, locale: LocaleCode): Promise<ListedTreatment[]> =>
  readList(sourceOf(site, locale), 'products', listedTreatment);

/** @throws while the API is away */
export const readBundles = (site: FeedSite, locale: LocaleCode): Promise<ListedBundle[]> =>
  readList(sourceOf(site, locale), 'bundles', listedBundle);

/** Salons that visitors can come to. @throws while the API is away */
export async function readVisitedSalons(site: FeedSite, locale: LocaleCode): Promise<ListedSalon[]> {
  const salons = await readList(sourceOf(site, locale), 'locations', listedSalon);
  return salons.filter(({ isVirtual }) => !isVirtual);
}

/** @throws while the API is away */
export async function readTexts({ apiOrigin, market }: FeedSite, locale: LocaleCode): Promise<ListedText[]> {
  const headers = { 'market-slug': market.slug, 'accept-language': locale };
  return (await readApi(`${apiOrigin}/api/sitemap`, listedTexts, headers)).data.sitemap.cmsPages;
}
