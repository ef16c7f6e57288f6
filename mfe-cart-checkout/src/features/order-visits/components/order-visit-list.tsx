import type { Event } from '@aksamit/contracts';
import { useLocaleFormats, useTranslate } from '@aksamit/module-sdk/i18n';
import { Button, Card, LinkButton, Stack, Text } from '@aksamit/ui';
import { space } from '@aksamit/ui/theme';
import styled from '@emotion/styled';
import { useState } from 'react';
import { visitMoment } from '../visit-moment';
import { CancelVisitDialog } from './cancel-visit-dialog';
import { VisitFacts } from './visit-facts';
import { WhyFixed } from './visit-states';

const List = styled.ul`
  display: grid;
  gap: ${space(4)};
  padding: 0;
  list-style: none;
`;

interface OrderVisitListProps {
  orderId: string;
  events: readonly Event[];
  /** Page on which a visit gets another time, also a canceled one. */
  moveAddress(eventId: string): string;
}

/** The visits of an order, each with its actions, or why it has none. */
export function OrderVisitList({ orderId, events, moveAddress }: OrderVisitListProps) {
  const [asked, setAsked] = useState<Event | null>(null);
  return (
    <>
      <List>
        {events.map((event) => (
          <li key={event.id}>
            <Card>
              <Stack gap={4}>
                <VisitFacts visit={{ ...event, name: event.product.name, city: event.location.city }} />
                {event.canChange ? (
                  <VisitActions event={event} moveAddress={moveAddress(event.id)} onCancel={() => setAsked(event)} />
                ) : (
                  <>
                    <Text size="sm" tone="muted">
                      <WhyFixed event={event} />
                    </Text>
                    {event.canBookAgain ? <BookAgain event={event} address={moveAddress(event.id)} /> : null}
                  </>
                )}
              </Stack>
            </Card>
          </li>
        ))}
      </List>
      <CancelVisitDialog orderId={orderId} event={asked} onClose={() => setAsked(null)} />
    </>
  );
}

/** Leads to the choice of another time for the treatment of a canceled visit. */
function BookAgain({ event, address }: { event: Event; address: string }) {
  const t = useTranslate();
  return (
    <div>
      <LinkButton size="sm" href={address} aria-label={t('orderVisits.bookAgainNamed', { name: event.product.name })}>
        {t('orderVisits.bookAgain')}
      </LinkButton>
    </div>
  );
}

interface VisitActionsProps {
  event: Event;
  moveAddress: string;
  onCancel(): void;
}

function VisitActions({ event, moveAddress, onCancel }: VisitActionsProps) {
  const t = useTranslate();
  const locale = useLocaleFormats();
  const names = { name: event.product.name, moment: visitMoment(event.startAt, locale) };
  return (
    <Stack gap={2}>
      <Stack direction="row" gap={3}>
        <LinkButton size="sm" href={moveAddress} aria-label={t('orderVisits.moveNamed', names)}>
          {t('orderVisits.move')}
        </LinkButton>
        <Button size="sm" variant="secondary" aria-label={t('orderVisits.cancelNamed', names)} onClick={onCancel}>
          {t('orderVisits.cancel')}
        </Button>
      </Stack>
      {event.changeUntil ? (
        <Text size="sm" tone="muted">
          {t('orderVisits.until', { moment: visitMoment(event.changeUntil, locale) })}
        </Text>
      ) : null}
    </Stack>
  );
}
