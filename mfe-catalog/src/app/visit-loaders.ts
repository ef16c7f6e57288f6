import type { PageLoader } from '@aksamit/module-sdk/lifecycle';
import { pagePath } from '@aksamit/module-sdk/router';
import { salonQuery } from '../features/salons/api/get-salon';
import { salonCityListQuery, salonListQuery } from '../features/salons/api/list-salons';
import { cityAsked } from '../features/salons/city-rules';
import { searchQuery } from '../features/search/api/search-site';
import { missingLetters, searchWords } from '../features/search/search-rules';
import { categoryListQuery } from '../features/treatments/api/list-categories';
import { categoryOfSlug } from '../features/treatments/category-rules';
import { recordHead } from './record-head';

/** All salons, or those of a city. */
export const salonsLoader: PageLoader = async ({ context, http, queryClient, t, setHead }) => {
  setHead({ title: t('salons.metaTitle'), description: t('salons.metaDescription') });
  await Promise.all([
    queryClient.fetchQuery(salonListQuery(http, { city: cityAsked(context.query.city) })),
    queryClient.prefetchQuery(salonCityListQuery(http)),
  ]);
  return { status: 200, cacheKeys: ['locations'] };
};

/** A salon or a category's salons: 301 to its own address from another language's slug, 404 when it is neither. */
export const salonLoader: PageLoader = async ({ context, http, queryClient, t, setHead }) => {
  const { slug = '' } = context.params;
  const salon = await queryClient.fetchQuery(salonQuery(http, slug));
  const category = salon ? undefined : categoryOfSlug(await queryClient.fetchQuery(categoryListQuery(http)), slug);
  const shown = salon ?? category;
  if (salon) {
    const { metaTitle, metaDescription, description } = salon.locale;
    setHead(recordHead(context, 'catalog/salon', { ...salon, lead: description, metaTitle, metaDescription }));
  } else if (category) {
    const title = t('salons.ofCategory', { name: category.name });
    const texts = { lead: '', metaTitle: title, metaDescription: t('salons.metaDescription') };
    setHead(recordHead(context, 'catalog/salon', { ...category, ...texts }));
  } else setHead({ title: t('missing.salonTitle') });
  if (!shown) return { status: 404, cacheKeys: ['locations'] };
  if (shown.slug !== slug) {
    const { sitemap, locale, basePath } = context;
    const redirect = pagePath(sitemap, { page: 'catalog/salon', locale, basePath, params: { slug: shown.slug } });
    if (redirect) return { redirect, status: 301 };
  }
  if (category) await queryClient.fetchQuery(salonListQuery(http, { category: category.code }));
  return { status: 200, cacheKeys: ['locations', ...(salon ? [`location:${salon.id}`] : [])] };
};

/** Results of a search; requests none while letters are missing. */
export const searchLoader: PageLoader = async ({ context, http, queryClient, t, setHead }) => {
  const words = searchWords(context.query.q ?? null);
  const isEnough = missingLetters(words) === 0;
  setHead({ title: isEnough ? t('search.titleFor', { q: words }) : t('search.title'), robots: 'noindex' });
  if (isEnough) await queryClient.prefetchQuery(searchQuery(http, words));
  return { status: 200, cacheKeys: ['products', 'articles', 'locations'] };
};
