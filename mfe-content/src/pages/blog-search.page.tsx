import { useHttp } from '@aksamit/module-sdk/http';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import type { LoadInput, LoadResult } from '@aksamit/module-sdk/lifecycle';
import { useHref, usePageContext, usePageHead } from '@aksamit/module-sdk/lifecycle';
import { definePage } from '@aksamit/module-sdk/pages';
import { useQuery } from '@aksamit/module-sdk/query';
import { useSearchParams } from '@aksamit/module-sdk/router';
import { articleCategoriesQuery } from '../features/articles/api/get-article-categories';
import { articleListQuery } from '../features/articles/api/get-articles';
import { ArticleListView } from '../features/articles/components/article-list-view';
import { BlogFrame } from '../features/articles/components/blog-frame';
import { pageNumber } from '../features/articles/page-number';
import { searchWords } from '../features/articles/search-words';

export default definePage({
  name: 'blog-search',
  layout: 'plain',
  rendering: 'public',
  islands: true,
  patterns: { pl: ['/blog/szukaj/'], en: ['/blog/search/'] },
  query: ['q', 'page'],
  indexed: false,
  load,
  component: BlogSearchPage,
});

async function load({ http, queryClient, context, t, setHead }: LoadInput): Promise<LoadResult> {
  setHead({ title: t('blog.searchMetaTitle', { brand: context.market.brand.name }), robots: 'noindex' });
  const q = searchWords(context.query.q);
  await queryClient.fetchQuery(articleCategoriesQuery(http));
  if (!q) return { status: 200, cacheKeys: ['articles'] };
  const page = pageNumber(context.query.page);
  const list = await queryClient.fetchQuery(articleListQuery(http, { q, page }));
  const isBeyond = list.articles.length === 0 && page > 1;
  return { status: isBeyond ? 404 : 200, cacheKeys: ['articles'] };
}

/** Articles that hold the words asked for. */
export function BlogSearchPage() {
  const t = useTranslate();
  const brand = usePageContext().market.brand.name;
  const href = useHref();
  const http = useHttp();
  const [search] = useSearchParams();
  const q = searchWords(search.get('q'));
  const categories = useQuery(articleCategoriesQuery(http));
  const page = pageNumber(search.get('page'));
  const list = useQuery({ ...articleListQuery(http, { q, page }), enabled: q !== '' });
  const address = href('content/blog-search');
  usePageHead({ title: t('blog.searchMetaTitle', { brand }), canonicalPath: address, robots: 'noindex' });
  const found = list.data?.total;
  const lead = q === '' || found === undefined ? t('blog.searchLead') : t('blog.searchFound', { q, count: found });
  return (
    <BlogFrame title={t('blog.searchTitle')} lead={lead} categories={categories.data ?? []} q={q} key={q}>
      {q === '' ? null : (
        <ArticleListView
          list={list}
          page={page}
          address={`${address}?${new URLSearchParams({ q })}`}
          emptyTitle={t('blog.searchEmptyTitle')}
          emptyText={t('blog.searchEmptyText')}
        />
      )}
    </BlogFrame>
  );
}
