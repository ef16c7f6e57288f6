import { useHttp } from '@aksamit/module-sdk/http';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import type { LoadInput, LoadResult } from '@aksamit/module-sdk/lifecycle';
import { useHref, usePageContext, usePagedAddresses, usePageHead } from '@aksamit/module-sdk/lifecycle';
import { definePage } from '@aksamit/module-sdk/pages';
import { useQuery } from '@aksamit/module-sdk/query';
import { pagedAddresses, useSearchParams } from '@aksamit/module-sdk/router';
import { articleCategoriesQuery } from '../features/articles/api/get-article-categories';
import { articleListQuery } from '../features/articles/api/get-articles';
import { articleListHead } from '../features/articles/article-list-head';
import { blogFeeds } from '../features/articles/blog-feeds';
import { ArticleListView } from '../features/articles/components/article-list-view';
import { BlogFrame } from '../features/articles/components/blog-frame';
import { pageNumber } from '../features/articles/page-number';

export default definePage({
  name: 'blog',
  layout: 'plain',
  rendering: 'public',
  islands: true,
  patterns: { pl: ['/blog/'], en: ['/blog/'] },
  query: ['page'],
  load,
  component: BlogPage,
});

async function load({ http, queryClient, context, t, setHead }: LoadInput): Promise<LoadResult> {
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
}

/** All articles, newest first. */
export function BlogPage() {
  const t = useTranslate();
  const context = usePageContext();
  const brand = context.market.brand.name;
  const href = useHref();
  const http = useHttp();
  const [search] = useSearchParams();
  const page = pageNumber(search.get('page'));
  const categories = useQuery(articleCategoriesQuery(http));
  const list = useQuery(articleListQuery(http, { page }));
  const address = href('content/blog');
  const trail = [
    { label: t('links.home'), href: href('content/home') },
    { label: t('blog.title'), href: address },
  ];
  usePageHead({
    title: page > 1 ? t('blog.metaTitlePage', { page, brand }) : t('blog.metaTitle', { brand }),
    description: t('blog.metaDescription'),
    ...usePagedAddresses('content/blog', page),
    ...articleListHead(list.data, { ...context, trail, page }),
    feeds: blogFeeds(address, t('blog.feed', { brand })),
  });
  return (
    <BlogFrame title={t('blog.title')} lead={t('blog.lead')} categories={categories.data ?? []}>
      <ArticleListView list={list} page={page} address={address} />
    </BlogFrame>
  );
}
