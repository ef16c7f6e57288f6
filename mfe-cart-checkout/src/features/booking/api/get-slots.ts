import { callApi } from '@aksamit/module-sdk/api';
import { useHttp } from '@aksamit/module-sdk/http';
import { useQuery } from '@aksamit/module-sdk/query';
import { DAYS_FETCHED } from '../slot-days';

/**
 * Subject of a slot request: a treatment; a cart line, whose held times count as free; or a visit to be moved, with its
 * own length and its own time included; with `orderId` by the order's token, for a guest.
 */
export interface SlotSubject {
  productId: string;
  cartItemId?: string | undefined;
  eventId?: string | undefined;
  orderId?: string | undefined;
  /** Only times of this therapist; omitted: of anyone. */
  therapistId?: string | undefined;
}

/** Prefix of the query keys of free slots: invalidate it when another customer took a slot first. */
export const slotsKey = ['booking-slots'] as const;

/** Slots are taken quickly: data older than this is refetched when it is shown. */
const STALE_AFTER_MS = 20_000;

/** Two weeks of free slots in a salon: GET /events/slots. */
export function useSlotDays(subject: SlotSubject, locationId: string | null, from: string) {
  const http = useHttp();
  const { productId, cartItemId, eventId, orderId, therapistId } = subject;
  const of = eventId ? { eventId } : cartItemId ? { cartItemId } : { productId };
  return useQuery({
    queryKey: [...slotsKey, locationId, of, from, therapistId],
    queryFn: async () => {
      const of14Days = { locationId: locationId ?? '', date: from, days: DAYS_FETCHED };
      const days = { ...of14Days, ...(therapistId ? { therapistId } : {}) };
      if (orderId && eventId) {
        const params = { id: orderId, eventId };
        return (await callApi(http, 'GET /orders/{id}/events/{eventId}/slots', { params, query: days })).data
          .eventSlots;
      }
      const query = { ...days, ...of };
      return (await callApi(http, 'GET /events/slots', { query, needsVisitor: true })).data.eventSlots;
    },
    enabled: locationId !== null,
    staleTime: STALE_AFTER_MS,
    refetchOnWindowFocus: true,
  });
}

/** The first date with a free slot in a salon, of the requested therapist; null when there is none: GET /events/first-free-day. */
export function useFirstFreeDay({ productId, therapistId }: SlotSubject, locationId: string | null) {
  const http = useHttp();
  return useQuery({
    queryKey: [...slotsKey, 'first', locationId, productId, therapistId],
    queryFn: async () => {
      const query = { productId, locationId: locationId ?? '', ...(therapistId ? { therapistId } : {}) };
      const { data } = await callApi(http, 'GET /events/first-free-day', { query });
      return data.eventFirstFreeDay;
    },
    enabled: locationId !== null,
    staleTime: STALE_AFTER_MS,
  });
}
