/**
 * The kinds of section, each defined once: as pages receive it and as staff write it differ in their parts. Source:
 * docs/decisions/0197.
 */
import { z } from 'zod';
import { contentBlock } from './article';
import { recordId } from './envelope';
import { sectionFormName } from './section-names';

const gender = z.enum(['male', 'female']);
const count = z.int().min(1).max(12);
const anchor = z.string().regex(/^[a-z][a-z0-9-]{0,59}$/);

/** Texts and links of a section. */
export interface SectionWords {
  /** Whether unknown fields are refused or dropped. */
  object: typeof z.object;
  /** One line. */
  line: z.ZodString;
  /** Code of a record that has to be named. */
  code: z.ZodString;
  /** A few sentences. */
  prose: z.ZodString;
  /** Where a link leads: path without the locale's prefix, `https:`, `mailto:` or `tel:`. */
  path: z.ZodString;
}

/** What sections are put together from. */
function piecesOf({ object, line, prose, path }: SectionWords) {
  const action = object({ label: line, path });
  return {
    action,
    actions: z.array(action).max(3),
    titled: object({ title: line, text: prose }),
    /**
     * What each section may begin with. `anchor` is the id of its heading: `#anchor` leads to it. `more` leads to all of what
     * the section shows a part of.
     */
    head: {
      anchor: anchor.optional(),
      eyebrow: line.optional(),
      title: line.optional(),
      lead: prose.optional(),
      more: action.optional(),
    },
  };
}

/** Kinds with pictures. `picture` has the fields of a photograph or drawing, `photograph` is one alone. */
export function pictureKinds<Picture extends z.ZodRawShape, Photograph extends z.ZodType>(
  words: SectionWords,
  { picture, photograph }: { picture: Picture; photograph: Photograph },
) {
  const { object, line, prose } = words;
  const { head, actions } = piecesOf(words);
  return [
    object({
      kind: z.literal('hero'),
      ...head,
      points: z.array(line).max(6).default([]),
      actions: actions.default([]),
      picture: object(picture).nullable().default(null),
      /** One large figure upon the picture, with what it counts. */
      figure: object({ value: line, label: line }).nullable().default(null),
    }),
    object({
      kind: z.literal('pictures'),
      ...head,
      items: z
        .array(object({ ...picture, caption: line.nullable() }))
        .min(1)
        .max(24),
    }),
    /** Pairs of pictures, marked as illustrations. */
    object({
      kind: z.literal('beforeAfter'),
      ...head,
      items: z
        .array(object({ before: photograph, after: photograph, caption: line }))
        .min(1)
        .max(12),
    }),
    /** Loaded from its provider after consent to marketing cookies; `transcript` is what is spoken. */
    object({
      kind: z.literal('video'),
      ...head,
      provider: z.enum(['youtube', 'vimeo']),
      videoId: z.string().regex(/^[A-Za-z0-9_-]{6,20}$/),
      poster: object(picture),
      transcript: prose,
    }),
    object({
      kind: z.literal('callToAction'),
      ...head,
      text: prose,
      actions: actions.min(1),
      picture: object(picture).nullable().default(null),
    }),
  ] as const;
}

/** Kinds of text alone. */
export function textKinds(words: SectionWords) {
  const { object, line, prose } = words;
  const { head, titled } = piecesOf(words);
  return [
    object({ kind: z.literal('benefits'), ...head, items: z.array(titled).min(1).max(12) }),
    /** Prose: headings, paragraphs, lists, notes, contacts, links. */
    object({ kind: z.literal('text'), ...head, blocks: z.array(contentBlock).max(300) }),
    object({ kind: z.literal('steps'), ...head, items: z.array(titled).min(1).max(12) }),
    /** Large figures with their labels. `note` names what they are an example or a copy of. */
    object({
      kind: z.literal('figures'),
      ...head,
      items: z
        .array(object({ value: line, label: line }))
        .min(1)
        .max(8),
      note: line.optional(),
    }),
    /** Questions by subject; `hasSearch` shows a field that narrows them. */
    object({
      kind: z.literal('faq'),
      ...head,
      hasSearch: z.boolean().default(false),
      groups: z
        .array(object({ title: line.nullable(), items: z.array(titled).min(1).max(40) }))
        .min(1)
        .max(20),
    }),
    object({ kind: z.literal('quote'), ...head, text: prose, author: line, role: line.nullable() }),
    object({
      kind: z.literal('table'),
      ...head,
      /** Read by screen readers, shown above the table. */
      caption: line,
      columns: z.array(line).min(2).max(8),
      /** As many cells as columns; the first names its row. */
      rows: z.array(z.array(line).min(2).max(8)).min(1).max(100),
    }),
  ] as const;
}

/** Kinds that lead on: announcements, files. `bar` has the fields of a promo bar beside its words. */
export function linkKinds<Bar extends z.ZodRawShape>(words: SectionWords, { bar }: { bar: Bar }) {
  const { object, line, path } = words;
  const { head, action } = piecesOf(words);
  return [
    object({
      kind: z.literal('promoBar'),
      headline: line,
      subheadline: line,
      actions: z.array(action).max(2),
      ...bar,
    }),
    /** Files of the shop. `size` in bytes. */
    object({
      kind: z.literal('downloads'),
      ...head,
      items: z
        .array(object({ label: line, description: line, path, mimeType: line, size: z.int().min(0) }))
        .min(1)
        .max(24),
    }),
  ] as const;
}

/** Kinds that other parts of the shop draw: the catalog, forms. */
export function mountedKinds(words: SectionWords) {
  const { object, line, code, prose } = words;
  const { head } = piecesOf(words);
  return [
    /** Special offers that run. */
    object({ kind: z.literal('offers'), ...head, gender: gender.nullable().default(null), count: count.default(3) }),
    /** Cards of treatments or packages: the named ones, else the most popular of a category and gender. */
    object({
      kind: z.literal('treatments'),
      ...head,
      productIds: z.array(recordId).max(12).default([]),
      type: z.enum(['product', 'package']).default('product'),
      /** Code of a category. */
      category: line.nullable().default(null),
      gender: gender.nullable().default(null),
      count: count.default(3),
      /** Packages in a second row below, which cost no call of their own. */
      packages: object({ eyebrow: line.optional(), title: line, lead: prose.optional() }).nullable().default(null),
    }),
    /** Prices of a category of treatments as rows, with the way to its price list. */
    object({
      kind: z.literal('prices'),
      ...head,
      category: code,
      gender: gender.nullable().default(null),
      count: z.int().min(1).max(8).default(6),
    }),
    /** Links to a zone by body part. */
    object({ kind: z.literal('bodyParts'), ...head, gender }),
    /** The map of all salons, with the finder. */
    object({ kind: z.literal('map'), ...head }),
    object({ kind: z.literal('form'), ...head, form: sectionFormName }),
  ] as const;
}

/** Kinds whose records come with them: pages need no call of their own. */
export function recordKinds<
  Salons extends z.ZodRawShape,
  Articles extends z.ZodRawShape,
  Opinions extends z.ZodRawShape,
>(words: SectionWords, { salons, articles, opinions }: { salons: Salons; articles: Articles; opinions: Opinions }) {
  const { object, line } = words;
  const { head } = piecesOf(words);
  return [
    /** The cities with salons, as links. */
    object({ kind: z.literal('salons'), ...head, count: z.int().min(1).max(60).default(12), ...salons }),
    object({
      kind: z.literal('articles'),
      ...head,
      /** Slug or code of a category of the blog. */
      category: line.nullable().default(null),
      count: count.default(3),
      ...articles,
    }),
    /** The rating of all salons with the newest opinions. */
    object({ kind: z.literal('opinions'), ...head, count: count.default(3), ...opinions }),
  ] as const;
}

/** Kinds of the charity campaign, whose records come with them too. */
export function campaignKinds<Months extends z.ZodRawShape, Cities extends z.ZodRawShape>(
  words: SectionWords,
  { months, cities }: { months: Months; cities: Cities },
) {
  const { object } = words;
  const { head } = piecesOf(words);
  return [
    /** Totals of the campaign by month, as published. */
    object({ kind: z.literal('charityTotals'), ...head, ...months }),
    /** Links to review a salon on the maps service, by city. */
    object({ kind: z.literal('salonReviews'), ...head, ...cities }),
  ] as const;
}
