import { useHttp } from '@aksamit/module-sdk/http';
import { formatDateTime, useTranslate } from '@aksamit/module-sdk/i18n';
import { useHref, usePageContext } from '@aksamit/module-sdk/lifecycle';
import { useQuery } from '@aksamit/module-sdk/query';
import { EmptyState, LinkButton } from '@aksamit/ui';
import { ListFilters } from '../../../staff-kit/list/list-filters';
import { StaffContent } from '../../../staff-kit/list/list-style';
import { RecordList } from '../../../staff-kit/list/record-list';
import { StaffHeading } from '../../../staff-kit/list/staff-heading';
import { type ListAddress, useListAddress } from '../../../staff-kit/list/use-list-address';
import { Loaded } from '../../../states/loaded';
import { articleListQuery, PER_PAGE } from '../api/article-calls';
import { authorOptions, categoryOptions, type Option } from '../api/article-options';
import { NEW_ARTICLE } from '../new-article-id';
import { ArticleState } from './article-state';

const NAMES = ['q', 'state', 'categoryId', 'authorId'] as const;
type Name = (typeof NAMES)[number];
const STATES = ['draft', 'planned', 'published'] as const;

const toFilter = ({ id, label }: Option) => ({ value: id, label });

/** What is written of the blog, public or not. */
export function ArticleList() {
  const t = useTranslate();
  const href = useHref();
  const http = useHttp();
  const { locale } = usePageContext();
  const list = useListAddress(NAMES);
  const { data: categories = [] } = useQuery(categoryOptions(http, locale));
  const { data: authors = [] } = useQuery(authorOptions(http));
  return (
    <StaffContent>
      <StaffHeading
        title={t('staff.articles.title')}
        actions={
          <>
            <LinkButton variant="secondary" href={href('panel/staff-offer-list', { kind: 'article-authors' })}>
              {t('staff.articles.authors')}
            </LinkButton>
            <LinkButton variant="secondary" href={href('panel/staff-offer-list', { kind: 'article-categories' })}>
              {t('staff.articles.categories')}
            </LinkButton>
            <LinkButton href={href('panel/staff-article', { id: NEW_ARTICLE })}>{t('staff.articles.new')}</LinkButton>
          </>
        }
      />
      <ListFilters
        label={t('staff.articles.filters')}
        list={list}
        fields={[
          { kind: 'search', name: 'q', label: t('staff.articles.search') },
          {
            kind: 'choice',
            name: 'state',
            label: t('staff.articles.state'),
            options: STATES.map((value) => ({ value, label: t(`staff.articles.states.${value}`) })),
          },
          {
            kind: 'choice',
            name: 'categoryId',
            label: t('staff.articles.category'),
            options: categories.map(toFilter),
          },
          { kind: 'choice', name: 'authorId', label: t('staff.articles.author'), options: authors.map(toFilter) },
        ]}
        views="articles"
      />
      <Rows list={list} categories={categories} authors={authors} />
    </StaffContent>
  );
}

interface RowsProps {
  list: ListAddress<Name>;
  categories: readonly Option[];
  authors: readonly Option[];
}

const nameIn = (options: readonly Option[], id: string) => options.find((option) => option.id === id)?.label ?? '';

function Rows({ list, categories, authors }: RowsProps) {
  const t = useTranslate();
  const href = useHref();
  const { locale } = usePageContext();
  const articles = useQuery(articleListQuery(useHttp(), list.query));
  return (
    <Loaded query={articles} failedTitle={t('staff.articles.listFailed')} height="24rem">
      {({ articles: rows, total }) => (
        <RecordList
          caption={t('staff.articles.title')}
          list={list}
          columns={[
            { key: 'title', label: t('staff.articles.fields.title'), sort: 'title' },
            { key: 'category', label: t('staff.articles.category') },
            { key: 'author', label: t('staff.articles.author') },
            { key: 'state', label: t('staff.articles.state') },
            { key: 'publishedAt', label: t('staff.articles.publishedAt'), sort: 'publishedAt' },
            { key: 'editedAt', label: t('staff.articles.editedAt'), sort: 'editedAt' },
          ]}
          rows={rows.map((row) => ({
            key: row.id,
            href: href('panel/staff-article', { id: row.id }),
            cells: [
              row.title[locale] || row.title.pl || row.code,
              nameIn(categories, row.categoryId),
              nameIn(authors, row.authorId),
              <ArticleState key="state" state={row.state} publishAt={row.publishAt} />,
              row.state === 'draft' ? '' : formatDateTime(row.publishedAt, locale),
              row.editedAt === null ? '' : formatDateTime(row.editedAt, locale),
            ],
          }))}
          total={total}
          perPage={PER_PAGE}
          empty={<EmptyState title={t('staff.articles.emptyTitle')} text={t('staff.records.emptyText')} />}
          isLoading={articles.isPlaceholderData}
        />
      )}
    </Loaded>
  );
}
