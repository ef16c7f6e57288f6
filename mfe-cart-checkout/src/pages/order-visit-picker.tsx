import type { Event } from '@aksamit/contracts';
import { useBus } from '@aksamit/module-sdk/bus';
import { isHttpError, useHttp } from '@aksamit/module-sdk/http';
import { useLocaleFormats, useTranslate } from '@aksamit/module-sdk/i18n';
import { useQueryClient } from '@aksamit/module-sdk/query';
import { navigator } from '@aksamit/module-sdk/router';
import { useRef, useState } from 'react';
import { useStartSalon } from '../features/booking/api/get-start-salon';
import { useSalons } from '../features/booking/api/list-salons';
import { ConfirmTime } from '../features/booking/components/confirm-time';
import { SlotPicker } from '../features/booking/components/slot-picker';
import { type SlotChoice, usePick } from '../features/booking/use-pick';
import { bookOrderVisitAgain, moveOrderVisit, orderVisitsKey } from '../features/order-visits/api/order-visits';
import { visitMoment } from '../features/order-visits/visit-moment';
import { newIdempotencyKey } from '../requests/new-idempotency-key';

interface OrderVisitPickerProps {
  orderId: string;
  event: Event;
  /** Page to go to when the visit was moved, or booked again. */
  doneAddress: string;
}

/**
 * Choice of salon and time for a visit of an order: it is moved, or booked again when it was canceled. The change is
 * confirmed before it is made.
 */
export function OrderVisitPicker({ orderId, event, doneAddress }: OrderVisitPickerProps) {
  const { id, product, location, startAt, therapist } = event;
  const current = isAgain(event) ? null : { locationId: location.id, startAt };
  const start = useStartSalon();
  const salons = useSalons(product.categoryCode);
  const pick = usePick(useBooking({ orderId, event, doneAddress }));
  const [asked, setAsked] = useState<SlotChoice | null>(null);
  const ask = (slot: SlotChoice) => {
    setAsked(slot);
    return Promise.resolve();
  };
  const confirm = (slot: SlotChoice) => {
    setAsked(null);
    void pick.pick(slot);
  };
  return (
    <>
      <SlotPicker
        subject={{ productId: product.id, eventId: id, orderId }}
        category={product.categoryCode}
        locationId={location.id}
        start={start}
        near={current ? { ...current, endAt: null } : null}
        isMove={current !== null}
        therapistId={therapist?.isChosen ? therapist.id : null}
        pick={{ ...pick, pick: ask }}
      />
      <ConfirmTime
        words={current ? 'move' : 'book'}
        requested={asked}
        current={current}
        salons={salons.data ?? []}
        onConfirm={confirm}
        onClose={() => setAsked(null)}
      />
    </>
  );
}

const isAgain = ({ canBookAgain }: Event): boolean => canBookAgain === true;

/** One key for each slot, so that a press repeated after a lost response books once. */
function useBooking({ orderId, event, doneAddress }: OrderVisitPickerProps) {
  const http = useHttp();
  const bus = useBus();
  const t = useTranslate();
  const locale = useLocaleFormats();
  const queryClient = useQueryClient();
  const attempt = useRef({ slot: '', key: '' });
  return async ({ locationId, startAt, therapistId }: SlotChoice) => {
    const slot = `${locationId} ${startAt} ${therapistId}`;
    if (attempt.current.slot !== slot) attempt.current = { slot, key: newIdempotencyKey() };
    try {
      const make = isAgain(event) ? bookOrderVisitAgain : moveOrderVisit;
      await make(http, { orderId, eventId: event.id }, { locationId, startAt, therapistId }, attempt.current.key);
    } catch (error) {
      // Any response ends the attempt: the next one is new. Only a request lost on the way is repeated.
      if (isHttpError(error) && error.status !== 0) attempt.current = { slot: '', key: '' };
      throw error;
    }
    bus.publish('toast', {
      type: 'success',
      message: t(isAgain(event) ? 'orderVisits.bookedAgain' : 'orderVisits.moved', {
        moment: visitMoment(startAt, locale),
      }),
    });
    await queryClient.invalidateQueries({ queryKey: orderVisitsKey });
    navigator.replace(doneAddress);
  };
}
