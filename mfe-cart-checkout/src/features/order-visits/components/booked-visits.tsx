import { useTranslate } from '@aksamit/module-sdk/i18n';
import { Button, Card, Heading, LinkButton, Stack } from '@aksamit/ui';
import { space } from '@aksamit/ui/theme';
import styled from '@emotion/styled';
import { CalendarPlus } from 'lucide-react';
import type { ShownVisit } from '../shown-visits';
import { useCalendarFile } from '../use-calendar-file';
import { VisitFacts } from './visit-facts';

const Visits = styled.ul`
  display: grid;
  gap: ${space(5)};
  margin-block: ${space(4)};
  padding: 0;
  list-style: none;
`;

interface BookedVisitsProps {
  orderId: string;
  visits: readonly ShownVisit[];
  /** Page on which they are moved and canceled; null: an older API cannot. */
  changeAddress: string | null;
}

/** Each visit of an order with when, where and the way there; their calendar file, and the page to change them. */
export function BookedVisits({ orderId, visits, changeAddress }: BookedVisitsProps) {
  const t = useTranslate();
  const calendar = useCalendarFile(orderId);
  return (
    <Card as="section" tone="blush" aria-labelledby="booked">
      <Heading level={2} size="md" id="booked">
        {t('result.visits', { count: visits.length })}
      </Heading>
      <Visits>
        {visits.map((visit) => (
          <li key={visit.id}>
            <VisitFacts visit={visit} />
          </li>
        ))}
      </Visits>
      <Stack direction="row" gap={3}>
        <Button variant="secondary" size="sm" busy={calendar.isPending} onClick={() => calendar.mutate()}>
          {calendar.isPending ? null : <CalendarPlus aria-hidden="true" />}
          {t('result.calendar')}
        </Button>
        {changeAddress === null ? null : (
          <LinkButton variant="secondary" size="sm" href={changeAddress}>
            {t('orderVisits.change')}
          </LinkButton>
        )}
      </Stack>
    </Card>
  );
}
