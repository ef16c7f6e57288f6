/**
 * Typed sections that pages of the CMS are made of. Source: content-and-business-rules.md section 2 ("Screen contents") and
 * decision 0197. Texts are plain, never markup; they may hold the shop's facts as `{name}` (`shopFact`), which the API inserts.
 */
import { z } from 'zod';
import { articleSummary } from './article';
import { charityTotal } from './charity';
import { recordId } from './envelope';
import { image } from './image';
import { opinion, opinionAggregate } from './opinion';
import {
  campaignKinds,
  linkKinds,
  mountedKinds,
  pictureKinds,
  recordKinds,
  type SectionWords,
  textKinds,
} from './section-kinds';
import { promoBarLook, sectionDrawing } from './section-names';

const sentWords: SectionWords = {
  object: z.object,
  line: z.string(),
  code: z.string(),
  prose: z.string(),
  path: z.string(),
};

/** All kinds of section by `kind`, as pages receive them. */
export const section = z.discriminatedUnion('kind', [
  ...pictureKinds(sentWords, {
    picture: {
      image: image.nullable(),
      // A newer drawing costs a page its picture, not the whole section.
      drawing: sectionDrawing.nullable().catch('velvet'),
      alt: z.string(),
    },
    photograph: image,
  }),
  ...textKinds(sentWords),
  // A newer look costs a bar its ground, not the whole section.
  ...linkKinds(sentWords, { bar: { look: promoBarLook.optional().catch(undefined) } }),
  ...mountedKinds(sentWords),
  ...recordKinds(sentWords, {
    salons: {
      /** Those with most salons first. */
      cities: z.array(z.object({ id: z.string(), name: z.string(), locationsCount: z.int() })).default([]),
    },
    articles: { articles: z.array(articleSummary).default([]) },
    opinions: { rating: opinionAggregate.nullable().default(null), opinions: z.array(opinion).default([]) },
  }),
  ...campaignKinds(sentWords, {
    months: {
      /** The newest first. */
      months: z.array(charityTotal).default([]),
    },
    cities: {
      /** Those with most salons first, then by name. */
      cities: z
        .array(z.object({ name: z.string(), salons: z.array(z.object({ name: z.string(), reviewUrl: z.url() })) }))
        .default([]),
    },
  }),
]);
export type Section = z.output<typeof section>;
export type SectionKind = Section['kind'];

/** A section as sent: one of a newer kind is skipped by the page and reported. */
export const sentSection = z.looseObject({ kind: z.string() });
export type SentSection = z.infer<typeof sentSection>;

const inputWords: SectionWords = {
  object: z.strictObject as typeof z.object,
  line: z.string().trim().max(300),
  code: z.string().trim().min(1).max(80),
  prose: z.string().trim().max(5000),
  // A page of the shop, a mail or phone address; nothing that runs.
  path: z
    .string()
    .trim()
    .max(500)
    .regex(/^\/(?![/\\])|^https:\/\/|^mailto:|^tel:/),
};

/** All kinds of section as staff and seeds write them: with bounds, and pictures by the id of a photograph. */
export const sectionInput = z.discriminatedUnion('kind', [
  ...pictureKinds(inputWords, {
    picture: {
      /** Photograph of POST /admin/pictures; null: the drawing. */
      pictureId: recordId.nullable().default(null),
      drawing: sectionDrawing.nullable().default(null),
      /** What it shows; empty for a decoration. */
      alt: z.string().trim().max(300).default(''),
    },
    photograph: recordId,
  }),
  ...textKinds(inputWords),
  ...linkKinds(inputWords, {
    bar: {
      look: promoBarLook.optional(),
      /** The bar that stands here as long as it is on, instead of the words of the section; omitted: they do. */
      promoBarId: recordId.optional(),
    },
  }),
  ...mountedKinds(inputWords),
  ...recordKinds(inputWords, { salons: {}, articles: {}, opinions: {} }),
  ...campaignKinds(inputWords, { months: {}, cities: {} }),
]);
export type SectionInput = z.input<typeof sectionInput>;
/** A section as it is stored. */
export type StoredSection = z.output<typeof sectionInput>;
