/** How a treatment of a past visit is booked again. Pure. */
import type { Event, OrderProduct } from '@aksamit/contracts';
import { toBook } from './visit-rules';

/** The purchase of which a treatment can be booked again: the visit's own, else another of the same treatment. */
export function purchaseToRebook(event: Event, bought: readonly OrderProduct[]): OrderProduct | undefined {
  const bookable = toBook(bought);
  return (
    bookable.find(({ id }) => id === event.orderProductId) ??
    bookable.find(({ product }) => product.id === event.product.id)
  );
}

/** The first visit of each treatment in a list: the others would lead to the same. */
export function firstOfTreatments(events: readonly Event[]): ReadonlySet<string> {
  const seen = new Set<string>();
  const first = events.filter(({ product }) => !seen.has(product.id) && seen.add(product.id));
  return new Set(first.map(({ id }) => id));
}
