import type { Order } from '@aksamit/contracts';
import { formatDateTime, useLocaleFormats, useTranslate } from '@aksamit/module-sdk/i18n';
import { Button, Card, Heading, Text } from '@aksamit/ui';
import { space } from '@aksamit/ui/theme';
import styled from '@emotion/styled';
import { CalendarPlus } from 'lucide-react';
import { orderContent } from '../order-content';
import { useCalendarFile } from '../use-calendar-file';
import { OrderLines } from './order-lines';

const Visits = styled.ul`
  display: grid;
  gap: ${space(3)};
  margin-block: ${space(4)};
  padding: 0;
  list-style: none;
`;

/** The order's content: the booked visits, with a calendar file, and the lines. */
export function OrderResult({ order }: { order: Order }) {
  const t = useTranslate();
  const { visits } = orderContent(order);
  return (
    <>
      {visits.length > 0 ? <BookedVisits order={order} /> : null}
      <Card as="section" aria-labelledby="ordered">
        <Heading level={2} size="md" id="ordered" style={{ marginBottom: '1rem' }}>
          {t('result.ordered')}
        </Heading>
        <OrderLines order={order} />
      </Card>
    </>
  );
}

function BookedVisits({ order }: { order: Order }) {
  const t = useTranslate();
  const locale = useLocaleFormats();
  const calendar = useCalendarFile(order.id);
  const { visits } = orderContent(order);
  return (
    <Card as="section" tone="blush" aria-labelledby="booked">
      <Heading level={2} size="md" id="booked">
        {t('result.visits', { count: visits.length })}
      </Heading>
      <Visits>
        {visits.map(({ id, name, startAt, city }) => (
          <li key={id}>
            <strong>{formatDateTime(startAt, locale)}</strong>
            {city ? `, ${city}` : null}
            <Text size="sm" tone="muted">
              {name}
            </Text>
          </li>
        ))}
      </Visits>
      <Button variant="secondary" size="sm" busy={calendar.isPending} onClick={() => calendar.mutate()}>
        {calendar.isPending ? null : <CalendarPlus aria-hidden="true" />}
        {t('result.calendar')}
      </Button>
    </Card>
  );
}
