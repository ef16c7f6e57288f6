/** Salons and their cities. Source: commerce-core.md section 3. */
import { z } from 'zod';
import { localizedSlugs } from './envelope';
import { image } from './image';
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
export const locationCity = city.extend({ locationsCount: z.int().min(0) });
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
});
export type Location = z.infer<typeof location>;

export const nearbyLocation = location.extend({ distanceKm: z.number().min(0) });
export type NearbyLocation = z.infer<typeof nearbyLocation>;
