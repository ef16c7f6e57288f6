import { useHttp } from '@aksamit/module-sdk/http';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useHref, usePageContext } from '@aksamit/module-sdk/lifecycle';
import { useQuery } from '@aksamit/module-sdk/query';
import { EmptyState, LinkButton } from '@aksamit/ui';
import { type FilterField, ListFilters } from '../../../staff-kit/list/list-filters';
import { RecordList } from '../../../staff-kit/list/record-list';
import { StaffHeading } from '../../../staff-kit/list/staff-heading';
import { type ListAddress, useListAddress } from '../../../staff-kit/list/use-list-address';
import { useOptionName } from '../../../staff-kit/record-form/components/option-name';
import { ReferenceSearch } from '../../../staff-kit/record-form/components/reference-search';
import type { ReferenceName } from '../../../staff-kit/record-form/reference-names';
import { isListed, listedQuery } from '../../../staff-kit/record-form/references';
import { Loaded } from '../../../states/loaded';
import type { RecordsPage } from '../api/record-calls';
import { PER_PAGE, recordListQuery } from '../api/record-queries';
import type { KindFilter, StaffRecordKind } from '../record-kind';
import { useAmount } from '../use-amount';
import { useKindAddresses } from '../use-kind-addresses';
import { NEW } from './record-view';

/** Records of a kind with search and filters. */
export function KindList({ kind, user }: { kind: StaffRecordKind; user: { id: string; role: string } }) {
  const t = useTranslate();
  const href = useHref();
  const { recordOf } = useKindAddresses(kind);
  const names = [...(kind.isSearched ? ['q'] : []), ...kind.filters.map(({ name }) => name)];
  const list = useListAddress<string>(names);
  const records = useQuery(recordListQuery(useHttp(), kind, list.query));
  const canWrite = kind.editors.includes(user.role);
  const Tool = kind.listTool;
  const searched = kind.filters.filter((filter) => filter.kind === 'reference' && !isListed(filter.to));
  return (
    <>
      <StaffHeading
        title={t(`staff.records.kinds.${kind.slug}.many`)}
        {...(kind.addresses ? {} : { back: { href: href('panel/staff-offer'), label: t('staff.records.title') } })}
        actions={
          canWrite ? <LinkButton href={recordOf(NEW)}>{t(`staff.records.kinds.${kind.slug}.new`)}</LinkButton> : null
        }
      />
      {Tool && canWrite ? <Tool userId={user.id} /> : null}
      <Filters kind={kind} list={list} />
      {searched.map((filter) =>
        filter.kind === 'reference' ? (
          <SearchedFilter key={filter.name} name={filter.name} to={filter.to} list={list} />
        ) : null,
      )}
      <Loaded query={records} failedTitle={t('staff.records.listFailed')} height="24rem">
        {(page) => <Rows kind={kind} list={list} page={page} isLoading={records.isPlaceholderData} />}
      </Loaded>
    </>
  );
}

interface RowsProps {
  kind: StaffRecordKind;
  list: ListAddress<string>;
  page: RecordsPage;
  isLoading: boolean;
}

function Rows({ kind, list, page, isLoading }: RowsProps) {
  const t = useTranslate();
  const { recordOf } = useKindAddresses(kind);
  const money = useAmount();
  const { locale } = usePageContext();
  const tools = { t, locale, money };
  return (
    <RecordList
      caption={t(`staff.records.kinds.${kind.slug}.many`)}
      list={list}
      columns={kind.columns.map(({ key, sort, isNumber }) => ({
        key,
        label: t(`staff.records.fields.${key}`),
        ...(sort === undefined ? {} : { sort }),
        ...(isNumber === undefined ? {} : { isNumber }),
      }))}
      rows={page.records.map((record) => ({
        key: record.id,
        href: recordOf(record.id),
        cells: kind.columns.map(({ cell }) => cell(record, tools)),
      }))}
      total={page.total}
      perPage={PER_PAGE}
      empty={<EmptyState title={t('staff.records.emptyTitle')} text={t('staff.records.emptyText')} />}
      isLoading={isLoading}
    />
  );
}

function Filters({ kind, list }: { kind: StaffRecordKind; list: ListAddress<string> }) {
  const t = useTranslate();
  const options = useReferenceOptions(kind.filters);
  const fields = kind.filters.flatMap((filter): FilterField<string>[] => {
    const { name } = filter;
    const label = t(`staff.records.fields.${name}`);
    if (filter.kind === 'reference') {
      return isListed(filter.to) ? [{ kind: 'choice', name, label, options: options(filter.to) }] : [];
    }
    const values = filter.kind === 'switch' ? ['true', 'false'] : filter.options;
    const texts = filter.kind === 'switch' ? 'switch' : (filter.words ?? `options.${name}`);
    const words = (value: string) => t(`staff.records.${texts}.${value}`);
    return [{ kind: 'choice', name, label, options: values.map((value) => ({ value, label: words(value) })) }];
  });
  const search: FilterField<string>[] = kind.isSearched
    ? [{ kind: 'search', name: 'q', label: t('staff.records.search') }]
    : [];
  return (
    <ListFilters
      label={t('staff.records.filters')}
      list={list}
      fields={[...search, ...fields]}
      views={`offer-${kind.slug}`}
    />
  );
}

/** Choices of the filters by other records, once they are loaded. */
function useReferenceOptions(filters: readonly KindFilter[]) {
  const http = useHttp();
  const { locale } = usePageContext();
  const [first, second] = filters.flatMap((filter) =>
    filter.kind === 'reference' && isListed(filter.to) ? [filter.to] : [],
  );
  const one = useQuery({ ...listedQuery(http, first ?? 'markets', locale), enabled: first !== undefined });
  const other = useQuery({ ...listedQuery(http, second ?? 'markets', locale), enabled: second !== undefined });
  return (to: ReferenceName) =>
    ((to === first ? one.data : other.data) ?? []).map(({ id, label }) => ({ value: id, label }));
}

/** A filter by a record that is found by its name. */
function SearchedFilter({ name, to, list }: { name: string; to: ReferenceName; list: ListAddress<string> }) {
  const t = useTranslate();
  const id = list.values[name] ?? '';
  const chosen = useOptionName(to, id);
  return (
    <div>
      <ReferenceSearch
        to={to}
        label={t(`staff.records.fields.${name}`)}
        hint={id === '' ? undefined : t('staff.records.chosen', { name: chosen })}
        chosen={id}
        onChoose={(next) => list.change({ [name]: next })}
      />
      {id === '' ? null : (
        <LinkButton variant="quiet" size="sm" href={list.addressOf({ values: { [name]: '' } })}>
          {t('staff.records.showAll')}
        </LinkButton>
      )}
    </div>
  );
}
