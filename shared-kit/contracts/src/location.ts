/** Salons and their cities. Source: commerce-core.md section 3. */
import { z } from 'zod';
import { localizedSlugs } from './envelope';
import { image } from './image';
import { opinion, opinionAggregate } from './opinion';
import { localeCode } from './platform';
import { productCategory } from './product-category';

/** `HH:mm` in the salon's time zone, Europe/Warsaw. */
const localTime = z.string().regex(/^([01]\d|2[0-4]):[0-5]\d$/);

/** Closed if `closed`; else open all day if `allDay`; else closed outside of start to end, or when one is missing. */
export const openingDay = z.object({
  start: localTime.nullable(),
  end: localTime.nullable(),
  closed: z.boolean(),
  allDay: z.boolean(),
});
export type OpeningDay = z.infer<typeof openingDay>;

export const weekday = z.enum(['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']);
export type Weekday = z.infer<typeof weekday>;

export const openTime = z.object({
  monday: openingDay,
  tuesday: openingDay,
  wednesday: openingDay,
  thursday: openingDay,
  friday: openingDay,
  saturday: openingDay,
  sunday: openingDay,
});
export type OpenTime = z.infer<typeof openTime>;

export const city = z.object({
  id: z.string(),
  name: z.string(),
  slug: z.string(),
  voivodeship: z.string(),
  lat: z.number(),
  lng: z.number(),
});
export type City = z.infer<typeof city>;

/** A city with how many salons it has (GET /locations/cities). */
export const locationCity = city.extend({
  locationsCount: z.int().min(0),
  /** Slug of its only salon in the requested language; null: it has several. Absent from an older API. */
  onlyLocationSlug: z.string().nullable().optional(),
});
export type LocationCity = z.infer<typeof locationCity>;

export const locationLocale = z.object({
  locale: localeCode,
  name: z.string(),
  headlineSeo: z.string(),
  slug: z.string(),
  description: z.string(),
  directions: z.string(),
  metaTitle: z.string(),
  metaDescription: z.string(),
  productCategoryId: z.string().nullable(),
  showInCategoryMenu: z.boolean(),
});
export type LocationLocale = z.infer<typeof locationLocale>;

export const location = z.object({
  id: z.string(),
  name: z.string(),
  slug: z.string(),
  slugs: localizedSlugs,
  adidCode: z.string(),
  country: z.string(),
  region: z.string(),
  city,
  postalCode: z.string(),
  address: z.string(),
  location: z.object({ lat: z.number(), lng: z.number() }),
  /** International form, `+48 …`. */
  phone: z.string(),
  email: z.string(),
  images: z.array(image),
  /** Texts of the requested locale; `locales` holds all. */
  locale: locationLocale,
  locales: z.array(locationLocale),
  openTime,
  /** Dates that differ from the week, the next 60 days, `YYYY-MM-DD`. */
  openingExceptions: z.array(openingDay.extend({ date: z.string(), reason: z.string() })),
  productCategories: z.array(productCategory),
  isVirtual: z.boolean(),
  infos: z.array(z.object({ title: z.string(), description: z.string(), order: z.int() })),
  /** Of the published opinions, two decimals; null without one. Absent from an older API. */
  rating: z.number().min(1).max(5).nullable().optional(),
  ratingsCount: z.int().min(0).optional(),
});
export type Location = z.infer<typeof location>;

export const nearbyLocation = location.extend({ distanceKm: z.number().min(0) });
export type NearbyLocation = z.infer<typeof nearbyLocation>;

/** A therapist of a salon, as its page shows her. */
export const teamMember = z.object({
  firstName: z.string(),
  /** Names of the categories whose treatments she gives, in the requested language. */
  categories: z.array(z.string()),
  /** Absent from an older API, as the portrait is. */
  id: z.string().optional(),
  /** A photograph, or a drawn portrait. */
  image: image.optional(),
});
export type TeamMember = z.infer<typeof teamMember>;

/** What a salon sells of one category in the market. */
export const salonService = z.object({
  /** Code of the category. */
  category: z.string(),
  /** Number of single treatments. */
  treatmentsCount: z.int().min(1),
  /** The lowest price of one treatment, without promotions, minor units of the market's currency. */
  priceFrom: z.int().min(0),
  /** The treatment at that price. */
  productId: z.string(),
  productName: z.string(),
});
export type SalonService = z.infer<typeof salonService>;

/** A salon with what its own page shows (GET /locations/{slug}). Absent parts: an older API. */
export const detailedLocation = location.extend({
  team: z.array(teamMember).optional(),
  services: z.array(salonService).optional(),
  ratings: opinionAggregate.optional(),
  /** The newest published ones. */
  opinions: z.array(opinion).optional(),
});
export type DetailedLocation = z.infer<typeof detailedLocation>;
