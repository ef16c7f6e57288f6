import type { AuditLogEntry, StaffSalon } from '@aksamit/contracts/staff';
import { addDays } from '@aksamit/contracts/store-time';
import { useHttp } from '@aksamit/module-sdk/http';
import { formatSortableDateTime, type Translate, useTranslate } from '@aksamit/module-sdk/i18n';
import { useQuery } from '@aksamit/module-sdk/query';
import { EmptyState, LinkButton } from '@aksamit/ui';
import { ScrollText } from 'lucide-react';
import { ListFilters } from '../../../staff-kit/list/list-filters';
import { StaffContent } from '../../../staff-kit/list/list-style';
import { RecordList } from '../../../staff-kit/list/record-list';
import { StaffHeading } from '../../../staff-kit/list/staff-heading';
import { type ListAddress, useListAddress } from '../../../staff-kit/list/use-list-address';
import { type SalonNames, salonNamesOf } from '../../../staff-kit/salons/use-salon-names';
import { storeInstant } from '../../../staff-kit/store-time';
import { Loaded } from '../../../states/loaded';
import { type AuditRequest, auditLogQuery } from '../api/get-audit-log';
import { SUBJECT_KINDS } from '../audit-words';
import { Deed } from './deed';

const NAMES = ['subjectKind', 'subjectId', 'actorId', 'locationId', 'from', 'to', 'reads'] as const;
type Name = (typeof NAMES)[number];
/** As the API pages. */
const PER_PAGE = 24;
const DATE = /^\d{4}-\d{2}-\d{2}$/;

/** Reads and previews are left out unless they are asked: they are most of the log, and changes are what is looked for. */
function requestOf({ values, page }: Pick<ListAddress<Name>, 'values' | 'page'>): AuditRequest {
  const { subjectKind, subjectId, actorId, locationId, from, to, reads } = values;
  return {
    ...(subjectKind === '' ? {} : { subjectKind }),
    ...(subjectId === '' ? {} : { subjectId }),
    ...(actorId === '' ? {} : { actorId }),
    ...(locationId === '' ? {} : { locationId }),
    ...(DATE.test(from) ? { from: storeInstant(from, 0) } : {}),
    ...(DATE.test(to) ? { to: storeInstant(addDays(to, 1), 0) } : {}),
    ...(reads === 'true' ? {} : { changesOnly: 'true' }),
    ...(page === 1 ? {} : { page }),
  };
}

/** What people of the staff did: who, what, when. */
export function AuditList({ salons }: { salons: readonly StaffSalon[] }) {
  const t = useTranslate();
  const list = useListAddress(NAMES);
  const entries = useQuery(auditLogQuery(useHttp(), requestOf(list)));
  return (
    <StaffContent>
      <StaffHeading title={t('staff.audit.title')} />
      <AuditFilters list={list} salons={salons} />
      {list.values.actorId === '' ? null : (
        <LinkButton size="sm" variant="secondary" href={list.addressOf({ values: { actorId: '' } })}>
          {t('staff.audit.everybody')}
        </LinkButton>
      )}
      {list.values.subjectId === '' ? null : (
        <LinkButton size="sm" variant="secondary" href={list.addressOf({ values: { subjectId: '' } })}>
          {t('staff.audit.everything')}
        </LinkButton>
      )}
      <Loaded query={entries} failedTitle={t('staff.audit.failed')} height="24rem">
        {(data) => <Entries {...data} list={list} salonNames={salonNamesOf(salons)} isLoading={entries.isFetching} />}
      </Loaded>
    </StaffContent>
  );
}

interface AuditFiltersProps {
  list: ListAddress<Name>;
  salons: readonly StaffSalon[];
}

function AuditFilters({ list, salons }: AuditFiltersProps) {
  const t = useTranslate();
  return (
    <ListFilters
      label={t('staff.audit.filters')}
      list={list}
      fields={[
        {
          kind: 'choice',
          name: 'subjectKind',
          label: t('staff.audit.subject'),
          options: SUBJECT_KINDS.map((value) => ({ value, label: t(`staff.audit.kinds.${value}`) })),
        },
        {
          kind: 'choice',
          name: 'locationId',
          label: t('staff.audit.inSalon'),
          options: salons.map(({ id, name }) => ({ value: id, label: name })),
        },
        { kind: 'date', name: 'from', label: t('staff.audit.from') },
        { kind: 'date', name: 'to', label: t('staff.audit.to') },
        {
          kind: 'choice',
          name: 'reads',
          label: t('staff.audit.reads'),
          options: [{ value: 'true', label: t('staff.audit.withReads') }],
          otherwise: t('staff.audit.withoutReads'),
        },
      ]}
      views="audit"
    />
  );
}

interface EntriesProps {
  entries: readonly AuditLogEntry[];
  total: number;
  list: ListAddress<Name>;
  salonNames: SalonNames;
  isLoading: boolean;
}

function Entries({ entries, total, list, salonNames, isLoading }: EntriesProps) {
  const t = useTranslate();
  return (
    <RecordList
      caption={t('staff.audit.title')}
      list={list}
      columns={[
        { key: 'at', label: t('staff.audit.columns.at') },
        { key: 'who', label: t('staff.audit.columns.who') },
        { key: 'what', label: t('staff.audit.columns.what') },
        { key: 'salon', label: t('staff.audit.columns.salon') },
      ]}
      rows={entries.map((entry) => ({
        key: entry.id,
        cells: [
          formatSortableDateTime(entry.at),
          <a key="who" href={list.addressOf({ values: { actorId: entry.actor.id } })}>
            {actorOf(entry, t)}
          </a>,
          <Deed key="what" entry={entry} />,
          salonNames.get(entry.locationId ?? '') ?? '',
        ],
      }))}
      total={total}
      perPage={PER_PAGE}
      isLoading={isLoading}
      empty={<EmptyState icon={<ScrollText />} title={t('staff.audit.none')} text={t('staff.audit.noneText')} />}
    />
  );
}

/** The person, with the key of another system that acted in their name. */
function actorOf({ actor, apiKey }: AuditLogEntry, t: Translate): string {
  const who = `${actor.name ?? t('staff.audit.gone')} (${t(`staff.audit.roles.${actor.role}`)})`;
  return apiKey === null ? who : t('staff.audit.byKey', { who, key: apiKey.name });
}
