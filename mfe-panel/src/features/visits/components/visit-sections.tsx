import type { Event, OrderProduct } from '@aksamit/contracts';
import { useHttp } from '@aksamit/module-sdk/http';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useHref } from '@aksamit/module-sdk/lifecycle';
import { useQuery } from '@aksamit/module-sdk/query';
import { EmptyState, Heading, LinkButton, Stack } from '@aksamit/ui';
import { CalendarHeart } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { VisitSkeleton } from '../../../states/content-skeletons';
import { ListPages, PastTheEnd } from '../../../states/list-pages';
import { Loaded } from '../../../states/loaded';
import { boughtListQuery, visitListQuery, waitingListQuery } from '../api/get-visits';
import { groupVisits } from '../visit-rules';
import { CancelVisitDialog } from './cancel-visit-dialog';
import { PastVisits } from './past-visits';
import { VisitCard } from './visit-card';
import { WaitingFailed, WaitingPlaces } from './waiting-places';

export interface VisitSectionsProps {
  userId: string;
  /** From 1. */
  page: number;
}

/** All visits of a customer: upcoming, on the waiting list, done, canceled. */
export function VisitSections({ userId, page }: VisitSectionsProps) {
  const t = useTranslate();
  const http = useHttp();
  const visits = useQuery(visitListQuery(http, userId, page));
  const waiting = useQuery(waitingListQuery(http, userId));
  const purchases = useQuery(boughtListQuery(http, userId));
  // Where they cannot be loaded a treatment is still to be bought again.
  const bought = purchases.data?.bought ?? (purchases.isError ? [] : undefined);
  const [asked, setAsked] = useState<Event | null>(null);
  return (
    <>
      <Loaded query={visits} failedTitle={t('visits.failedTitle')} skeleton={<VisitSkeleton />}>
        {({ events, pages }) => (
          <VisitGroups events={events} page={page} pages={pages} bought={bought} onCancel={setAsked}>
            {waiting.data ? <WaitingPlaces entries={waiting.data} onLeave={setAsked} /> : null}
            {!waiting.data && waiting.isError ? (
              <WaitingFailed isBusy={waiting.isFetching} onRetry={() => void waiting.refetch()} />
            ) : null}
          </VisitGroups>
        )}
      </Loaded>
      <CancelVisitDialog event={asked} onClose={() => setAsked(null)} />
    </>
  );
}

interface VisitGroupsProps {
  events: readonly Event[];
  page: number;
  pages: number;
  bought: readonly OrderProduct[] | undefined;
  onCancel(event: Event): void;
  /** Stands after what is ahead. */
  children: ReactNode;
}

function VisitGroups({ events, page, pages, bought, onCancel, children }: VisitGroupsProps) {
  const t = useTranslate();
  const href = useHref();
  const { ahead, done, canceled } = groupVisits(events);
  const address = href('panel/visits');
  if (events.length === 0 && page > 1)
    return (
      <PastTheEnd
        icon={<CalendarHeart />}
        title={t('visits.pastTheEnd')}
        href={address}
        action={t('visits.toNewest')}
      />
    );
  // Upcoming visits come first: a further page without any does not mention them.
  const showsAhead = page === 1 || ahead.length > 0;
  return (
    <>
      {showsAhead ? (
        <Stack as="section" gap={4} aria-labelledby="visits-ahead">
          <Heading level={2} size="md" id="visits-ahead">
            {t('visits.ahead')}
          </Heading>
          {ahead.map((event) => (
            <VisitCard key={event.id} event={event} headingLevel={3} onCancel={() => onCancel(event)} />
          ))}
          {ahead.length === 0 ? (
            <EmptyState
              headingLevel={3}
              icon={<CalendarHeart />}
              title={t('visits.emptyTitle')}
              text={t('visits.emptyText')}
              action={<LinkButton href={`${address}?tab=treatments`}>{t('visits.emptyAction')}</LinkButton>}
            />
          ) : null}
        </Stack>
      ) : null}
      {page === 1 ? children : null}
      {(['done', 'canceled'] as const).map((group) => {
        const listed = group === 'done' ? done : canceled;
        return listed.length === 0 ? null : (
          <Stack key={group} as="section" gap={4} aria-labelledby={`visits-${group}`}>
            <Heading level={2} size="md" id={`visits-${group}`}>
              {t(`visits.${group}`)}
            </Heading>
            <PastVisits events={listed} bought={bought} />
          </Stack>
        );
      })}
      <ListPages
        page={page}
        last={pages}
        addressOf={(number) => `${address}?page=${number}`}
        label={t('visits.pages')}
      />
    </>
  );
}
