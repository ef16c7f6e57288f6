import type { Event } from '@aksamit/shared-kit/contracts';
import { useHttp } from '@aksamit/shared-kit/http';
import { useTranslate } from '@aksamit/shared-kit/i18n';
import { useHref } from '@aksamit/shared-kit/lifecycle';
import { useQuery } from '@aksamit/shared-kit/query';
import { EmptyState, Heading, LinkButton, Stack } from '@aksamit/shared-kit/ui';
import { CalendarHeart } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Loaded } from '../../../states/loaded';
import { visitListQuery, waitingListQuery } from '../api/get-visits';
import { groupVisits } from '../visit-rules';
import { CancelVisitDialog } from './cancel-visit-dialog';
import { PastVisits } from './past-visits';
import { VisitCard } from './visit-card';
import { WaitingPlaces } from './waiting-places';

export interface VisitSectionsProps {
  userId: string;
  /** From 1. */
  page: number;
}

/** All visits of a customer: ahead, waiting for a place, done, canceled. */
export function VisitSections({ userId, page }: VisitSectionsProps) {
  const t = useTranslate();
  const http = useHttp();
  const visits = useQuery(visitListQuery(http, userId, page));
  const waiting = useQuery(waitingListQuery(http, userId));
  const [asked, setAsked] = useState<Event | null>(null);
  return (
    <>
      <Loaded query={visits} failedTitle={t('visits.failedTitle')} height="20rem">
        {({ events, pages }) => (
          <VisitGroups events={events} page={page} pages={pages} onCancel={setAsked}>
            <WaitingPlaces places={waiting.data ?? []} onLeave={setAsked} />
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
  onCancel(event: Event): void;
  /** Stands after what is ahead. */
  children: ReactNode;
}

function VisitGroups({ events, page, pages, onCancel, children }: VisitGroupsProps) {
  const t = useTranslate();
  const href = useHref();
  const { ahead, done, canceled } = groupVisits(events);
  const treatments = `${href('panel/visits')}?tab=treatments`;
  return (
    <>
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
            action={<LinkButton href={treatments}>{t('visits.emptyAction')}</LinkButton>}
          />
        ) : null}
      </Stack>
      {children}
      {(['done', 'canceled'] as const).map((group) => {
        const listed = group === 'done' ? done : canceled;
        return listed.length === 0 ? null : (
          <Stack key={group} as="section" gap={4} aria-labelledby={`visits-${group}`}>
            <Heading level={2} size="md" id={`visits-${group}`}>
              {t(`visits.${group}`)}
            </Heading>
            <PastVisits events={listed} />
          </Stack>
        );
      })}
      {page < pages ? (
        <LinkButton variant="secondary" size="sm" href={`${href('panel/visits')}?page=${page + 1}`}>
          {t('visits.older')}
        </LinkButton>
      ) : null}
    </>
  );
}
