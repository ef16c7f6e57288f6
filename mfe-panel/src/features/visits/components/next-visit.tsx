import type { Event } from '@aksamit/contracts';
import { useHttp } from '@aksamit/module-sdk/http';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useHref } from '@aksamit/module-sdk/lifecycle';
import { useQuery } from '@aksamit/module-sdk/query';
import { Card, EmptyState, Heading, Stack, Text } from '@aksamit/ui';
import { CalendarHeart } from 'lucide-react';
import { useState } from 'react';
import { VisitSkeleton } from '../../../states/content-skeletons';
import { Loaded } from '../../../states/loaded';
import { TreatmentsLink } from '../../../states/treatments-link';
import { boughtListQuery, visitListQuery } from '../api/get-visits';
import { groupVisits, toBook } from '../visit-rules';
import { CancelVisitDialog } from './cancel-visit-dialog';
import { NextBooking } from './next-booking';
import { VisitCard } from './visit-card';

/** Visits that are shown before "all visits". */
const SHOWN_AHEAD = 2;

/** The next step: the upcoming visits, else treatments to book, else the way to a first treatment. */
export function NextVisit({ userId }: { userId: string }) {
  const t = useTranslate();
  const visits = useQuery(visitListQuery(useHttp(), userId));
  const [asked, setAsked] = useState<Event | null>(null);
  return (
    <>
      <Loaded query={visits} failedTitle={t('visits.failedTitle')} skeleton={<VisitSkeleton />}>
        {({ events }) => {
          const { ahead } = groupVisits(events);
          return ahead.length > 0 ? <Ahead ahead={ahead} onCancel={setAsked} /> : <NothingAhead userId={userId} />;
        }}
      </Loaded>
      <CancelVisitDialog event={asked} onClose={() => setAsked(null)} />
    </>
  );
}

function Ahead({ ahead, onCancel }: { ahead: readonly Event[]; onCancel(event: Event): void }) {
  const t = useTranslate();
  const href = useHref();
  return (
    <>
      {ahead.slice(0, SHOWN_AHEAD).map((event) => (
        <VisitCard key={event.id} event={event} headingLevel={3} onCancel={() => onCancel(event)} />
      ))}
      {ahead.length > SHOWN_AHEAD ? (
        <a href={href('panel/visits')}>{t('dashboard.allVisits', { count: ahead.length })}</a>
      ) : null}
    </>
  );
}

function NothingAhead({ userId }: { userId: string }) {
  const t = useTranslate();
  const list = useQuery(boughtListQuery(useHttp(), userId));
  return (
    <Loaded query={list} failedTitle={t('treatments.failedTitle')} skeleton={<VisitSkeleton />}>
      {({ bought }) =>
        toBook(bought).length === 0 ? (
          <EmptyState
            headingLevel={3}
            icon={<CalendarHeart />}
            title={t('dashboard.nothingTitle')}
            text={t('dashboard.nothingText')}
            action={<TreatmentsLink />}
          />
        ) : (
          <Stack gap={3}>
            {toBook(bought).map((entry) => (
              <Card key={entry.id} tone="blush">
                <Stack direction="row" gap={4} style={{ justifyContent: 'space-between' }}>
                  <Stack gap={1} style={{ flex: '1 1 14rem' }}>
                    <Heading level={3} size="sm">
                      {entry.product.name}
                    </Heading>
                    <Text size="sm">{t('treatments.leftToBook', { count: entry.leftCount })}</Text>
                  </Stack>
                  <NextBooking bought={entry} />
                </Stack>
              </Card>
            ))}
          </Stack>
        )
      }
    </Loaded>
  );
}
