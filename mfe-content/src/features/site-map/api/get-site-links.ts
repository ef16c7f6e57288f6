import type { ArticleSummary, CmsPageSummary, Location, ProductSummary } from '@aksamit/shared-kit/contracts';
import type { HttpClient } from '@aksamit/shared-kit/http';
import { queryOptions } from '@aksamit/shared-kit/query';

const MOST_PER_LIST = 100;

/** Everything with an address of its own, as names and slugs. */
export interface SiteLinks {
  products: { id: string; name: string; slug: string; gender: 'male' | 'female' }[];
  salons: { id: string; name: string; slug: string }[];
  articles: { id: string; title: string; href: { pl: string; en: string } }[];
  texts: { id: string; title: string; kind: CmsPageSummary['kind']; paths: { pl: string; en: string } }[];
}

/** GET /products, /locations, /articles, /cms-pages: what the site map links to. */
export function siteLinksQuery(http: HttpClient) {
  const query = { perPage: MOST_PER_LIST };
  return queryOptions({
    queryKey: ['site-links'],
    queryFn: async (): Promise<SiteLinks> => {
      const [products, salons, articles, texts] = await Promise.all([
        http.get<{ products: ProductSummary[] }>('/products', { query }),
        http.get<{ locations: Location[] }>('/locations', { query }),
        http.get<{ articles: ArticleSummary[] }>('/articles', { query }),
        http.get<{ cmsPages: CmsPageSummary[] }>('/cms-pages', { query }),
      ]);
      return {
        products: products.data.products.map(({ id, name, slug, gender }) => ({ id, name, slug, gender })),
        salons: salons.data.locations.map(({ id, name, slug }) => ({ id, name, slug })),
        articles: articles.data.articles.map(({ id, title, href }) => ({ id, title, href })),
        texts: texts.data.cmsPages.map(({ id, title, kind, paths }) => ({ id, title, kind, paths })),
      };
    },
  });
}
