import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useHref, usePageHead, usePageParams } from '@aksamit/module-sdk/lifecycle';
import { definePage } from '@aksamit/module-sdk/pages';
import { EmptyState, LinkButton, Text } from '@aksamit/ui';
import { OrderVisitList } from '../features/order-visits/components/order-visit-list';
import { loadVisits } from './load-checkout';
import { type VisitsOfOrder, VisitsOfPayment } from './visits-of-payment';

export default definePage({
  name: 'order-visits',
  layout: 'checkout',
  rendering: 'private',
  patterns: { pl: ['/platnosc/potwierdzenie/:id/wizyty/'], en: ['/payment/confirmation/:id/visits/'] },
  load: loadVisits,
  component: OrderVisitsPage,
});

/** Visits of an order, which a guest moves and cancels with the order's link. */
export function OrderVisitsPage() {
  const t = useTranslate();
  usePageHead({ title: t('orderVisits.title'), robots: 'noindex' });
  return <VisitsOfPayment title={t('orderVisits.title')}>{(visits) => <Listed visits={visits} />}</VisitsOfPayment>;
}

function Listed({ visits: { orderId, orderNumber, events } }: { visits: VisitsOfOrder }) {
  const t = useTranslate();
  const href = useHref();
  const { id = '' } = usePageParams();
  const toOrder = href('cart-checkout/payment-confirmation', { id });
  if (events.length === 0)
    return (
      <EmptyState
        headingLevel={2}
        title={t('orderVisits.none')}
        text={t('orderVisits.noneText')}
        action={<LinkButton href={toOrder}>{t('orderVisits.toOrder')}</LinkButton>}
      />
    );
  return (
    <>
      <Text tone="muted">{t('orderVisits.of', { number: orderNumber })}</Text>
      <OrderVisitList
        orderId={orderId}
        events={events}
        moveAddress={(eventId) => href('cart-checkout/order-visit-move', { id, eventId })}
      />
      <p>
        <a href={toOrder}>{t('orderVisits.toOrder')}</a>
      </p>
    </>
  );
}
