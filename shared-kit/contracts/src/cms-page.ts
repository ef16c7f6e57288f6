/** Pages whose text is a record. Source: content-and-business-rules.md section 2 ("Page content records"). */
import { z } from 'zod';
import { contentBlock } from './article';
import { instant, localizedSlugs, shortListQuery } from './envelope';
import { image } from './image';
import { sentSection } from './section';

export const cmsPageSummary = z.object({
  id: z.string(),
  /** Stable key of the page: about, faq, privacyPolicy, … */
  code: z.string(),
  /** Path segments without the slashes at the ends; may hold inner slashes (`cennik/zabiegi-endermologii`). */
  slug: z.string(),
  slugs: localizedSlugs,
  /** Path per locale without the locale's prefix, with slashes at both ends. */
  paths: localizedSlugs,
  title: z.string(),
  lead: z.string(),
  kind: z.enum(['information', 'legal', 'campaign', 'offer']),
});
export type CmsPageSummary = z.infer<typeof cmsPageSummary>;

/** Names a version of a legal text in addresses: the day since which it applies in Poland; `-2` for a second one of a day. */
export const legalVersionName = z.string().regex(/^\d{4}-\d{2}-\d{2}(-\d{1,2})?$/);

/** A version of a legal text. Source: readings.md, "Clocks kept by the worker" (in effect 7 days after publication). */
export const legalVersion = z.object({
  version: legalVersionName,
  state: z.enum(['coming', 'current', 'earlier']),
  publishedAt: instant,
  effectiveAt: instant,
  /** Since when the next one applies; null for the newest. */
  endsAt: instant.nullable(),
  /** What it changed. */
  summary: z.string().nullable(),
});
export type LegalVersion = z.infer<typeof legalVersion>;

export const cmsPage = cmsPageSummary.extend({
  /** The text of its sections, for modules that know no sections. */
  body: z.array(contentBlock),
  /** What the page is made of; a page without typed sections has one of kind `text`. Absent from an older API. */
  sections: z.array(sentSection).optional(),
  meta: z.object({
    title: z.string(),
    description: z.string(),
    keywords: z.string(),
    /** Path of the canonical page when it is another one; without the locale's prefix. */
    canonical: z.string().nullable(),
    /** Picture of link previews that staff chose; null or omitted: the shop draws one. */
    image: image.nullable().optional(),
  }),
  /** When a legal text takes effect; null for other pages. */
  effectiveAt: instant.nullable(),
  updatedAt: instant,
  /** Of a legal text: which version the body is. Omitted by an older API, and while a page has no versions. */
  version: legalVersionName.optional(),
  /** All published versions, the newest first. */
  versions: z.array(legalVersion).optional(),
});
export type CmsPage = z.infer<typeof cmsPage>;

export const redirect = z.object({
  id: z.string(),
  /** Path without origin, with the locale's prefix. */
  from: z.string(),
  to: z.string(),
  status: z.union([z.literal(301), z.literal(302), z.literal(410)]),
});
export type Redirect = z.infer<typeof redirect>;

/** GET /cms-pages. `sort`: title, slug. */
export const cmsPagesQuery = shortListQuery.extend({ kind: cmsPageSummary.shape.kind.optional() });

/** GET /cms-pages/{path}. `version`: another version of a legal text than the one in effect; 404 where there is none. */
export const cmsPageQuery = z.object({ version: legalVersionName.optional() });

/** GET /redirects. `from`: only this address. */
export const redirectsQuery = shortListQuery.extend({ from: z.string().max(300).optional() });
