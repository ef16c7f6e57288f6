import type { CharityEntry, StaffSalon } from '@aksamit/contracts/staff';
import { formatMonth } from '@aksamit/module-sdk/dates';
import { newIdempotencyKey, useHttp } from '@aksamit/module-sdk/http';
import { formatDate, useLocaleFormats, useTranslate } from '@aksamit/module-sdk/i18n';
import { useMoney } from '@aksamit/module-sdk/lifecycle';
import { useMutation, useQuery, useQueryClient } from '@aksamit/module-sdk/query';
import { Badge, Button, EmptyState, Notice, Stack, Text } from '@aksamit/ui';
import { PawPrint } from 'lucide-react';
import { useState } from 'react';
import { usePressOnce } from '../../../forms/use-press-once';
import { messageOfError } from '../../../requests/message-of-error';
import { ListFilters } from '../../../staff-kit/list/list-filters';
import { StaffContent } from '../../../staff-kit/list/list-style';
import { RecordList } from '../../../staff-kit/list/record-list';
import { StaffHeading } from '../../../staff-kit/list/staff-heading';
import { type ListAddress, useListAddress } from '../../../staff-kit/list/use-list-address';
import { salonNamesOf } from '../../../staff-kit/salons/use-salon-names';
import { Loaded } from '../../../states/loaded';
import { changeEntry, entriesQuery } from '../api/charity';
import { CharityMonths } from './charity-months';
import { EntryDialog } from './entry-dialog';
import { ExclusionDialog } from './exclusion-dialog';

const NAMES = ['locationId', 'status', 'month'] as const;
const STATUSES = ['counted', 'disqualified'] as const;
const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;
/** As the API pages. */
const PER_PAGE = 24;
/** Months that the filter offers. */
const MONTHS_BACK = 12;

/** The last months, the newest first, as `YYYY-MM`. */
function lastMonths(now: Date): string[] {
  return Array.from({ length: MONTHS_BACK }, (_, back) => {
    const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 1));
    return month.toISOString().slice(0, 'YYYY-MM'.length);
  });
}

/** The charity campaign: reviews that count, and the sums of months. */
export function EntryList({ salons, userId }: { salons: readonly StaffSalon[]; userId: string }) {
  const t = useTranslate();
  const list = useListAddress(NAMES);
  const [isAdding, setAdding] = useState(false);
  const { status, month, ...query } = list.query;
  const known = STATUSES.find((one) => one === status);
  const entries = useQuery(
    entriesQuery(useHttp(), {
      ...query,
      ...(known ? { status: known } : {}),
      ...(month !== undefined && MONTH.test(month) ? { month } : {}),
    }),
  );
  return (
    <StaffContent>
      <StaffHeading
        title={t('staff.charity.title')}
        actions={<Button onClick={() => setAdding(true)}>{t('staff.charity.add')}</Button>}
      />
      <EntryFilters list={list} salons={salons} />
      <Loaded query={entries} failedTitle={t('staff.charity.failed')} height="20rem">
        {(data) => <Entries {...data} list={list} salons={salons} isLoading={entries.isFetching} />}
      </Loaded>
      <CharityMonths />
      <EntryDialog isOpen={isAdding} salons={salons} userId={userId} onClose={() => setAdding(false)} />
    </StaffContent>
  );
}

interface EntryFiltersProps {
  list: ListAddress<(typeof NAMES)[number]>;
  salons: readonly StaffSalon[];
}

function EntryFilters({ list, salons }: EntryFiltersProps) {
  const t = useTranslate();
  const locale = useLocaleFormats();
  return (
    <ListFilters
      label={t('staff.charity.filters')}
      list={list}
      fields={[
        {
          kind: 'choice',
          name: 'month',
          label: t('staff.charity.month'),
          options: lastMonths(new Date()).map((month) => ({ value: month, label: formatMonth(month, locale) })),
        },
        {
          kind: 'choice',
          name: 'locationId',
          label: t('staff.charity.ofSalon'),
          options: salons.map(({ id, name }) => ({ value: id, label: name })),
        },
        {
          kind: 'choice',
          name: 'status',
          label: t('staff.charity.status'),
          options: STATUSES.map((value) => ({ value, label: t(`staff.charity.statuses.${value}`) })),
        },
      ]}
      views="charity"
    />
  );
}

interface EntriesProps extends EntryFiltersProps {
  entries: readonly CharityEntry[];
  total: number;
  isLoading: boolean;
}

function Entries({ entries, total, list, salons, isLoading }: EntriesProps) {
  const t = useTranslate();
  const locale = useLocaleFormats();
  const money = useMoney();
  const names = salonNamesOf(salons);
  const [excluding, setExcluding] = useState<CharityEntry | null>(null);
  return (
    <>
      <RecordList
        caption={t('staff.charity.title')}
        list={list}
        columns={[
          { key: 'name', label: t('staff.charity.columns.name') },
          { key: 'salon', label: t('staff.charity.columns.salon') },
          { key: 'posted', label: t('staff.charity.columns.posted'), sort: 'postedAt' },
          { key: 'amount', label: t('staff.charity.columns.amount'), sort: 'amount', isNumber: true },
          { key: 'status', label: t('staff.charity.status') },
          { key: 'actions', label: t('staff.charity.columns.actions'), isPlain: true },
        ]}
        rows={entries.map((entry) => ({
          key: entry.id,
          cells: [
            <Reviewer key="name" entry={entry} />,
            names.get(entry.locationId) ?? entry.locationId,
            formatDate(entry.postedAt, locale),
            money(entry.amount, 'PLN'),
            <EntryState key="status" entry={entry} />,
            <EntryButton key="actions" entry={entry} onExclude={() => setExcluding(entry)} />,
          ],
        }))}
        total={total}
        perPage={PER_PAGE}
        isLoading={isLoading}
        empty={<EmptyState icon={<PawPrint />} title={t('staff.charity.none')} text={t('staff.charity.noneText')} />}
      />
      <ExclusionDialog entry={excluding} onClose={() => setExcluding(null)} />
    </>
  );
}

function Reviewer({ entry: { reviewerName, reviewUrl, rating } }: { entry: CharityEntry }) {
  const t = useTranslate();
  return (
    <Stack as="span" gap={1} align="flex-start">
      {reviewUrl === null ? (
        <span>{reviewerName}</span>
      ) : (
        <a href={reviewUrl} target="_blank" rel="noopener noreferrer">
          {reviewerName}
        </a>
      )}
      <Text as="span" size="xs" tone="muted">
        {t('staff.charity.rated', { rating })}
      </Text>
    </Stack>
  );
}

function EntryState({ entry: { status, reason } }: { entry: CharityEntry }) {
  const t = useTranslate();
  return (
    <Stack as="span" gap={1} align="flex-start">
      <Badge tone={status === 'counted' ? 'success' : 'neutral'}>{t(`staff.charity.statuses.${status}`)}</Badge>
      {reason === null ? null : (
        <Text as="span" size="xs" tone="muted">
          {reason}
        </Text>
      )}
    </Stack>
  );
}

/** Leaves an entry out of the sum, after its reason, or counts it again. */
function EntryButton({ entry, onExclude }: { entry: CharityEntry; onExclude(): void }) {
  const t = useTranslate();
  const http = useHttp();
  const queryClient = useQueryClient();
  const name = entry.reviewerName;
  const counting = useMutation({
    mutationFn: () => changeEntry(http, { id: entry.id, body: { status: 'counted' } }, newIdempotencyKey()),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['staffCharityEntries'] }),
  });
  const countOnce = usePressOnce(counting);
  if (entry.status === 'counted') {
    return (
      <Button
        size="sm"
        variant="secondary"
        style={{ whiteSpace: 'nowrap' }}
        aria-label={t('staff.charity.excludeNamed', { name })}
        onClick={onExclude}
      >
        {t('staff.charity.exclude')}
      </Button>
    );
  }
  return (
    <Stack gap={2}>
      <Button
        size="sm"
        variant="secondary"
        aria-label={t('staff.charity.countNamed', { name })}
        busy={counting.isPending}
        onClick={() => countOnce()}
      >
        {t('staff.charity.count')}
      </Button>
      {counting.error ? (
        <Notice tone="alert" announce="assertive">
          {messageOfError(counting.error, t)}
        </Notice>
      ) : null}
    </Stack>
  );
}
