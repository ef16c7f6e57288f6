import type { EventFirstFreeDay, EventSlotDay } from '@aksamit/shared-kit/contracts';
import { useHttp } from '@aksamit/shared-kit/http';
import { useQuery } from '@aksamit/shared-kit/query';
import { DAYS_FETCHED } from '../slot-days';

/**
 * What slots are asked for: a treatment; a line of the cart, with the times of what it holds among the free ones; or a visit
 * that is to be moved (then of its own length, its own time included).
 */
export interface SlotSubject {
  productId: string;
  cartItemId?: string | undefined;
  eventId?: string | undefined;
}

/** Start of the keys of all that says what is free: invalidate it when somebody was quicker. */
export const slotsKey = ['booking-slots'] as const;

/** Free times go quickly: what is older than this is asked for again when it is looked at. */
const STALE_AFTER_MS = 20_000;

/** Two weeks of free slots in a salon: GET /events/slots. */
export function useSlotDays(subject: SlotSubject, locationId: string | null, from: string) {
  const http = useHttp();
  const { productId, cartItemId, eventId } = subject;
  const of = eventId ? { eventId } : cartItemId ? { cartItemId } : { productId };
  return useQuery({
    queryKey: [...slotsKey, locationId, of, from],
    queryFn: async () => {
      const query = { locationId: locationId ?? '', ...of, date: from, days: DAYS_FETCHED };
      return (await http.get<{ eventSlots: EventSlotDay[] }>('/events/slots', { query, needsVisitor: true })).data
        .eventSlots;
    },
    enabled: locationId !== null,
    staleTime: STALE_AFTER_MS,
    refetchOnWindowFocus: true,
  });
}

/** The first date with a free slot in a salon; null when there is none: GET /events/first-free-day. */
export function useFirstFreeDay({ productId }: SlotSubject, locationId: string | null) {
  const http = useHttp();
  return useQuery({
    queryKey: [...slotsKey, 'first', locationId, productId],
    queryFn: async () => {
      const query = { productId, locationId: locationId ?? '' };
      const { data } = await http.get<{ eventFirstFreeDay: EventFirstFreeDay }>('/events/first-free-day', { query });
      return data.eventFirstFreeDay;
    },
    enabled: locationId !== null,
    staleTime: STALE_AFTER_MS,
  });
}
