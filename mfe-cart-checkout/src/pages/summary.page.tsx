import type { Cart } from '@aksamit/contracts';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useHref, usePageHead } from '@aksamit/module-sdk/lifecycle';
import { definePage } from '@aksamit/module-sdk/pages';
import { useQueryClient } from '@aksamit/module-sdk/query';
import { Heading, Notice, Stack } from '@aksamit/ui';
import { useState } from 'react';
import { useCartStep } from '../commerce/use-cart-step';
import { HeldVisits } from '../features/booking/components/held-visits';
import { cartKey } from '../features/cart/api/cart-announcements';
import { useCart } from '../features/cart/api/get-cart';
import { useRenewedHolds } from '../features/cart/api/renew-holds';
import { unavailableItems } from '../features/cart/cart-sums';
import { CartCodes } from '../features/cart/components/cart-codes';
import { CartOverview } from '../features/cart/components/cart-overview';
import { CartFailed, CartSkeleton, EmptyCart } from '../features/cart/components/cart-states';
import { ConfirmationFields } from '../features/cart/components/confirmation-field';
import { clearSavedDiscountCode } from '../features/cart/saved-discount-code';
import type { OrderPlaced } from '../features/checkout/api/place-order';
import { CheckoutFormView, OrderButton } from '../features/checkout/components/checkout-form';
import { PlacedUnseen } from '../features/checkout/components/placed-unseen';
import { useCheckoutForm } from '../features/checkout/use-checkout-form';
import { useOrder } from '../features/checkout/use-order';
import { CheckoutFrame } from '../features/page-frame/checkout-frame';
import { BlikFields } from '../features/payment/components/blik-fields';
import { type BlikCode, useBlikCode } from '../features/payment/use-blik-code';
import { usePay } from '../features/payment/use-pay';
import { CheckoutSteps } from '../features/steps/checkout-steps';
import { type PayChoice, walletOf } from '../payment-methods/pay-choice';
import { useLoginWhenSessionEnds } from '../session/use-login-when-session-ends';
import { CheckoutStep } from './checkout-step';
import { loadSummary } from './load-checkout';

export default definePage({
  name: 'summary',
  layout: 'checkout',
  rendering: 'private',
  patterns: { pl: ['/koszyk/podsumowanie/'], en: ['/cart/summary/'] },
  redirectsFrom: { pl: ['/podsumowanie/'], en: ['/summary/'] },
  load: loadSummary,
  component: SummaryPage,
});

/** Step 3: the customer's data, payment, consents; then the order and its payment. */
export function SummaryPage() {
  const t = useTranslate();
  usePageHead({ title: t('summary.title'), robots: 'noindex' });
  useLoginWhenSessionEnds();
  const queryClient = useQueryClient();
  const cart = useCart();
  useRenewedHolds(cart.isPlaceholderData ? undefined : cart.data);
  const { pay } = usePay();
  useCartStep('begin_checkout', cart.isPlaceholderData ? undefined : cart.data);
  const [placed, setPlaced] = useState<'leaving' | 'unseen' | null>(null);
  const blik = useBlikCode();

  const leaveForm = (next: typeof placed): Promise<void> => {
    setPlaced(next);
    clearSavedDiscountCode();
    // The order has consumed the cart; the next GET /carts creates a new one.
    return queryClient.invalidateQueries({ queryKey: cartKey });
  };
  const goToPayment = async ({ order, orderPayment }: OrderPlaced, choice: PayChoice) => {
    const refetched = leaveForm('leaving');
    const wallet = walletOf(choice);
    const more = wallet ? { wallet } : order.paymentMethod === 'blik' ? blik.charge() : undefined;
    await pay(orderPayment, order.paymentMethod, more);
    await refetched;
  };

  if (placed === 'unseen')
    return (
      <CheckoutFrame width="narrow">
        <PlacedUnseen />
      </CheckoutFrame>
    );
  if (placed === 'leaving')
    return (
      <CheckoutFrame steps={<CheckoutSteps current="summary" />}>
        <Notice tone="success" announce="polite" title={t('summary.placed')}>
          {t('summary.leaving')}
        </Notice>
        <CartSkeleton />
      </CheckoutFrame>
    );
  if (cart.data?.items.length === 0)
    return (
      <CheckoutFrame>
        <EmptyCart />
      </CheckoutFrame>
    );
  return (
    <CheckoutFrame steps={<CheckoutSteps current="summary" />}>
      {cart.data && !cart.isPlaceholderData ? (
        <Summary
          cart={cart.data}
          receivedAt={cart.dataUpdatedAt}
          blik={blik}
          onPlaced={goToPayment}
          onPlacedUnseen={() => void leaveForm('unseen')}
          onCartOutdated={() => cart.refetch()}
        />
      ) : cart.isError ? (
        <CartFailed error={cart.error} isBusy={cart.isFetching} onRetry={() => void cart.refetch()} />
      ) : (
        <CartSkeleton />
      )}
    </CheckoutFrame>
  );
}

interface SummaryProps {
  cart: Cart;
  /** When the cart came, by this browser's clock. */
  receivedAt: number;
  blik: BlikCode;
  onPlaced(placed: OrderPlaced, choice: PayChoice): Promise<void>;
  onPlacedUnseen(): void;
  onCartOutdated(): Promise<unknown>;
}

function Summary({ cart, receivedAt, blik, ...on }: SummaryProps) {
  const t = useTranslate();
  const href = useHref();
  const checkout = useCheckoutForm();
  const order = useOrder({ cart, checkout, ...on });
  const isBlocked = unavailableItems(cart).length > 0;
  return (
    <CheckoutStep
      cart={cart}
      main={
        <Stack gap={6}>
          <Heading level={1}>{t('summary.heading')}</Heading>
          {isBlocked ? (
            <Notice tone="warning">
              {t('cart.blocked')} <a href={href('cart-checkout/cart')}>{t('back.cart')}</a>
            </Notice>
          ) : null}
          <HeldVisits
            items={cart.items}
            receivedAt={receivedAt}
            reservationHref={href('cart-checkout/reservation')}
            onEnd={() => void on.onCartOutdated()}
          />
          <ConfirmationFields items={cart.items} />
          <CheckoutFormView
            cart={cart}
            checkout={checkout}
            order={order}
            beside={{
              of: (method) => (method === 'blik' ? <BlikFields blik={blik} /> : null),
              isReady: (method) => method !== 'blik' || blik.check(),
            }}
          />
        </Stack>
      }
      overview={
        <>
          <Heading level={2} size="md" style={{ marginBottom: '1rem' }}>
            {t('summary.order')}
          </Heading>
          <CartOverview cart={cart} />
        </>
      }
      codes={<CartCodes cart={cart} isSettled />}
      action={<OrderButton form={checkout.form} cart={cart} isBusy={order.isBusy} />}
      barAction={<OrderButton form={checkout.form} cart={cart} isBusy={order.isBusy} isShort />}
      barLabel={t('summary.barLabel')}
      next={t('summary.next')}
      back={
        <p>
          <a href={href('cart-checkout/cart')}>{t('back.cart')}</a>
        </p>
      }
    />
  );
}
