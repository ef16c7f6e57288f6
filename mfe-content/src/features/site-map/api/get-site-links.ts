import type { CmsPageSummary } from '@aksamit/contracts';
import { callApi } from '@aksamit/module-sdk/api';
import type { HttpClient } from '@aksamit/module-sdk/http';
import { queryOptions } from '@aksamit/module-sdk/query';

/** Everything with an address of its own, as names and slugs. */
export interface SiteLinks {
  products: { id: string; name: string; slug: string; gender: 'male' | 'female' }[];
  bundles: { id: string; name: string; slug: string }[];
  offers: { id: string; name: string; slug: string; variant: 'special' | 'flexy' }[];
  salons: { id: string; name: string; slug: string }[];
  authors: { id: string; name: string; slug: string }[];
  articles: { id: string; title: string; href: { pl: string; en: string } }[];
  texts: { id: string; title: string; kind: CmsPageSummary['kind']; paths: { pl: string; en: string } }[];
}

/** GET /sitemap: what the site map links to. */
export function siteLinksQuery(http: HttpClient) {
  return queryOptions({
    queryKey: ['site-links'],
    queryFn: async (): Promise<SiteLinks> => {
      const { sitemap } = (await callApi(http, 'GET /sitemap')).data;
      return {
        products: sitemap.products.map(({ id, name, slug, gender }) => ({ id, name, slug, gender })),
        bundles: sitemap.bundles.map(({ id, name, slug }) => ({ id, name, slug })),
        offers: sitemap.offers.map(({ id, name, slug, variant }) => ({ id, name, slug, variant })),
        salons: sitemap.locations.map(({ id, name, slug }) => ({ id, name, slug })),
        authors: (sitemap.articleAuthors ?? []).map(({ id, name, slug }) => ({ id, name, slug })),
        articles: sitemap.articles.map(({ id, title, href }) => ({ id, title, href })),
        texts: sitemap.cmsPages.map(({ id, title, kind, paths }) => ({ id, title, kind, paths })),
      };
    },
  });
}
