/** Content as staff edit it. Source: calls.md, "Staff calls", fourth row; content-and-business-rules.md section 3. */
import { z } from 'zod';
import { contentBlock } from '../article';
import { instant, listQuery, recordId } from '../envelope';
import { sectionInput } from '../section';
import {
  inBothLanguages,
  localizedLead,
  localizedName,
  pictureId,
  position,
  recordCode,
  recordIds,
  shortText,
  slugsInput,
} from './editing';

const blocks = inBothLanguages(z.array(contentBlock).max(300));
const line = z.string().trim().max(300);
/** A page of the shop, a mail or phone address; nothing that runs. */
const linkTarget = z
  .string()
  .trim()
  .max(500)
  .regex(/^$|^\/(?!\/)|^https:\/\/|^mailto:|^tel:/);

const promoBarInput = z.strictObject({
  promoBarHeadline: line,
  promoBarSubheadline: line,
  promoBarButtonMainLabel: line,
  promoBarButtonMainUrl: linkTarget,
  promoBarButtonSideLabel: line,
  promoBarButtonSideUrl: linkTarget,
});

/** POST /admin/articles. */
export const staffArticleInput = z.strictObject({
  code: recordCode,
  categoryId: recordId,
  authorId: recordId,
  enabled: z.boolean().default(true),
  title: localizedName,
  slugs: slugsInput,
  lead: localizedLead,
  content: blocks,
  meta: inBothLanguages(z.strictObject({ title: shortText, description: z.string().trim().max(1000) })),
  promoBar: inBothLanguages(promoBarInput).nullable().default(null),
  promoBarVisible: z.boolean().default(false),
  /** The bar that stands on the article while it is on, before the article's own. */
  promoBarId: recordId.nullable().default(null),
  publishedAt: instant,
  gender: z.enum(['male', 'female', 'all']).default('all'),
  isProfessional: z.boolean().default(false),
  ctaType: z.enum(['contactForm', 'leadForm', 'offer', 'product']).nullable().default(null),
  ctaProductId: recordId.nullable().default(null),
  pictureId,
  sideCategoryIds: recordIds.default([]),
  productIds: recordIds.default([]),
  /** Articles below this one, in their order; where they are few, the newest of its category follow. */
  relatedIds: z.array(recordId).max(3).default([]),
});

/** POST /admin/article-authors. Without `slugs` the author has no page. */
export const staffAuthorInput = z.strictObject({
  code: recordCode,
  name: shortText,
  /** What the author does. */
  role: localizedName,
  specialization: inBothLanguages(z.string().trim().max(200)),
  bio: inBothLanguages(z.string().trim().max(2000)),
  slugs: slugsInput.nullable().default(null),
  /** What is drawn for an author without a photograph. */
  portrait: z.enum(['woman', 'man', 'brand']).default('brand'),
  pictureId,
});

/** POST /admin/article-categories. */
export const staffArticleCategoryInput = z.strictObject({
  code: recordCode,
  name: localizedName,
  slugs: slugsInput,
  description: localizedLead,
  position,
  pictureId,
});

/** What a photograph shows, for who cannot see it. */
const alternativeText = inBothLanguages(shortText);
/** Percent from the left and the top of a photograph. */
const percent = z.int().min(0).max(100);
/** Percent that a photograph is enlarged to around its focus, so that a cut holds less of it. */
const zoom = z.int().min(100).max(300);

/** The point that each cut of a photograph holds. */
const pictureFocus = z.strictObject({ x: percent, y: percent, zoom: zoom.optional() });

/** POST /admin/pictures: turns an own, ready photograph into a picture of the shop. */
export const staffPictureRequest = z
  .strictObject({
    fileUploadId: z.uuid(),
    /** Null: the name of the record that shows it. */
    alt: alternativeText.nullable().default(null),
    /** Null: the shop looks for it. */
    focus: pictureFocus.nullable().default(null),
  })
  .meta({ examples: [{ fileUploadId: '7d0f3b0c-6f0e-4d36-9d8e-2a53f6f5f6a1' }] });

/** PUT /admin/pictures/{id}. The photograph itself and its focus stay: browsers keep its cuts for good. */
export const staffPictureChange = z.strictObject({ alt: alternativeText });

/** POST /admin/pictures/{id}/cuts: the same photograph around another point, as a picture of its own that records may show. */
export const staffPictureCut = z.strictObject({ focus: pictureFocus });

/**
 * GET /admin/pictures. `withMade`: pictures that the shop came with too, such as rendered rooms, after the photographs.
 * @see staffPicture
 */
export const staffPicturesQuery = listQuery.extend({
  id: recordId.optional(),
  /** In the description or the name. */
  q: z.string().trim().max(100).optional(),
  withMade: z.enum(['true', 'false']).optional(),
});

/** A photograph that records may show by its id: `pictureId`, `pictures`, `pictureBeforeId`, `pictureAfterId`. */
export const staffPicture = z.object({
  id: z.string(),
  fileName: z.string(),
  /** Pixels. */
  width: z.int(),
  height: z.int(),
  alt: inBothLanguages(z.string()).nullable(),
  /** `zoom` is absent where it is 100. */
  focus: z.object({ x: z.int(), y: z.int(), zoom: z.int().optional() }).nullable(),
  createdAt: instant,
  /** Of a photograph signed for an hour. */
  getUrl: z.string(),
  /** The shop came with it: it has a name in place of a file, and no description of its own. */
  isMade: z.boolean().optional(),
});
export type StaffPicture = z.infer<typeof staffPicture>;

/**
 * POST /admin/cms-pages. Legal pages are created here, but their text changes by legal documents only. A page is made of
 * `sections`, or of `body` alone; one of both is required, and the one given alone replaces the other. Texts may name facts of the
 * shop as `{name}` (`shopFact`); an unknown name is refused.
 */
export const staffPageInput = z.strictObject({
  code: recordCode,
  kind: z.enum(['information', 'campaign', 'offer']),
  enabled: z.boolean().default(true),
  title: localizedName,
  slugs: slugsInput,
  lead: localizedLead,
  body: blocks.optional(),
  sections: inBothLanguages(z.array(sectionInput).max(40)).nullable().default(null),
  meta: inBothLanguages(
    z.strictObject({
      title: shortText,
      description: z.string().trim().max(1000),
      keywords: z.string().trim().max(500),
      /** Path without the locale's prefix, or the name of a page without parameters (`catalog/price-list`); null: its own. */
      canonical: z
        .string()
        .max(300)
        .regex(/^\/(?![/\\])|^[a-z-]+\/[a-z-]+$/)
        .nullable(),
      /** Photograph of link previews; null or omitted: the shop draws one. */
      pictureId: recordId.nullable().optional(),
    }),
  ),
});

/**
 * A path as browsers leave it: nothing between two slashes, `.` and `..` (also encoded) would make it another one.
 * Inside the shop only: browsers read a backslash as a slash, and two slashes at the start as another host.
 */
const plainPath = /^(?=\/)(?:\/(?!(?:\.|%2[eE]){1,2}(?:[/?#]|$))[^\s\\/?#]+)*\/?/;

/** POST /admin/redirects. */
export const staffRedirectInput = z.strictObject({
  /** A path alone: its query is passed on to `to`. */
  from: z
    .string()
    .trim()
    .max(500)
    .regex(new RegExp(`${plainPath.source}$`)),
  to: z
    .string()
    .trim()
    .max(500)
    .regex(new RegExp(`${plainPath.source}(?:[?#][^\\s\\\\]*)?$`)),
  status: z.union([z.literal(301), z.literal(302), z.literal(410)]).default(301),
});

export const staffOpinion = z.object({
  id: z.string(),
  visitId: z.string().nullable(),
  locationId: z.string().nullable(),
  productId: z.string().nullable(),
  authorName: z.string(),
  rating: z.int(),
  locale: z.enum(['pl', 'en']),
  content: z.string(),
  translation: z.string().nullable(),
  verification: z.enum(['visit', 'salonRecord', 'none']),
  status: z.enum(['pending', 'published', 'rejected']),
  reply: z.object({ pl: z.string(), en: z.string() }).nullable(),
  createdAt: instant,
  moderatedAt: instant.nullable(),
});
export type StaffOpinion = z.infer<typeof staffOpinion>;

/** PUT /admin/opinions/{id}: shown or hidden, answered, translated. The opinion itself cannot be edited. */
export const opinionModeration = z.strictObject({
  status: z.enum(['published', 'rejected']).optional(),
  reply: inBothLanguages(z.string().trim().min(1).max(1000)).nullable().optional(),
  translation: z.string().trim().min(1).max(2000).nullable().optional(),
});

/** What a version changes, in a sentence or two, shown on its page. */
const summary = inBothLanguages(z.string().trim().min(1).max(1000)).nullable();

/** POST /admin/legal-documents: a new text of a legal page, as a draft; published, it takes effect 7 days later or after. */
export const legalDocumentInput = z.strictObject({ cmsPageId: recordId, body: blocks, summary: summary.default(null) });

/** PUT /admin/legal-documents/{id}: a draft is edited or published; a published one that does not hold yet is withdrawn. */
export const legalDocumentChange = z
  .strictObject({
    /** The one that was edited; another one is refused. Omitted: whichever there is. */
    version: z.int().min(1).optional(),
    body: blocks.optional(),
    summary: summary.optional(),
    action: z.enum(['publish', 'withdraw']).optional(),
    /** Of a publication: when it takes effect; omitted: seven days later, the earliest. */
    effectiveAt: instant.optional(),
  })
  .refine(({ action, effectiveAt }) => action === 'publish' || effectiveAt === undefined, {
    path: ['effectiveAt'],
    message: 'not_allowed',
  })
  .refine(({ body, summary: noted, action }) => action === undefined || (body === undefined && noted === undefined), {
    path: ['action'],
    message: 'not_allowed',
  });

export const legalDocument = z.object({
  id: z.string(),
  cmsPageId: z.string(),
  status: z.enum(['draft', 'published', 'inEffect', 'withdrawn']),
  body: blocks,
  summary,
  createdAt: instant,
  publishedAt: instant.nullable(),
  /** Seven days after publication, or later. */
  effectiveAt: instant.nullable(),
  /** Raised by each change. */
  version: z.int(),
});
export type LegalDocument = z.infer<typeof legalDocument>;
