import type { Cart } from '@aksamit/contracts';
import { useTopic } from '@aksamit/module-sdk/bus';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useHref, usePageHead } from '@aksamit/module-sdk/lifecycle';
import { definePage } from '@aksamit/module-sdk/pages';
import { Heading, LinkButton, Notice } from '@aksamit/ui';
import { useState } from 'react';
import { useCartStep } from '../commerce/use-cart-step';
import { useCart } from '../features/cart/api/get-cart';
import { reservableItems, unavailableItems } from '../features/cart/cart-sums';
import { CartCodes } from '../features/cart/components/cart-codes';
import { CartLines, RemovedLine } from '../features/cart/components/cart-lines';
import { CartFailed, CartSkeleton, EmptyCart } from '../features/cart/components/cart-states';
import { FirstOrderOffer } from '../features/cart/components/first-order-offer';
import { RecentlySeen } from '../features/cart/components/recently-seen';
import { Suggestions } from '../features/cart/components/suggestions';
import { cartAction } from '../features/cart/sent-form/cart-action';
import { GoOnByPhone } from '../features/cart/sent-form/go-on-by-phone';
import { SentNotices } from '../features/cart/sent-form/sent-notices';
import { type SentRefusal, useSentRefusal } from '../features/cart/sent-form/sent-refusal';
import { useRemoval } from '../features/cart/use-removal';
import { CheckoutFrame } from '../features/page-frame/checkout-frame';
import { CheckoutSteps } from '../features/steps/checkout-steps';
import { useLoginWhenSessionEnds } from '../session/use-login-when-session-ends';
import { CheckoutStep } from './checkout-step';
import { loadShownCart } from './load-checkout';

export default definePage({
  name: 'cart',
  layout: 'checkout',
  rendering: 'private',
  patterns: { pl: ['/koszyk/'], en: ['/cart/'] },
  // `added`: the line that a form, which the browser itself sent, has put into the cart.
  query: ['added'],
  chunk: 'app',
  act: cartAction,
  load: loadShownCart,
  component: CartPage,
});

/** Step 1: what is bought, how many, what it costs. */
export function CartPage() {
  const t = useTranslate();
  const refusal = useSentRefusal();
  const title = t('cart.title');
  usePageHead({ title: refusal ? t('sent.title', { title }) : title, robots: 'noindex' });
  useLoginWhenSessionEnds();
  const cart = useCart();
  const removal = useRemoval();
  const isNewHere = useIsNewHere();
  useCartStep('view_cart', cart.isPlaceholderData ? undefined : cart.data);

  if (!cart.data && cart.isError)
    return (
      <CheckoutFrame>
        <CartFailed error={cart.error} isBusy={cart.isFetching} onRetry={() => void cart.refetch()} />
      </CheckoutFrame>
    );
  if (!cart.data && !isNewHere)
    return (
      <CheckoutFrame steps={<CheckoutSteps current="cart" />}>
        <CartSkeleton />
      </CheckoutFrame>
    );
  if (!cart.data || cart.data.items.length === 0)
    return (
      <CheckoutFrame>
        <RemovedLine removal={removal} />
        <SentNotices cart={cart.data} refusal={refusal} />
        <EmptyCart />
        <RecentlySeen />
      </CheckoutFrame>
    );
  return (
    <CheckoutFrame steps={<CheckoutSteps current="cart" />}>
      <SentNotices cart={cart.data} refusal={refusal} />
      <FilledCart cart={cart.data} isSettled={!cart.isPlaceholderData} removal={removal} refusal={refusal} />
    </CheckoutFrame>
  );
}

/** Whether this is the browser's first visit: its cart is empty without a request. */
function useIsNewHere(): boolean {
  const visitor = useTopic('visitor');
  const session = useTopic('session');
  const [isNewHere] = useState(() => visitor?.uniqueId === null && session?.status === 'anonymous');
  return isNewHere;
}

interface FilledCartProps {
  cart: Cart;
  isSettled: boolean;
  removal: ReturnType<typeof useRemoval>;
  refusal: SentRefusal | undefined;
}

function FilledCart({ cart, isSettled, removal, refusal }: FilledCartProps) {
  const t = useTranslate();
  const href = useHref();
  const hasNothing = cart.items.every(({ isAccepted }) => !isAccepted);
  const isBlocked = hasNothing || unavailableItems(cart).length > 0;
  const next = href(reservableItems(cart).length > 0 ? 'cart-checkout/reservation' : 'cart-checkout/summary');
  return (
    <CheckoutStep
      cart={cart}
      main={
        <>
          <Heading level={1} style={{ marginBottom: '1.25rem' }}>
            {t('cart.heading')}
          </Heading>
          <RemovedLine removal={removal} />
          <CartLines cart={cart} isSettled={isSettled} removal={removal} wrongLine={refusal?.line} />
        </>
      }
      after={<Suggestions cart={cart} isSettled={isSettled} />}
      codes={
        <>
          <FirstOrderOffer cart={cart} />
          <CartCodes cart={cart} isSettled={isSettled} />
        </>
      }
      notice={
        <>
          {isBlocked ? (
            <Notice tone="warning" id="blocked" tabIndex={-1}>
              {t(hasNothing ? 'cart.nothingAccepted' : 'cart.blocked')}
            </Notice>
          ) : null}
          <noscript>
            <GoOnByPhone />
          </noscript>
        </>
      }
      action={
        <LinkButton wide data-goes-on="" href={isBlocked ? '#blocked' : next}>
          {t('cart.goOn')}
        </LinkButton>
      }
      barLabel={t('cart.barLabel')}
      next={t('cart.next')}
    />
  );
}
