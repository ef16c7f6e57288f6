import type { StaffOpinion, StaffSalon } from '@aksamit/contracts/staff';
import { useHttp } from '@aksamit/module-sdk/http';
import { formatDate, useLocaleFormats, useTranslate } from '@aksamit/module-sdk/i18n';
import { useQuery } from '@aksamit/module-sdk/query';
import { Badge, EmptyState, Stack, Stars, Text } from '@aksamit/ui';
import { Star } from 'lucide-react';
import { useState } from 'react';
import { ListFilters } from '../../../staff-kit/list/list-filters';
import { StaffContent } from '../../../staff-kit/list/list-style';
import { RecordList } from '../../../staff-kit/list/record-list';
import { StaffHeading } from '../../../staff-kit/list/staff-heading';
import { type ListAddress, useListAddress } from '../../../staff-kit/list/use-list-address';
import { salonNamesOf } from '../../../staff-kit/salons/use-salon-names';
import { Loaded } from '../../../states/loaded';
import { opinionsQuery } from '../api/opinions';
import { STATUSES, statusOf } from '../opinion-actions';
import { OpinionButtons } from './opinion-buttons';
import { ReplyDialog } from './reply-dialog';

const NAMES = ['status', 'locationId'] as const;
/** As the API pages. */
const PER_PAGE = 24;
const TONES = { pending: 'warning', published: 'success', rejected: 'neutral' } as const;

/** Opinions of customers: those that wait first, each published, refused or answered where it stands. */
export function OpinionList({ salons, userId }: { salons: readonly StaffSalon[]; userId: string }) {
  const t = useTranslate();
  const list = useListAddress(NAMES);
  const { status, ...query } = list.query;
  const known = statusOf(status ?? '');
  const opinions = useQuery(opinionsQuery(useHttp(), { ...query, ...(known ? { status: known } : {}) }));
  return (
    <StaffContent>
      <StaffHeading title={t('staff.opinions.title')} />
      <ListFilters
        label={t('staff.opinions.filters')}
        list={list}
        fields={[
          {
            kind: 'choice',
            name: 'status',
            label: t('staff.opinions.status'),
            options: STATUSES.map((value) => ({ value, label: t(`staff.opinions.statuses.${value}`) })),
          },
          {
            kind: 'choice',
            name: 'locationId',
            label: t('staff.opinions.ofSalon'),
            options: salons.map(({ id, name }) => ({ value: id, label: name })),
          },
        ]}
        views="opinions"
      />
      <Loaded query={opinions} failedTitle={t('staff.opinions.failed')} height="24rem">
        {(data) => <Opinions {...data} list={list} salons={salons} userId={userId} isLoading={opinions.isFetching} />}
      </Loaded>
    </StaffContent>
  );
}

interface OpinionsProps {
  opinions: readonly StaffOpinion[];
  total: number;
  list: ListAddress<(typeof NAMES)[number]>;
  salons: readonly StaffSalon[];
  userId: string;
  isLoading: boolean;
}

function Opinions({ opinions, total, list, salons, userId, isLoading }: OpinionsProps) {
  const t = useTranslate();
  const locale = useLocaleFormats();
  const [answering, setAnswering] = useState<StaffOpinion | null>(null);
  const names = salonNamesOf(salons);
  return (
    <>
      <RecordList
        caption={t('staff.opinions.title')}
        list={list}
        columns={[
          { key: 'author', label: t('staff.opinions.columns.author'), sort: 'rating' },
          { key: 'text', label: t('staff.opinions.columns.text'), isPlain: true },
          { key: 'date', label: t('staff.opinions.columns.date'), sort: 'createdAt' },
          { key: 'status', label: t('staff.opinions.status') },
          { key: 'actions', label: t('staff.opinions.columns.actions'), isPlain: true },
        ]}
        rows={opinions.map((opinion) => ({
          key: opinion.id,
          cells: [
            <Author key="author" opinion={opinion} />,
            <Words key="text" opinion={opinion} />,
            [formatDate(opinion.createdAt, locale), names.get(opinion.locationId ?? '')].filter(Boolean).join(', '),
            <Badge key="status" tone={TONES[opinion.status]}>
              {t(`staff.opinions.statuses.${opinion.status}`)}
            </Badge>,
            <OpinionButtons key="actions" opinion={opinion} onAnswer={() => setAnswering(opinion)} />,
          ],
        }))}
        total={total}
        perPage={PER_PAGE}
        isLoading={isLoading}
        empty={<EmptyState icon={<Star />} title={t('staff.opinions.none')} text={t('staff.opinions.noneText')} />}
      />
      <ReplyDialog opinion={answering} userId={userId} onClose={() => setAnswering(null)} />
    </>
  );
}

function Author({ opinion: { authorName, rating, verification } }: { opinion: StaffOpinion }) {
  const t = useTranslate();
  return (
    <Stack as="span" gap={1} align="flex-start">
      <span>{authorName}</span>
      <Stars rating={rating} label={t('staff.opinions.rating', { rating })} />
      <Text as="span" size="xs" tone="muted">
        {t(`staff.opinions.verifications.${verification}`)}
      </Text>
    </Stack>
  );
}

/** What the customer wrote, its translation, and the salon's reply in both languages. */
function Words({ opinion: { content, locale, translation, reply } }: { opinion: StaffOpinion }) {
  const t = useTranslate();
  return (
    <Stack gap={2}>
      <Text lang={locale} style={{ whiteSpace: 'pre-line' }}>
        {content}
      </Text>
      {translation === null ? null : (
        <Text size="sm" tone="muted" lang={locale === 'pl' ? 'en' : 'pl'}>
          {translation}
        </Text>
      )}
      {reply === null ? null : (
        <Text as="div" size="sm" tone="muted">
          <p>{t('staff.opinions.replied')}</p>
          <p lang="pl">{reply.pl}</p>
          <p lang="en">{reply.en}</p>
        </Text>
      )}
    </Stack>
  );
}
