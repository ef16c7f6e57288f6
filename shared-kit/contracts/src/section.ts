/**
 * Typed sections that pages of the CMS are made of. Source: content-and-business-rules.md section 2 ("Screen contents") and
 * decision 0197. Texts are plain, never markup; they may hold the shop's facts as `{name}` (`shopFact`), which the API inserts.
 */
import { z } from 'zod';
import { contentBlock } from './article';
import { image } from './image';

/** Where a link of a section leads: path without the locale's prefix, `https:`, `mailto:` or `tel:`. */
export const sectionAction = z.object({ label: z.string(), path: z.string() });
export type SectionAction = z.infer<typeof sectionAction>;

const actions = z.array(sectionAction).max(3);

/** What each section may begin with. `anchor` is the id of its heading: `#anchor` leads to it. */
const head = {
  anchor: z
    .string()
    .regex(/^[a-z][a-z0-9-]{0,59}$/)
    .optional(),
  eyebrow: z.string().optional(),
  title: z.string().optional(),
  lead: z.string().optional(),
};

/** A drawing that comes with the shop, for sections without a photograph. */
export const sectionDrawing = z.enum(['velvet', 'laser', 'wavelengths', 'hair-growth', 'salon', 'phone', 'paw', 'partners']);
export type SectionDrawing = z.infer<typeof sectionDrawing>;

const picture = z.object({ image: image.nullable(), drawing: sectionDrawing.nullable(), alt: z.string() });
const titled = z.object({ title: z.string(), text: z.string() });

export const heroSection = z.object({
  kind: z.literal('hero'),
  ...head,
  points: z.array(z.string()).max(6).default([]),
  actions: actions.default([]),
  picture: picture.nullable().default(null),
});

export const benefitsSection = z.object({ kind: z.literal('benefits'), ...head, items: z.array(titled).min(1) });

/** Prose: headings, paragraphs, lists, notes, contacts, links. */
export const textSection = z.object({ kind: z.literal('text'), ...head, blocks: z.array(contentBlock) });

export const stepsSection = z.object({ kind: z.literal('steps'), ...head, items: z.array(titled).min(1) });

/** Large figures with their labels. `note` names what they are an example or a copy of. */
export const figuresSection = z.object({
  kind: z.literal('figures'),
  ...head,
  items: z.array(z.object({ value: z.string(), label: z.string() })).min(1),
  note: z.string().optional(),
});

/** Questions by subject; `hasSearch` shows a field that narrows them. */
export const faqSection = z.object({
  kind: z.literal('faq'),
  ...head,
  hasSearch: z.boolean().default(false),
  groups: z.array(z.object({ title: z.string().nullable(), items: z.array(titled).min(1) })).min(1),
});

export const picturesSection = z.object({
  kind: z.literal('pictures'),
  ...head,
  items: z.array(picture.extend({ caption: z.string().nullable() })).min(1),
});

/** Pairs of pictures, marked as illustrations. */
export const beforeAfterSection = z.object({
  kind: z.literal('beforeAfter'),
  ...head,
  items: z.array(z.object({ before: image, after: image, caption: z.string() })).min(1),
});

export const quoteSection = z.object({
  kind: z.literal('quote'),
  ...head,
  text: z.string(),
  author: z.string(),
  role: z.string().nullable(),
});

const gender = z.enum(['male', 'female']);
const count = z.int().min(1).max(12);

/** Special offers that run. */
export const offersSection = z.object({
  kind: z.literal('offers'),
  ...head,
  gender: gender.nullable().default(null),
  count: count.default(3),
});

/** Cards of treatments or packages: the named ones, else the most popular of a category and gender. */
export const treatmentsSection = z.object({
  kind: z.literal('treatments'),
  ...head,
  productIds: z.array(z.string()).max(12).default([]),
  type: z.enum(['product', 'package']).default('product'),
  category: z.string().nullable().default(null),
  gender: gender.nullable().default(null),
  count: count.default(3),
});

/** Links to a zone by body part. */
export const bodyPartsSection = z.object({ kind: z.literal('bodyParts'), ...head, gender });

/** The cities with salons, as links. */
export const salonsSection = z.object({ kind: z.literal('salons'), ...head, count: z.int().min(1).max(60).default(12) });

export const articlesSection = z.object({
  kind: z.literal('articles'),
  ...head,
  articleIds: z.array(z.string()).max(12).default([]),
  category: z.string().nullable().default(null),
  count: count.default(3),
});

/** The rating of all salons with the newest opinions. */
export const opinionsSection = z.object({ kind: z.literal('opinions'), ...head, count: count.default(3) });

/** The map of all salons, with the finder. */
export const mapSection = z.object({ kind: z.literal('map'), ...head });

/** Loaded from its provider after consent to marketing cookies; `transcript` is what is spoken. */
export const videoSection = z.object({
  kind: z.literal('video'),
  ...head,
  provider: z.enum(['youtube', 'vimeo']),
  videoId: z.string().regex(/^[A-Za-z0-9_-]{6,20}$/),
  poster: picture,
  transcript: z.string(),
});

export const sectionFormName = z.enum([
  'contact',
  'contactBusiness',
  'callBack',
  'businessIdea',
  'professional',
  'reviewer',
  'newsletter',
]);
export type SectionFormName = z.infer<typeof sectionFormName>;

export const formSection = z.object({ kind: z.literal('form'), ...head, form: sectionFormName });

export const callToActionSection = z.object({
  kind: z.literal('callToAction'),
  ...head,
  text: z.string(),
  actions: actions.min(1),
});

export const promoBarSection = z.object({
  kind: z.literal('promoBar'),
  headline: z.string(),
  subheadline: z.string(),
  actions: z.array(sectionAction).max(2),
});

export const tableSection = z.object({
  kind: z.literal('table'),
  ...head,
  /** Read by screen readers, shown above the table. */
  caption: z.string(),
  columns: z.array(z.string()).min(2).max(8),
  rows: z.array(z.array(z.string())).min(1).max(100),
});

/** Files of the shop. `size` in bytes. */
export const downloadsSection = z.object({
  kind: z.literal('downloads'),
  ...head,
  items: z
    .array(z.object({ label: z.string(), description: z.string(), path: z.string(), mimeType: z.string(), size: z.int().min(0) }))
    .min(1),
});

/** Totals of the charity campaign by month, as published. */
export const charityTotalsSection = z.object({ kind: z.literal('charityTotals'), ...head });

/** All kinds of section by `kind`. */
export const section = z.discriminatedUnion('kind', [
  heroSection,
  benefitsSection,
  textSection,
  stepsSection,
  figuresSection,
  faqSection,
  picturesSection,
  beforeAfterSection,
  quoteSection,
  offersSection,
  treatmentsSection,
  bodyPartsSection,
  salonsSection,
  articlesSection,
  opinionsSection,
  mapSection,
  videoSection,
  formSection,
  callToActionSection,
  promoBarSection,
  tableSection,
  downloadsSection,
  charityTotalsSection,
]);
export type Section = z.infer<typeof section>;
export type SectionKind = Section['kind'];

/** A section as sent: one of a newer kind is skipped by the page and reported. */
export const sentSection = z.union([section, z.looseObject({ kind: z.string() })]);

/** Facts of the shop that texts may hold as `{name}`. The API inserts the value, so that no page contradicts another. */
export const shopFact = z.enum([
  'salonCount',
  'cityCount',
  'phoneHours',
  'panelPhoneHours',
  'phone',
  'email',
  'complaintsEmail',
  'answerDays',
  'complaintDaysServices',
  'complaintDaysProducts',
  'cancelHours',
  'seriesTreatments',
  'seriesMonths',
  'seriesWeeks',
  'reductionPercent',
  'firstEffectsWeeks',
  'leastAge',
  'noShows',
  'voucherMonths',
  'newCustomerDiscount',
  'blikLimit',
  'payLaterDays',
  'lowestPriceDays',
  'withdrawalDays',
  'legalNoticeDays',
  'dataYears',
  'donation',
  'donationWithPhotos',
  'bodyPartsLeast',
  'firstVisitMinutes',
  'endermologyMinutes',
  'nearbyKm',
]);
export type ShopFact = z.infer<typeof shopFact>;
