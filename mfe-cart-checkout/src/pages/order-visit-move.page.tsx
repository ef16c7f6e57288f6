import type { Event } from '@aksamit/contracts';
import { useLocaleFormats, useTranslate } from '@aksamit/module-sdk/i18n';
import { useHref, usePageHead, usePageParams } from '@aksamit/module-sdk/lifecycle';
import { definePage } from '@aksamit/module-sdk/pages';
import { useQueryClient } from '@aksamit/module-sdk/query';
import { useLocation } from '@aksamit/module-sdk/router';
import { Card, EmptyState, LinkButton, Notice, Stack, Text } from '@aksamit/ui';
import { useSendHealthConsent } from '../features/checkout/api/send-health-consent';
import { orderVisitsKey } from '../features/order-visits/api/order-visits';
import { HealthAgain } from '../features/order-visits/components/health-again';
import { VisitFacts } from '../features/order-visits/components/visit-facts';
import { useNoticeHours, WhyFixed } from '../features/order-visits/components/visit-states';
import { visitMoment } from '../features/order-visits/visit-moment';
import { loadVisits } from './load-checkout';
import { OrderVisitPicker } from './order-visit-picker';
import { VisitsOfPayment } from './visits-of-payment';

export default definePage({
  name: 'order-visit-move',
  layout: 'checkout',
  rendering: 'private',
  patterns: {
    pl: ['/platnosc/potwierdzenie/:id/wizyty/:eventId/'],
    en: ['/payment/confirmation/:id/visits/:eventId/'],
  },
  load: loadVisits,
  component: OrderVisitMovePage,
});

/** Moves one visit of an order, or books a canceled one again: its time, the rule, and the choice of another time. */
export function OrderVisitMovePage() {
  const t = useTranslate();
  const href = useHref();
  const { id = '', eventId = '' } = usePageParams();
  const listAddress = href('cart-checkout/order-visits', { id });
  usePageHead({ title: t('orderVisits.moveTitle'), robots: 'noindex' });
  return (
    <VisitsOfPayment title={t('orderVisits.moveTitle')}>
      {({ orderId, events }) => {
        const event = events.find((one) => one.id === eventId);
        return event ? (
          <Moved orderId={orderId} event={event} listAddress={listAddress} />
        ) : (
          <EmptyState
            headingLevel={2}
            title={t('orderVisits.missing')}
            text={t('orderVisits.missingText')}
            action={<LinkButton href={listAddress}>{t('orderVisits.toList')}</LinkButton>}
          />
        );
      }}
    </VisitsOfPayment>
  );
}

interface MovedProps {
  orderId: string;
  event: Event;
  listAddress: string;
}

function Moved({ orderId, event, listAddress }: MovedProps) {
  const t = useTranslate();
  return (
    <Stack gap={6}>
      <Card>
        <Stack gap={3}>
          <VisitFacts visit={{ ...event, name: event.product.name, city: event.location.city }} />
          {event.canBookAgain ? (
            <Text size="sm" tone="muted">
              {t('orderVisits.isCanceled')}
            </Text>
          ) : null}
        </Stack>
      </Card>
      {event.canChange || event.canBookAgain ? (
        <ChangeOf orderId={orderId} event={event} listAddress={listAddress} />
      ) : (
        <Notice tone="warning" title={t('orderVisits.fixed')}>
          <WhyFixed event={event} />
        </Notice>
      )}
      <p>
        <a href={listAddress}>{t(event.canChange ? 'orderVisits.keep' : 'orderVisits.toList')}</a>
      </p>
    </Stack>
  );
}

/** The rule, and the picker; before it the rules on health where they are due again. */
function ChangeOf({ orderId, event, listAddress }: MovedProps) {
  const t = useTranslate();
  const locale = useLocaleFormats();
  const count = useNoticeHours(event);
  const acknowledge = useSendHealthConsent();
  const queryClient = useQueryClient();
  const { pathname } = useLocation();
  const send = async () => {
    await acknowledge(pathname);
    await queryClient.invalidateQueries({ queryKey: orderVisitsKey });
  };
  return (
    <>
      {event.changeUntil ? (
        <Notice tone="info">{t('orderVisits.rule', { count, moment: visitMoment(event.changeUntil, locale) })}</Notice>
      ) : null}
      {event.asksHealth ? (
        <HealthAgain onAcknowledge={send} />
      ) : (
        <OrderVisitPicker orderId={orderId} event={event} doneAddress={listAddress} />
      )}
    </>
  );
}
