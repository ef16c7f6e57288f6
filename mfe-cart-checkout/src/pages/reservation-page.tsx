import type { Cart } from '@aksamit/shared-kit/contracts';
import { useTranslate } from '@aksamit/shared-kit/i18n';
import { useHref, useMoney, usePageHead } from '@aksamit/shared-kit/lifecycle';
import { Card, EmptyState, Heading, LinkButton, Notice, Stack, StickyBar, Text } from '@aksamit/shared-kit/ui';
import { CalendarClock } from 'lucide-react';
import { useCart } from '../features/cart/api/get-cart';
import { reservableItems } from '../features/cart/cart-sums';
import { CartOverview } from '../features/cart/components/cart-overview';
import { CartFailed, CartSkeleton, EmptyCart } from '../features/cart/components/cart-states';
import { CartTotals } from '../features/cart/components/cart-totals';
import { CheckoutColumns, CheckoutFrame } from '../features/page-frame/checkout-frame';
import { DueInBar, WideScreenOnly } from '../features/page-frame/due-in-bar';
import { CheckoutSteps } from '../features/steps/checkout-steps';

/** Step 2: when and where. For now every visit is booked after the purchase (later reservation), and this page says so. */
export function ReservationPage() {
  const t = useTranslate();
  usePageHead({ title: t('reservation.title'), robots: 'noindex' });
  const cart = useCart();
  return (
    <CheckoutFrame steps={<CheckoutSteps current="reservation" />}>
      {cart.data && cart.data.items.length > 0 ? <Reservation cart={cart.data} /> : null}
      {cart.data?.items.length === 0 ? <EmptyCart /> : null}
      {!cart.data && cart.isError ? (
        <CartFailed error={cart.error} isBusy={cart.isFetching} onRetry={() => void cart.refetch()} />
      ) : null}
      {cart.isPending ? <CartSkeleton /> : null}
    </CheckoutFrame>
  );
}

function Reservation({ cart }: { cart: Cart }) {
  const t = useTranslate();
  const href = useHref();
  const money = useMoney();
  const items = reservableItems(cart);
  const goOn = (
    <LinkButton wide href={href('cart-checkout/summary')}>
      {t('reservation.goOn')}
    </LinkButton>
  );
  return (
    <>
      <CheckoutColumns
        main={
          <Stack gap={5}>
            <Heading level={1}>{t('reservation.heading')}</Heading>
            {items.length === 0 ? (
              <EmptyState title={t('reservation.none')} icon={<CalendarClock />} />
            ) : (
              <>
                <Text size="lead">{t('reservation.lead')}</Text>
                <Stack as="ul" gap={3}>
                  {items.map((item) => (
                    <Card as="li" key={item.id}>
                      <strong>{item.item.name}</strong>
                      <Text size="sm" tone="muted">
                        {t('reservation.later', { count: item.quantity })}
                      </Text>
                    </Card>
                  ))}
                </Stack>
                <Notice>{t('reservation.how')}</Notice>
              </>
            )}
            <p>
              <a href={href('cart-checkout/cart')}>{t('back.cart')}</a>
            </p>
          </Stack>
        }
        aside={
          <Card>
            <CartOverview cart={cart} />
            <Stack gap={5}>
              <CartTotals cart={cart} />
              <WideScreenOnly>{goOn}</WideScreenOnly>
            </Stack>
          </Card>
        }
      />
      <StickyBar label={t('cart.barLabel')}>
        <DueInBar label={t('totals.due')} amount={money(cart.amountDue, cart.currency.code)} />
        {goOn}
      </StickyBar>
    </>
  );
}
