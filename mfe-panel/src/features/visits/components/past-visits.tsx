import type { Event, OrderProduct } from '@aksamit/contracts';
import { useLocaleFormats, useTranslate } from '@aksamit/module-sdk/i18n';
import { Badge, Stack, Text } from '@aksamit/ui';
import { tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';
import { firstOfTreatments } from '../rebooking';
import { visitMoment } from '../visit-time';
import { RebookLink } from './rebook-link';
import { TherapistOf } from './therapist-of';

const List = styled.ul`
  padding: 0;
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.surface};
  list-style: none;

  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0.25rem 1rem;
    padding: 0.875rem 1.125rem;
  }
  & > li + li {
    border-top: 1px solid ${tokens.color.border};
  }
`;

const tones = { done: 'success', noShow: 'warning', refused: 'neutral', canceled: 'neutral' } as const;

const toneOf = (status: Event['doneStatus']) =>
  status === 'active' || status === 'waiting' ? ('neutral' as const) : tones[status];

export interface PastVisitsProps {
  events: readonly Event[];
  /** What the customer bought; undefined while it is not known: nothing can be booked again yet. */
  bought: readonly OrderProduct[] | undefined;
}

/** Visits that are over or were canceled, the latest first, each with its outcome; the last of a treatment can be booked again. */
export function PastVisits({ events, bought }: PastVisitsProps) {
  const t = useTranslate();
  const locale = useLocaleFormats();
  const latest = firstOfTreatments(events);
  return (
    <List>
      {events.map((event) => (
        <li key={event.id}>
          <div>
            <strong>{event.product.name}</strong>
            <Text size="sm" tone="muted">
              <time dateTime={event.startAt}>{visitMoment(event.startAt, locale)}</time> · {event.location.name}
            </Text>
            {event.doneStatus === 'done' ? <TherapistOf event={event} /> : null}
            {event.doneStatus === 'canceled' ? <Text size="sm">{t('visits.canceledMessage')}</Text> : null}
            {event.doneStatus === 'noShow' ? <Text size="sm">{t('visits.noShowMessage')}</Text> : null}
            {event.doneStatus === 'refused' ? <Text size="sm">{t('visits.refusedMessage')}</Text> : null}
          </div>
          <Stack direction="row" gap={3} align="center">
            <Badge tone={toneOf(event.doneStatus)}>{t(`visits.status.${event.doneStatus}`)}</Badge>
            {bought && latest.has(event.id) ? <RebookLink event={event} bought={bought} /> : null}
          </Stack>
        </li>
      ))}
    </List>
  );
}
