import { useHttp } from '@aksamit/module-sdk/http';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import type { LoadInput, LoadResult } from '@aksamit/module-sdk/lifecycle';
import { useHref, usePageContext, usePagedAddresses, usePageHead, usePageParams } from '@aksamit/module-sdk/lifecycle';
import { definePage } from '@aksamit/module-sdk/pages';
import { useQuery } from '@aksamit/module-sdk/query';
import { pagedAddresses, useSearchParams } from '@aksamit/module-sdk/router';
import {
  type ArticleCategoryLink,
  articleCategoriesQuery,
  findCategory,
} from '../features/articles/api/get-article-categories';
import { articleListQuery } from '../features/articles/api/get-articles';
import { articleListHead } from '../features/articles/article-list-head';
import { blogFeeds } from '../features/articles/blog-feeds';
import { ArticleListView } from '../features/articles/components/article-list-view';
import { BlogFrame } from '../features/articles/components/blog-frame';
import { pageNumber } from '../features/articles/page-number';
import { NotFoundPage } from './not-found-page';

export default definePage({
  name: 'blog-category',
  layout: 'plain',
  rendering: 'public',
  islands: true,
  patterns: { pl: ['/blog/:categorySlug/'], en: ['/blog/:categorySlug/'] },
  query: ['page'],
  example: { params: { categorySlug: 'technologia' } },
  load,
  component: BlogCategoryPage,
});

async function load({ http, queryClient, context, t, setHead }: LoadInput): Promise<LoadResult> {
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
}

function CategoryArticles({
  category,
  categories,
}: {
  category: ArticleCategoryLink;
  categories: readonly ArticleCategoryLink[];
}) {
  const t = useTranslate();
  const context = usePageContext();
  const brand = context.market.brand.name;
  const href = useHref();
  const http = useHttp();
  const [search] = useSearchParams();
  const page = pageNumber(search.get('page'));
  const list = useQuery(articleListQuery(http, { categorySlug: category.slug, page }));
  const address = href('content/blog-category', { categorySlug: category.slug });
  const trail = [
    { label: t('links.home'), href: href('content/home') },
    { label: t('blog.title'), href: href('content/blog') },
    { label: category.name, href: address },
  ];
  const title = t('blog.categoryMetaTitle', { name: category.name, brand });
  usePageHead({
    title: page > 1 ? `${title} – ${t('blog.pageNumber', { page })}` : title,
    description: category.description,
    ...usePagedAddresses('content/blog-category', page, {
      pl: { categorySlug: category.slugs.pl },
      en: { categorySlug: category.slugs.en },
    }),
    ...articleListHead(list.data, { ...context, trail, page }),
    feeds: blogFeeds(href('content/blog'), t('blog.feed', { brand })),
  });
  return (
    <BlogFrame title={category.name} lead={category.description} categories={categories} current={category.slug}>
      <ArticleListView list={list} page={page} address={address} />
    </BlogFrame>
  );
}

/** Articles of one category. */
export function BlogCategoryPage() {
  const t = useTranslate();
  const http = useHttp();
  const { categorySlug = '' } = usePageParams();
  const categories = useQuery(articleCategoriesQuery(http));
  const href = useHref();
  if (!categories.data) {
    return (
      <BlogFrame title={t('blog.title')} lead={t('blog.lead')} categories={[]}>
        <ArticleListView
          list={{ ...categories, data: undefined }}
          page={1}
          address={href('content/blog-category', { categorySlug })}
        />
      </BlogFrame>
    );
  }
  const category = findCategory(categories.data, categorySlug);
  return category ? <CategoryArticles category={category} categories={categories.data} /> : <NotFoundPage />;
}
