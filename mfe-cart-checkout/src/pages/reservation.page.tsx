import type { Cart, CartItem, WaitingPlace } from '@aksamit/contracts';
import { useBus } from '@aksamit/module-sdk/bus';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useHref, usePageHead } from '@aksamit/module-sdk/lifecycle';
import { definePage } from '@aksamit/module-sdk/pages';
import { useMarketPolicies } from '@aksamit/module-sdk/policies';
import { navigator, useSearchParams } from '@aksamit/module-sdk/router';
import { Button, EmptyState, Heading, LinkButton, Stack, Text } from '@aksamit/ui';
import { CalendarClock } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { lineStep } from '../commerce/commerce-steps';
import { useStartSalon } from '../features/booking/api/get-start-salon';
import { isBuyNow } from '../features/booking/buy-now-flow';
import { NothingToBook } from '../features/booking/components/nothing-to-book';
import { OwnWaitingPlaces } from '../features/booking/components/own-waiting-places';
import { ReservationItem } from '../features/booking/components/reservation-item';
import type { SlotChoice } from '../features/booking/use-pick';
import { othersOf, type Reservations, useReservations } from '../features/booking/use-reservations';
import { useAddCartItem } from '../features/cart/api/add-cart-item';
import { useChangeCartItem } from '../features/cart/api/change-cart-item';
import { useCart } from '../features/cart/api/get-cart';
import { useRenewedHolds } from '../features/cart/api/renew-holds';
import { reservableItems } from '../features/cart/cart-sums';
import { CartOverview } from '../features/cart/components/cart-overview';
import { CartFailed, CartSkeleton } from '../features/cart/components/cart-states';
import { CheckoutFrame } from '../features/page-frame/checkout-frame';
import { CheckoutSteps } from '../features/steps/checkout-steps';
import { useLoginWhenSessionEnds } from '../session/use-login-when-session-ends';
import { CheckoutStep } from './checkout-step';
import { loadStep } from './load-checkout';

export default definePage({
  name: 'reservation',
  layout: 'checkout',
  rendering: 'private',
  patterns: { pl: ['/koszyk/rezerwacja/'], en: ['/cart/reservation/'] },
  // `flow`: the visitor came by "buy now".
  query: ['flow'],
  load: loadStep,
  component: ReservationPage,
});

/** Step 2: when and where. */
export function ReservationPage() {
  const t = useTranslate();
  usePageHead({ title: t('reservation.title'), robots: 'noindex' });
  useLoginWhenSessionEnds();
  const cart = useCart();
  // The stored copy is no source for what is held.
  const current = cart.isPlaceholderData ? undefined : cart.data;
  useRenewedHolds(current);
  const holdOffer = useOfferedSlot(current);
  const hasNothing = current?.items.length === 0;
  return (
    <CheckoutFrame steps={hasNothing ? undefined : <CheckoutSteps current="reservation" />}>
      {current && current.items.length > 0 ? (
        <Reservation
          cart={current}
          receivedAt={cart.dataUpdatedAt}
          onRefetch={() => void cart.refetch()}
          onHoldOffer={holdOffer}
        />
      ) : null}
      {hasNothing ? (
        <>
          <OwnWaitingPlaces onHold={holdOffer} />
          <NothingToBook />
        </>
      ) : null}
      {!current && cart.isError ? (
        <CartFailed error={cart.error} isBusy={cart.isFetching} onRetry={() => void cart.refetch()} />
      ) : null}
      {!current && !cart.isError ? <CartSkeleton /> : null}
    </CheckoutFrame>
  );
}

/** Holds a time that has become free: for the treatment's line without one, else for a new line. */
function useOfferedSlot(cart: Cart | undefined) {
  const change = useChangeCartItem();
  const { add } = useAddCartItem();
  const bus = useBus();
  return async ({ itemType, itemId }: WaitingPlace['product'], offered: SlotChoice): Promise<void> => {
    const slot = { locationId: offered.locationId, startAt: offered.startAt };
    const lines = cart?.items.filter((item) => item.itemId === itemId && item.isAccepted) ?? [];
    const line = lines.find(({ startAt }) => startAt === null) ?? lines[0];
    if (line) await change.mutateAsync({ id: line.id, change: slot });
    else
      bus.publish(
        'commerce',
        lineStep('add_to_cart', await add({ itemType, itemId, quantity: 1, ...slot }), 'addToCart'),
      );
  };
}

interface ReservationProps {
  cart: Cart;
  /** When the cart came, by this browser's clock. */
  receivedAt: number;
  onRefetch(): void;
  /** Holds a time that has become free for a customer of the waiting list. */
  onHoldOffer: ComponentProps<typeof OwnWaitingPlaces>['onHold'];
}

function Reservation({ cart, receivedAt, onRefetch, onHoldOffer }: ReservationProps) {
  const t = useTranslate();
  const { cancellationNoticeHours, holdMinutes } = useMarketPolicies();
  const href = useHref();
  const items = reservableItems(cart);
  const reservations = useReservations(items, receivedAt);
  const { undecided } = reservations;
  const focus = useItemFocus();
  const leaveForLater = useLeaveForLater(items, reservations.setLater);
  const [, setEnded] = useState(0);
  const endHold = () => {
    // Shown at once, also when the cart cannot be fetched now.
    setEnded((times) => times + 1);
    onRefetch();
  };
  return (
    <CheckoutStep
      cart={cart}
      main={
        <Stack gap={5}>
          <Heading level={1}>{t('reservation.heading')}</Heading>
          {/* A free time may be taken soon, so it comes first. Days without one stand below. */}
          <OwnWaitingPlaces part="offered" onHold={onHoldOffer} />
          {items.length === 0 ? (
            <EmptyState title={t('reservation.none')} icon={<CalendarClock />} />
          ) : (
            <>
              <Text>{t('reservation.lead', { count: holdMinutes })}</Text>
              <ReservationList {...reservations} focus={focus} onLeaveForLater={leaveForLater} onEnd={endHold} />
              {undecided.length > 1 ? (
                <p>
                  <Button variant="secondary" size="sm" onClick={() => void leaveForLater(undecided)}>
                    {t('reservation.allLater')}
                  </Button>
                </p>
              ) : null}
            </>
          )}
          <OwnWaitingPlaces part="waiting" onHold={onHoldOffer} />
          <p>
            <a href={href('cart-checkout/cart')}>{t('back.cart')}</a>
          </p>
        </Stack>
      }
      overview={<CartOverview cart={cart} />}
      notice={undecided.length > 0 ? <Text size="sm">{t('reservation.blocked')}</Text> : null}
      action={
        undecided.length > 0 ? null : (
          <LinkButton wide href={href('cart-checkout/summary')}>
            {t('reservation.goOn')}
          </LinkButton>
        )
      }
      barLabel={t('cart.barLabel')}
      next={t('reservation.next', { count: cancellationNoticeHours })}
    />
  );
}

/** The line that is to receive the focus, since the pressed control is gone; counted, so that one can receive it again. */
function useItemFocus() {
  const [awaited, setAwaited] = useState({ id: '', times: 0 });
  return {
    timesOf: (id: string) => (awaited.id === id ? awaited.times : 0),
    moveTo: (id = '') => setAwaited(({ times }) => ({ id, times: times + 1 })),
  };
}

/** Releases the held times of lines and marks those lines as booked later. */
function useLeaveForLater(items: readonly CartItem[], setLater: Reservations['setLater']) {
  const change = useChangeCartItem();
  return async (ids: readonly string[]): Promise<void> => {
    for (const { id, startAt } of items) {
      if (ids.includes(id) && startAt !== null) await change.mutateAsync({ id, change: { startAt: null } });
    }
    setLater(ids, true);
  };
}

interface ReservationListProps extends Reservations {
  focus: ReturnType<typeof useItemFocus>;
  onLeaveForLater(ids: readonly string[]): Promise<void>;
  /** A hold has ended by the clock. */
  onEnd(): void;
}

function ReservationList({ focus, onLeaveForLater, onEnd, ...list }: ReservationListProps) {
  const href = useHref();
  const start = useStartSalon();
  const change = useChangeCartItem();
  // After "buy now" the last time that is missing leads on; a time that replaces another one does not.
  const isFast = isBuyNow(useSearchParams()[0]);
  const settle = (id: string) => {
    list.close();
    focus.moveTo(id);
  };
  return (
    <Stack as="ul" gap={4}>
      {list.reservations.map(({ item, state, deadline, isOpen }) => (
        <ReservationItem
          key={item.id}
          item={item}
          state={state}
          deadline={deadline}
          isOpen={isOpen}
          awaited={focus.timesOf(item.id)}
          start={start}
          others={othersOf(list.reservations, item.id)}
          onHold={async (slot) => {
            await change.mutateAsync({ id: item.id, change: slot });
            list.setLater([item.id], false);
            const isLast = list.undecided.length === 1 && list.undecided[0] === item.id;
            if (isFast && isLast) navigator.push(href('cart-checkout/summary'));
            else settle(item.id);
          }}
          onOpen={() => {
            focus.moveTo(item.id);
            list.open(item.id);
          }}
          onClose={state === 'held' || state === 'later' ? () => settle(item.id) : undefined}
          onLater={async () => {
            await onLeaveForLater([item.id]);
            settle(item.id);
          }}
          onEnd={onEnd}
        />
      ))}
    </Stack>
  );
}
