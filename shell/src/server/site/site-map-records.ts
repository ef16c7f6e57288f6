import { z } from 'zod';

const localized = z.object({ pl: z.string(), en: z.string() });
// An older API returns edit times of few records, and of no categories.
const edited = z.object({ updatedAt: z.string().nullable().optional() });
const named = edited.extend({ id: z.string().optional(), slugs: localized });

/** The part of GET /sitemap that the page server uses. */
export const siteMapRecords = z.object({
  data: z.object({
    sitemap: z.object({
      products: z.array(named.extend({ gender: z.string() })),
      bundles: z.array(named),
      offers: z.array(named.extend({ variant: z.string() })),
      locations: z.array(named),
      /** Kinds of treatment with the salons that do them. */
      salonCategories: z.array(named.extend({ locationIds: z.array(z.string()) })).default([]),
      articleCategories: z.array(named).default([]),
      /** Authors with pages of their own. */
      articleAuthors: z.array(named).default([]),
      articles: z.array(edited.extend({ id: z.string().optional(), href: localized })),
      cmsPages: z.array(edited.extend({ paths: localized })),
    }),
  }),
});
/** Records with pages of their own. */
export type SiteMapRecords = z.infer<typeof siteMapRecords>['data']['sitemap'];
