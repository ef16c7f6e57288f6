import { shareImage } from '@aksamit/contracts/structured-data';
import type { LoadInput, LoadResult } from '@aksamit/module-sdk/lifecycle';
import { pagePath } from '@aksamit/module-sdk/router';
import { withBrand } from '../document-head/with-brand';
import { cmsPageQuery } from '../features/cms/api/get-cms-page';
import { cmsSlugOf } from '../features/cms/page-slug';
import { readVersion } from '../features/legal/legal-address';
import { sectionCacheKeys } from '../sections/section-kinds';

/** Records that pages of text show beside it. */
const shownBeside: Readonly<Record<string, readonly string[]>> = {
  opinions: ['opinions'],
  charity: ['charity-totals'],
};

/** Loads the text of a page that is a record of the API; 301 to the text's own address, 404 where there is none. */
export async function loadCmsText({ http, queryClient, context, setHead }: LoadInput): Promise<LoadResult> {
  const { locale, basePath, sitemap } = context;
  const slug = cmsSlugOf({ name: context.page, params: context.params }, sitemap, locale);
  const found = await queryClient.fetchQuery(cmsPageQuery(http, slug, readVersion(context.query.version)));
  if (!found) return { status: 404 };
  const own = pagePath(sitemap, { page: 'content/cms-page', locale, basePath, params: { rest: slug } });
  const canonical = `${basePath}${found.paths[locale]}`;
  if (own !== undefined && own !== canonical) return { redirect: canonical, status: 301 };
  const canonicalPath = `${basePath}${found.meta.canonical ?? found.paths[locale]}`;
  const title = withBrand(found.meta.title, context.market.brand.name);
  const { description, keywords, image } = found.meta;
  const picture = image ? { image: shareImage(image) } : {};
  const version = found.versions?.find((each) => each.version === found.version);
  const robots = version && version.state !== 'current' ? ({ robots: 'noindex' } as const) : {};
  setHead({ title, description, keywords, canonicalPath, alternates: found.paths, ...picture, ...robots });
  const shown = new Set([...(shownBeside[context.page] ?? []), ...sectionCacheKeys(found.sections)]);
  return { status: 200, cacheKeys: [`cms-page:${found.id}`, 'cms-pages', 'promo-bars', ...shown] };
}
