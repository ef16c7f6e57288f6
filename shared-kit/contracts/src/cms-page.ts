/** Pages whose text is a record. Source: content-and-business-rules.md section 2 ("Page content records"). */
import { z } from 'zod';
import { contentBlock } from './article';
import { instant, localizedSlugs, shortListQuery } from './envelope';
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
  }),
  /** When a legal text takes effect; null for other pages. */
  effectiveAt: instant.nullable(),
  updatedAt: instant,
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

/** GET /redirects. `from`: only this address. */
export const redirectsQuery = shortListQuery.extend({ from: z.string().max(300).optional() });
