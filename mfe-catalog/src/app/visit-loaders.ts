import type { PageLoader } from '@aksamit/shared-kit/lifecycle';
import { pagePath } from '@aksamit/shared-kit/router';
import { salonQuery } from '../features/salons/api/get-salon';
import { salonCityListQuery, salonListQuery } from '../features/salons/api/list-salons';
import { searchQuery } from '../features/search/api/search-site';
import { missingLetters, searchWords } from '../features/search/search-rules';
import { categoryListQuery } from '../features/treatments/api/list-categories';
import { categoryOfSlug } from '../features/treatments/category-rules';

/** All salons, or those of a city. */
export const salonsLoader: PageLoader = async ({ context, http, queryClient }) => {
  await Promise.all([
    queryClient.fetchQuery(salonListQuery(http, { city: context.query.city || undefined })),
    queryClient.prefetchQuery(salonCityListQuery(http)),
  ]);
  return { status: 200, cacheKeys: ['locations'] };
};

/** A salon or a category's salons: 301 to its own address from another language's slug, 404 when it is neither. */
export const salonLoader: PageLoader = async ({ context, http, queryClient }) => {
  const { slug = '' } = context.params;
  const salon = await queryClient.fetchQuery(salonQuery(http, slug));
  const category = salon ? undefined : categoryOfSlug(await queryClient.fetchQuery(categoryListQuery(http)), slug);
  const shown = salon ?? category;
  if (!shown) return { status: 404, cacheKeys: ['locations'] };
  if (shown.slug !== slug) {
    const { sitemap, locale, basePath } = context;
    const redirect = pagePath(sitemap, { page: 'catalog/salon', locale, basePath, params: { slug: shown.slug } });
    if (redirect) return { redirect, status: 301 };
  }
  if (category) await queryClient.fetchQuery(salonListQuery(http, { category: category.code }));
  return { status: 200, cacheKeys: ['locations', ...(salon ? [`location:${salon.id}`] : [])] };
};

/** Results of a search; none are asked for while letters are missing. */
export const searchLoader: PageLoader = async ({ context, http, queryClient }) => {
  const words = searchWords(context.query.q ?? null);
  if (missingLetters(words) === 0) await queryClient.prefetchQuery(searchQuery(http, words));
  return { status: 200, cacheKeys: ['products', 'articles', 'locations'] };
};
