/**
 * Salons as staff open and edit them. Source: calls.md, "Staff calls", third row; entities of commerce-core.md section
 * 3.
 */
import { z } from 'zod';
import { recordId } from '../envelope';
import {
  gallery,
  inBothLanguages,
  localizedName,
  longText,
  pictureId,
  position,
  recordCode,
  recordIds,
  shortText,
  slugsInput,
} from './editing';

const locationContent = z.strictObject({
  headlineSeo: shortText,
  description: longText,
  directions: longText,
  metaTitle: shortText,
  metaDescription: z.string().trim().max(1000),
  infos: z
    .array(z.strictObject({ title: shortText, description: longText, order: z.int().min(0).max(10_000) }))
    .max(100),
});

/** POST /admin/locations. Opening hours of the week: PUT /admin/locations/{id}/open-time. */
export const staffLocationInput = z.strictObject({
  code: recordCode,
  adidCode: z.string().regex(/^[A-Z0-9-]{2,20}$/),
  enabled: z.boolean().default(true),
  name: localizedName,
  slugs: slugsInput,
  content: inBothLanguages(locationContent),
  cityId: recordId,
  postalCode: z.string().regex(/^\d{2}-\d{3}$/),
  address: shortText,
  lat: z.number().min(-90).max(90),
  lng: z.number().min(-180).max(180),
  phone: z.string().trim().min(6).max(30),
  email: z.string().trim().max(254).pipe(z.email()),
  isVirtual: z.boolean().default(false),
  position,
  pictureId,
  categoryIds: recordIds.default([]),
  /** Shown unless `pictureId` is chosen. Photographs of POST /admin/pictures. */
  pictures: gallery.default([]),
});

/** POST /admin/staff: a therapist with the categories that she performs. */
export const staffTherapistInput = z.strictObject({
  locationId: recordId,
  firstName: z.string().trim().min(1).max(80),
  enabled: z.boolean().default(true),
  categoryIds: recordIds.default([]),
  /** Who is drawn for a therapist without a photograph. */
  portrait: z.enum(['woman', 'man']).default('woman'),
  pictureId,
});

const unitName = z.string().trim().min(1).max(80);

/** POST /admin/rooms: a room for one visit at a time. Visits refer to it, so it is deactivated, never deleted. */
export const staffRoomInput = z.strictObject({
  locationId: recordId,
  name: unitName,
  /** What viewers in English are shown; null: `name`. */
  nameEn: unitName.nullable().default(null),
  enabled: z.boolean().default(true),
});

/** POST /admin/devices: a device for one visit at a time, with its categories. */
export const staffDeviceInput = z.strictObject({
  locationId: recordId,
  name: unitName,
  /** What viewers in English are shown; null: `name`. */
  nameEn: unitName.nullable().default(null),
  enabled: z.boolean().default(true),
  categoryIds: recordIds.default([]),
});

/** The sixteen voivodeships of Poland, as maps and addresses name them. */
const VOIVODESHIPS = [
  'dolnośląskie',
  'kujawsko-pomorskie',
  'lubelskie',
  'lubuskie',
  'łódzkie',
  'małopolskie',
  'mazowieckie',
  'opolskie',
  'podkarpackie',
  'podlaskie',
  'pomorskie',
  'śląskie',
  'świętokrzyskie',
  'warmińsko-mazurskie',
  'wielkopolskie',
  'zachodniopomorskie',
] as const;

/** POST /admin/cities: a city of salons or of the salon search; its coordinates are its centre's. */
export const staffCityInput = z.strictObject({
  name: z.string().trim().min(1).max(80),
  slug: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    .max(80),
  voivodeship: z.enum(VOIVODESHIPS),
  lat: z.number().min(-90).max(90),
  lng: z.number().min(-180).max(180),
});

const localTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

/** Hours of one day; open all day, closed, or from start to end. Given hours must be in order in any case. */
const dayHours = {
  start: localTime.nullable(),
  end: localTime.nullable(),
  closed: z.boolean(),
  allDay: z.boolean(),
};
const needsHours = (day: { start: string | null; end: string | null; closed: boolean; allDay: boolean }) =>
  day.start !== null && day.end !== null ? day.start < day.end : day.closed || day.allDay;
const openDay = z.strictObject(dayHours).refine(needsHours, { path: ['end'], message: 'end_before_start' });

/** PUT /admin/locations/{id}/open-time. */
export const openTimeInput = z.strictObject({
  monday: openDay,
  tuesday: openDay,
  wednesday: openDay,
  thursday: openDay,
  friday: openDay,
  saturday: openDay,
  sunday: openDay,
});

/** POST /admin/opening-exceptions: a date on which a salon's hours differ from the week's. */
export const openingExceptionInput = z
  .strictObject({ locationId: recordId, date: z.iso.date(), ...dayHours, reason: localizedName })
  .refine(needsHours, { path: ['end'], message: 'end_before_start' });

/** PUT /admin/opening-exceptions/{locationId}/{date}. */
export const openingExceptionChange = z
  .strictObject({ ...dayHours, reason: localizedName })
  .refine(needsHours, { path: ['end'], message: 'end_before_start' });

export const openingException = z.object({
  locationId: z.string(),
  date: z.string(),
  ...dayHours,
  reason: localizedName,
  /** Visits outside of these hours: to be moved. */
  affectedEvents: z.array(z.string()),
});
export type OpeningException = z.infer<typeof openingException>;
