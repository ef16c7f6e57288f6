import { callApi } from '@aksamit/module-sdk/api';
import { useBus } from '@aksamit/module-sdk/bus';
import { defineFragment } from '@aksamit/module-sdk/fragments';
import { isHttpError, useHttp } from '@aksamit/module-sdk/http';
import { useMarketPolicies } from '@aksamit/module-sdk/policies';
import { useRef, useState } from 'react';
import { z } from 'zod';
import { useStartSalon } from '../features/booking/api/get-start-salon';
import { useSalons } from '../features/booking/api/list-salons';
import { isFinalTime } from '../features/booking/cancellation-notice-rule';
import { ConfirmTime } from '../features/booking/components/confirm-time';
import { JoinWaitingList } from '../features/booking/components/join-waiting-list';
import { SlotPicker } from '../features/booking/components/slot-picker';
import { type SlotChoice, usePick } from '../features/booking/use-pick';
import { useChangeCartItem } from '../features/cart/api/change-cart-item';
import { newIdempotencyKey } from '../requests/new-idempotency-key';
import en from './locales/slot-picker.en.json';
import pl from './locales/slot-picker.pl.json';
import type { SlotPicked } from './slot-picked';

/** The contract with the pages that mount it. */
const slotPickerProps = z.object({
  /** Chosen by the page; returned in `cart-checkout.slot-picked`, so that several pickers can be distinguished. */
  pickerId: z.string().min(1).max(60),
  /**
   * What a time is chosen for. `visit`: an own visit is moved (PUT /me/events/{id}/date). `orderProduct`: the next visit of
   * a bought treatment is booked (POST /me/events). `cartItem`: a slot is held for a line of the cart (PUT /cart-items/{id}).
   */
  kind: z.enum(['visit', 'orderProduct', 'cartItem']),
  /** Id of that visit, bought treatment or line. */
  id: z.string().min(1).max(60),
  product: z.object({
    id: z.string().min(1).max(60),
    /** In the page's locale. */
    name: z.string().min(1),
    /** Code or slug of its category: which salons do it. */
    category: z.string().min(1),
  }),
  /** Salon to begin with, such as the visit's own; null: the customer's preferred one, else the last chosen. */
  locationId: z.string().min(1).max(60).nullable(),
  /** Present start of the visit to be moved (ISO 8601); null for a new one. */
  startAt: z.string().nullable(),
  /** Therapist to begin with, where she does the treatment; null or omitted: anyone. */
  therapistId: z.string().min(1).max(60).nullable().optional(),
  /** Of `orderProduct`: the customer's declaration of age, where the API requires it. */
  ageDeclaration: z.enum(['adult', 'minorWithGuardian', 'under16']).optional(),
});
export type SlotPickerProps = z.infer<typeof slotPickerProps>;

export default defineFragment({
  name: 'slot-picker',
  version: 1,
  rendering: 'private',
  props: slotPickerProps,
  reservedHeightPx: 560,
  component: SlotPickerFragment,
  texts: { pl, en },
});

/** Chooses a time from another module's page, makes the call, and publishes the result on the bus. */
export function SlotPickerFragment(props: SlotPickerProps) {
  const { pickerId, kind, id, product, locationId, startAt } = props;
  const bus = useBus();
  const start = useStartSalon();
  const book = useBooking(props);
  const pick = usePick(async (slot) => {
    bus.publish('cart-checkout.slot-picked', { pickerId, ...(await book(slot)) });
  });
  const http = useHttp();
  const wait = async ({ locationId: salonId, startAt: day }: SlotChoice) => {
    const body = { orderProductId: id, locationId: salonId, startAt: day };
    const sending = { idempotencyKey: newIdempotencyKey(), needsVisitor: true };
    const { data } = await callApi(http, 'POST /me/waiting-list', { body, ...sending });
    const picked = { outcome: 'waiting', id: data.event.id, locationId: salonId, startAt: day } as const;
    bus.publish('cart-checkout.slot-picked', { pickerId, ...picked });
  };
  const [asked, setAsked] = useState<SlotChoice | null>(null);
  const salons = useSalons(product.category);
  const { cancellationNoticeHours } = useMarketPolicies();
  // A held slot is released by one press; a visit that is moved, or that can no longer be canceled, needs confirmation.
  const pickOrAsk = (slot: SlotChoice) => {
    const mustAsk =
      kind === 'visit' || (kind === 'orderProduct' && isFinalTime(slot.startAt, new Date(), cancellationNoticeHours));
    if (mustAsk) setAsked(slot);
    return mustAsk ? Promise.resolve() : pick.pick(slot);
  };
  const confirm = (slot: SlotChoice) => {
    setAsked(null);
    void pick.pick(slot);
  };
  return (
    <>
      <SlotPicker
        key={`${kind} ${id}`}
        subject={{ productId: product.id, eventId: kind === 'visit' ? id : undefined }}
        category={product.category}
        locationId={locationId}
        start={start}
        near={locationId && startAt ? { locationId, startAt, endAt: null } : null}
        isMove={kind === 'visit'}
        therapistId={props.therapistId}
        pick={{ ...pick, pick: pickOrAsk }}
        fullDay={
          kind === 'orderProduct'
            ? (slot) => <JoinWaitingList key={`${slot.locationId} ${slot.startAt}`} onWait={() => wait(slot)} />
            : undefined
        }
      />
      <ConfirmTime
        words={kind === 'visit' ? 'move' : 'book'}
        requested={asked}
        current={kind === 'visit' && locationId && startAt ? { locationId, startAt } : null}
        salons={salons.data ?? []}
        onConfirm={confirm}
        onClose={() => setAsked(null)}
      />
    </>
  );
}

/** The call of each kind. One key per slot, so that a press repeated after a lost response books once. */
function useBooking({ kind, id, ageDeclaration }: Pick<SlotPickerProps, 'kind' | 'id' | 'ageDeclaration'>) {
  const http = useHttp();
  const change = useChangeCartItem();
  const attempt = useRef({ slot: '', key: '' });
  const make = async ({ locationId, startAt, therapistId }: SlotChoice): Promise<Omit<SlotPicked, 'pickerId'>> => {
    const sending = { idempotencyKey: attempt.current.key, needsVisitor: true };
    if (kind === 'cartItem') {
      await change.mutateAsync({ id, change: { locationId, startAt, therapistId } });
      return { outcome: 'held', id, locationId, startAt };
    }
    if (kind === 'visit') {
      const body = { locationId, startAt, therapistId };
      await callApi(http, 'PUT /me/events/{id}/date', { params: { id }, body, ...sending });
      return { outcome: 'moved', id, locationId, startAt };
    }
    const body = {
      orderProductId: id,
      locationId,
      startAt,
      therapistId,
      ...(ageDeclaration ? { ageDeclaration } : {}),
    };
    const { data } = await callApi(http, 'POST /me/events', { body, ...sending });
    return { outcome: 'booked', id: data.event.id, locationId, startAt };
  };
  return async (slot: SlotChoice) => {
    const name = `${slot.locationId} ${slot.startAt} ${slot.therapistId}`;
    if (attempt.current.slot !== name) attempt.current = { slot: name, key: newIdempotencyKey() };
    try {
      return await make(slot);
    } catch (error) {
      // Any response ends the attempt: the next one is new. Only a request lost on the way is repeated.
      if (isHttpError(error) && error.status !== 0) attempt.current = { slot: '', key: '' };
      throw error;
    }
  };
}
