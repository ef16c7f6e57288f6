/**
 * Summary of a market's shop for programs, in one of its languages (`/services.json`): what is done, what it costs, where,
 * and where it is booked. Its JSON Schema is published at `/services.schema.json`. Additive changes only: programs of
 * others read it.
 */
import { z } from 'zod';
import { weekday } from './location';
import { amountMinor, currencyCode } from './money-schema';
import { localeCode } from './platform';
import { gender } from './product-category';

const rating = z
  .object({ average: z.number().min(1).max(5), count: z.int().min(1) })
  .describe("Mean of customers' marks from 1 to 5, and how many there are.");

const price = z
  .object({
    amountMinor: amountMinor.describe('What is paid now for one piece, in minor units (grosz, penny).'),
    regularMinor: amountMinor.describe('Price of one piece without promotion, in minor units.'),
    lowestOf30DaysMinor: amountMinor
      .nullable()
      .describe('Lowest price of the 30 days before the running promotion, in minor units; null: none runs.'),
    currency: currencyCode,
  })
  .describe('Price with VAT.');

const sold = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  url: z.url().describe('Its page, where it is booked and paid for.'),
  audience: gender.describe('Whom it is for.'),
  price,
});

const treatment = sold.extend({
  kind: z.enum(['treatment', 'package']).describe('A package is several treatments bought at once.'),
  category: z.string(),
  durationMinutes: z.int().min(1),
  treatmentsCount: z.int().min(1).describe('Treatments in it; 1 for a single one.'),
  bodyParts: z.array(z.string()),
  rating: rating.optional(),
});

const localTime = z.string().regex(/^\d{2}:\d{2}$/);

const salon = z.object({
  id: z.string(),
  name: z.string(),
  url: z.url(),
  bookingUrl: z.url().describe('Where its treatments are chosen and booked.'),
  phone: z.string(),
  email: z.string(),
  address: z.object({
    street: z.string(),
    postalCode: z.string(),
    city: z.string(),
    region: z.string(),
    country: z.string().length(2).describe('ISO 3166-1.'),
  }),
  geo: z.object({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) }),
  openingHours: z
    .array(z.object({ day: weekday, opens: localTime, closes: localTime }))
    .describe("Open days of an ordinary week in the salon's time zone; a day without an entry is closed."),
  timeZone: z.string(),
  treatmentCategories: z.array(z.string()).describe('Categories of the treatments that it gives.'),
  rating: rating.optional(),
});

export const shopSummary = z
  .object({
    $schema: z.url(),
    name: z.string(),
    url: z.url(),
    market: z.string(),
    language: localeCode,
    currency: currencyCode,
    contact: z.object({ phone: z.string(), email: z.string() }),
    services: z.array(treatment).describe('Treatments and packages in the order of the shop.'),
    bundles: z.array(sold).describe('Several body parts or treatments sold as one.'),
    salons: z.array(salon),
  })
  .describe('Services, prices and salons of the shop.');
export type ShopSummary = z.infer<typeof shopSummary>;
