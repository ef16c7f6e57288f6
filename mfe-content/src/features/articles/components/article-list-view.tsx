import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useHref } from '@aksamit/module-sdk/lifecycle';
import { EmptyState, LinkButton, Stack } from '@aksamit/ui';
import { BookOpen } from 'lucide-react';
import { type FailedQuery, LoadFailure } from '../../../load-states/load-failure';
import type { ArticleTeaser } from '../api/article-teaser';
import { ARTICLES_PER_PAGE } from '../api/get-articles';
import { ArticleList } from './article-list';
import { ArticleListSkeleton } from './article-list-skeleton';
import { PageLinks } from './page-links';

export interface ArticleListViewProps {
  /** The list's query. */
  list: {
    data: { articles: ArticleTeaser[]; total: number } | undefined;
    isError: boolean;
  } & FailedQuery;
  page: number;
  /** Address of the first page. */
  address: string;
  /** Of a list without articles; default: those of a category. */
  emptyTitle?: string | undefined;
  emptyText?: string | undefined;
  /** Of the titles of articles in the page's outline; default 2. */
  headingLevel?: 2 | 3 | undefined;
}

/** A list of articles in each of its states: loading, failed, empty, loaded. */
export function ArticleListView({
  list,
  page,
  address,
  emptyTitle,
  emptyText,
  headingLevel = 2,
}: ArticleListViewProps) {
  const t = useTranslate();
  const href = useHref();
  if (!list.data) {
    return list.isError ? <LoadFailure query={list} /> : <ArticleListSkeleton count={6} />;
  }
  if (list.data.articles.length === 0) {
    return (
      <EmptyState
        title={emptyTitle ?? t('blog.emptyTitle')}
        text={emptyText ?? t('blog.emptyText')}
        icon={<BookOpen />}
        action={<LinkButton href={href('content/blog')}>{t('blog.backToAll')}</LinkButton>}
      />
    );
  }
  return (
    <Stack gap={10}>
      <ArticleList articles={list.data.articles} headingLevel={headingLevel} eagerCount={3} />
      <PageLinks page={page} total={list.data.total} perPage={ARTICLES_PER_PAGE} address={address} />
    </Stack>
  );
}
