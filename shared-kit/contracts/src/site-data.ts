/** Sections of pages, maps of salons, salons' profiles, and the links of a site map. Source: calls.md. */
import { z } from 'zod';
import { contentBlock } from './article';
import { cmsPage } from './cms-page';
import { instant, listQuery, localizedSlugs } from './envelope';
import { location } from './location';
import { localeCode } from './platform';
import { gender } from './product-category';

/** Query of GET /cms-sections. Sorted by `order`, `title` or `updatedAt`. */
export const cmsSectionQuery = listQuery.extend({
  /** The page that the sections stand on: home, womensZone, vouchers, … */
  pageCode: z
    .string()
    .regex(/^[a-zA-Z]{1,40}$/)
    .optional(),
});

/** A separately edited part of a page. */
export const cmsSection = z.object({
  id: z.string(),
  /** Stable key. */
  code: z.string(),
  /** Page that it stands on. */
  page: z.string(),
  locale: localeCode,
  title: z.string(),
  content: z.array(contentBlock),
  /** Path without the locale's prefix. */
  link: z.object({ label: z.string(), path: z.string() }).nullable(),
  order: z.int(),
  updatedAt: instant,
});
export type CmsSection = z.infer<typeof cmsSection>;

const point = z.object({ lat: z.number(), lng: z.number() });

/** A map: the whole country first, then each voivodeship with a salon. */
export const salonMap = z.object({
  /** `poland`, or the voivodeship's name without accents and spaces. */
  id: z.string(),
  name: z.string(),
  bounds: z.object({ south: z.number(), west: z.number(), north: z.number(), east: z.number() }),
  center: point,
  points: z.array(
    point.extend({
      locationId: z.string(),
      name: z.string(),
      slug: z.string(),
      city: z.string(),
      address: z.string(),
      /** Codes of what the salon offers. */
      categories: z.array(z.string()),
    }),
  ),
});
export type SalonMap = z.infer<typeof salonMap>;

/** A salon with its business profile on the maps service (GET /locations/gmb). */
export const profiledLocation = location
  .pick({
    id: true,
    name: true,
    slug: true,
    slugs: true,
    adidCode: true,
    city: true,
    postalCode: true,
    address: true,
    location: true,
    phone: true,
  })
  .extend({
    gmb: z.object({
      placeId: z.string(),
      profileUrl: z.url(),
      /** Where a customer writes a review. */
      reviewUrl: z.url(),
      /** One decimal; null while nobody rated. */
      rating: z.number().min(1).max(5).nullable(),
      ratingsCount: z.int().min(0),
      refreshedAt: instant,
    }),
  });
export type ProfiledLocation = z.infer<typeof profiledLocation>;

const named = z.object({ id: z.string(), name: z.string(), slug: z.string(), slugs: localizedSlugs });
/** With the last edit of its page; null before the first. */
const edited = named.extend({ updatedAt: instant.nullable() });

/** Everything with an address of its own, as names and slugs (GET /sitemap). */
export const siteMap = z.object({
  products: z.array(edited.extend({ gender, type: z.enum(['product', 'package']) })),
  bundles: z.array(edited.extend({ gender })),
  offers: z.array(edited.extend({ gender, variant: z.enum(['special', 'flexy']) })),
  locations: z.array(edited),
  /**
   * Categories with a page of their salons, and the ids of the salons (`locations`) that have a page under each. Absent
   * from an older API.
   */
  salonCategories: z.array(named.extend({ locationIds: z.array(z.string()) })).optional(),
  articleCategories: z.array(named),
  /** Authors with a page of their own, with the last edit of an article on it. Absent from an older API. */
  articleAuthors: z.array(edited.partial({ updatedAt: true })).optional(),
  articles: z.array(z.object({ id: z.string(), title: z.string(), href: localizedSlugs, updatedAt: instant })),
  cmsPages: z.array(cmsPage.pick({ id: true, title: true, kind: true, paths: true, updatedAt: true })),
});
export type SiteMap = z.infer<typeof siteMap>;
