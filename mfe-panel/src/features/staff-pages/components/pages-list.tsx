import { useHttp } from '@aksamit/module-sdk/http';
import { formatDateTime, useLocaleFormats, useTranslate } from '@aksamit/module-sdk/i18n';
import { useHref, usePageContext } from '@aksamit/module-sdk/lifecycle';
import { useQuery } from '@aksamit/module-sdk/query';
import { Badge, EmptyState, LinkButton, Stack } from '@aksamit/ui';
import { type FilterField, ListFilters } from '../../../staff-kit/list/list-filters';
import { RecordList } from '../../../staff-kit/list/record-list';
import { StaffHeading } from '../../../staff-kit/list/staff-heading';
import { type ListAddress, useListAddress } from '../../../staff-kit/list/use-list-address';
import { Loaded } from '../../../states/loaded';
import { PER_PAGE, pageListQuery } from '../api/page-calls';
import { NEW } from '../new-page-id';
import { pageAddress } from '../page-address';

type FilterName = 'q' | 'kind' | 'enabled';
const FILTERS: readonly FilterName[] = ['q', 'kind', 'enabled'];
const KINDS = ['information', 'campaign', 'offer'];

/** Pages whose text is a record, with their state and who changed them. */
export function PagesList() {
  const t = useTranslate();
  const href = useHref();
  const list = useListAddress(FILTERS);
  const pages = useQuery(pageListQuery(useHttp(), list.query));
  return (
    <>
      <StaffHeading
        title={t('staff.sitePages.title')}
        actions={<LinkButton href={href('panel/staff-site-page', { id: NEW })}>{t('staff.sitePages.new')}</LinkButton>}
      />
      <Filters list={list} />
      <Loaded query={pages} failedTitle={t('staff.sitePages.listFailed')} height="24rem">
        {({ pages: rows, total }) => (
          <Rows list={list} pages={rows} total={total} isLoading={pages.isPlaceholderData} />
        )}
      </Loaded>
    </>
  );
}

function Filters({ list }: { list: ListAddress<FilterName> }) {
  const t = useTranslate();
  const choice = (name: 'kind' | 'enabled', values: readonly string[]): FilterField<FilterName> => ({
    kind: 'choice',
    name,
    label: t(`staff.sitePages.filters.${name}`),
    options: values.map((value) => ({ value, label: t(`staff.sitePages.filterOptions.${name}.${value}`) })),
  });
  return (
    <ListFilters
      label={t('staff.sitePages.filters.label')}
      list={list}
      fields={[
        { kind: 'search', name: 'q', label: t('staff.sitePages.filters.q') },
        choice('kind', KINDS),
        choice('enabled', ['true', 'false']),
      ]}
      views="site-pages"
    />
  );
}

type ListedPage = NonNullable<
  Awaited<ReturnType<NonNullable<ReturnType<typeof pageListQuery>['queryFn']>>>
>['pages'][number];

interface RowsProps {
  list: ListAddress<FilterName>;
  pages: readonly ListedPage[];
  total: number;
  isLoading: boolean;
}

function Rows({ list, pages, total, isLoading }: RowsProps) {
  const t = useTranslate();
  const href = useHref();
  const { locale } = usePageContext();
  const column = (key: string, sort?: string) => ({
    key,
    label: t(`staff.sitePages.columns.${key}`),
    ...(sort === undefined ? {} : { sort }),
  });
  return (
    <RecordList
      caption={t('staff.sitePages.title')}
      list={list}
      columns={[
        column('title', 'title'),
        column('address', 'address'),
        column('state'),
        column('changed', 'changedAt'),
      ]}
      rows={pages.map((page) => ({
        key: page.id,
        href: href('panel/staff-site-page', { id: page.id }),
        cells: [
          page.title[locale],
          pageAddress(page, locale),
          <PageState key="state" page={page} />,
          [formatDateTime(page.changedAt, locale), page.changedBy].filter(Boolean).join(', '),
        ],
      }))}
      total={total}
      perPage={PER_PAGE}
      empty={<EmptyState title={t('staff.sitePages.emptyTitle')} text={t('staff.sitePages.emptyText')} />}
      isLoading={isLoading}
    />
  );
}

/** Whether visitors see a page, and whether a draft of it waits. */
export function PageState({ page }: { page: Pick<ListedPage, 'enabled' | 'hasDraft' | 'publishAt'> }) {
  const t = useTranslate();
  const locale = useLocaleFormats();
  return (
    <Stack direction="row" gap={2}>
      <Badge tone={page.enabled ? 'success' : 'neutral'}>
        {t(`staff.sitePages.states.${page.enabled ? 'public' : 'hidden'}`)}
      </Badge>
      {page.publishAt ? (
        <Badge tone="neutral">
          {t('staff.sitePages.states.planned', { at: formatDateTime(page.publishAt, locale) })}
        </Badge>
      ) : page.hasDraft ? (
        <Badge tone="neutral">{t('staff.sitePages.states.draft')}</Badge>
      ) : null}
    </Stack>
  );
}
