import type { PageLoader } from '@aksamit/module-sdk/lifecycle';
import { pagedAddresses, pagePath } from '@aksamit/module-sdk/router';
import { withBrand } from '../document-head/with-brand';
import { articleQuery } from '../features/articles/api/get-article';
import { articleCategoriesQuery, findCategory } from '../features/articles/api/get-article-categories';
import { articleListQuery } from '../features/articles/api/get-articles';
import { pageNumber } from '../features/articles/page-number';
import { searchWords } from '../features/articles/search-words';
import { cmsPageQuery } from '../features/cms/api/get-cms-page';
import { cmsSlugOf } from '../features/cms/page-slug';
import { salonCitiesQuery } from '../features/home/api/get-salon-cities';
import { packagesQuery, popularTreatmentsQuery } from '../features/home/api/get-treatment-cards';
import { opinionCategoriesQuery, opinionsQuery } from '../features/opinions/api/get-opinions';
import { readOpinionFilter } from '../features/opinions/opinion-filter';
import { siteLinksQuery } from '../features/site-map/api/get-site-links';
import { textPages } from './text-pages';

const home: PageLoader = async ({ context, http, queryClient, t, setHead }) => {
  const brand = context.market.brand.name;
  setHead({ title: t('home.metaTitle', { brand }), description: t('home.metaDescription') });
  // Optional data of the page: when it fails, server and browser both start from "still loading".
  const optional = async (queryKey: readonly unknown[], fetching: Promise<unknown>) => {
    await fetching.catch(() => queryClient.removeQueries({ queryKey }));
  };
  const popular = popularTreatmentsQuery(http);
  const packages = packagesQuery(http);
  const cities = salonCitiesQuery(http);
  const articles = articleListQuery(http, { perPage: 3 });
  await Promise.all([
    optional(popular.queryKey, queryClient.fetchQuery(popular)),
    optional(packages.queryKey, queryClient.fetchQuery(packages)),
    optional(cities.queryKey, queryClient.fetchQuery(cities)),
    optional(articles.queryKey, queryClient.fetchQuery(articles)),
  ]);
  return { status: 200, cacheKeys: ['products', 'articles', 'locations'] };
};

const blog: PageLoader = async ({ http, queryClient, context, t, setHead }) => {
  const brand = context.market.brand.name;
  const page = pageNumber(context.query.page);
  const title = page > 1 ? t('blog.metaTitlePage', { page, brand }) : t('blog.metaTitle', { brand });
  const { locale, basePath } = context;
  const addresses = pagedAddresses(context.sitemap, { page: 'content/blog', locale, basePath }, page);
  setHead({ title, description: t('blog.metaDescription'), ...addresses });
  const [, list] = await Promise.all([
    queryClient.fetchQuery(articleCategoriesQuery(http)),
    queryClient.fetchQuery(articleListQuery(http, { page })),
  ]);
  const beyond = list.articles.length === 0 && page > 1;
  return { status: beyond ? 404 : 200, cacheKeys: ['articles'] };
};

const blogSearch: PageLoader = async ({ http, queryClient, context, t, setHead }) => {
  setHead({ title: t('blog.searchMetaTitle', { brand: context.market.brand.name }), robots: 'noindex' });
  const q = searchWords(context.query.q);
  await queryClient.fetchQuery(articleCategoriesQuery(http));
  if (q) await queryClient.fetchQuery(articleListQuery(http, { q }));
  return { status: 200, cacheKeys: ['articles'] };
};

const blogCategory: PageLoader = async ({ http, queryClient, context, t, setHead }) => {
  const slug = context.params.categorySlug ?? '';
  const page = pageNumber(context.query.page);
  const category = findCategory(await queryClient.fetchQuery(articleCategoriesQuery(http)), slug);
  if (!category) return { status: 404 };
  if (category.slug !== slug) return { redirect: `${context.basePath}/blog/${category.slug}/`, status: 301 };
  const params = { pl: { categorySlug: category.slugs.pl }, en: { categorySlug: category.slugs.en } };
  setHead({
    title: page > 1 ? `${category.name} – ${t('blog.pageNumber', { page })}` : category.name,
    description: category.description,
    ...pagedAddresses(context.sitemap, { ...context, page: 'content/blog-category', params }, page),
  });
  const list = await queryClient.fetchQuery(articleListQuery(http, { categorySlug: slug, page }));
  const beyond = list.articles.length === 0 && page > 1;
  return { status: beyond ? 404 : 200, cacheKeys: ['articles', `article-category:${category.id}`] };
};

const article: PageLoader = async ({ http, queryClient, context, setHead }) => {
  const found = await queryClient.fetchQuery(articleQuery(http, context.params.slug ?? ''));
  if (!found) return { status: 404 };
  const { categorySlug, slug } = context.params;
  const canonical = slug === found.slug && categorySlug === found.category.slug;
  if (!canonical) return { redirect: `${context.basePath}${found.href[context.locale]}`, status: 301 };
  const title = withBrand(found.metaTitle, context.market.brand.name);
  setHead({ title, description: found.metaDescription, alternates: found.href });
  return { status: 200, cacheKeys: [`article:${found.id}`] };
};

/** `/blog/artykul/{slug}/` answers 301 to `/blog/{category}/{slug}/`. Source: readings, "Who serves which path". */
const articleBySlug: PageLoader = async ({ http, queryClient, context }) => {
  const found = await queryClient.fetchQuery(articleQuery(http, context.params.slug ?? ''));
  if (!found) return { status: 404 };
  return { redirect: `${context.basePath}${found.href[context.locale]}`, status: 301 };
};

/** The opinions' page: those, and the text around them. */
const opinions: PageLoader = async (input) => {
  const { http, queryClient, context } = input;
  const filter = readOpinionFilter((name) => context.query[name]);
  const [list, text] = await Promise.all([
    queryClient.fetchQuery(opinionsQuery(http, filter)),
    cmsPage(input),
    queryClient.fetchQuery(opinionCategoriesQuery(http)),
    queryClient.fetchQuery(salonCitiesQuery(http)),
  ]);
  const isBeyond = list.opinions.length === 0 && filter.page > 1;
  return isBeyond ? { status: 404 } : text;
};

/** Records that pages of text show beside it. */
const shownBeside: Readonly<Record<string, readonly string[]>> = {
  opinions: ['opinions'],
  charity: ['charity-totals'],
};

const cmsPage: PageLoader = async ({ http, queryClient, context, setHead }) => {
  const { locale, basePath, sitemap } = context;
  const slug = cmsSlugOf({ name: context.page, params: context.params }, sitemap, locale);
  const found = await queryClient.fetchQuery(cmsPageQuery(http, slug));
  if (!found) return { status: 404 };
  const own = pagePath(sitemap, { page: 'content/cms-page', locale, basePath, params: { rest: slug } });
  const canonical = `${basePath}${found.paths[locale]}`;
  if (own !== undefined && own !== canonical) return { redirect: canonical, status: 301 };
  const canonicalPath = `${basePath}${found.meta.canonical ?? found.paths[locale]}`;
  const title = withBrand(found.meta.title, context.market.brand.name);
  setHead({ title, description: found.meta.description, canonicalPath, alternates: found.paths });
  return { status: 200, cacheKeys: [`cms-page:${found.id}`, 'cms-pages', ...(shownBeside[context.page] ?? [])] };
};

const siteMap: PageLoader = async ({ context, http, queryClient, t, setHead }) => {
  const brand = context.market.brand.name;
  setHead({ title: t('siteMap.metaTitle', { brand }), description: t('siteMap.metaDescription') });
  await Promise.all([
    queryClient.fetchQuery(siteLinksQuery(http)),
    queryClient.fetchQuery(articleCategoriesQuery(http)),
  ]);
  return { status: 200, cacheKeys: ['products', 'locations', 'articles', 'cms-pages'] };
};

/** Loaders by page name. */
export const loaders: Readonly<Record<string, PageLoader>> = {
  ...Object.fromEntries(Object.keys(textPages).map((name) => [name, cmsPage])),
  home,
  blog,
  'blog-search': blogSearch,
  'blog-category': blogCategory,
  article,
  'article-by-slug': articleBySlug,
  'site-map': siteMap,
  'cms-page': cmsPage,
  opinions,
};
