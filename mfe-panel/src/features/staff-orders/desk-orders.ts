/** Purchases that the desk finds, by order. Pure. */
import type { StaffOrderProduct } from '@aksamit/contracts/staff';

/** An order as the desk's search shows it. */
export interface DeskOrder {
  id: string;
  number: string;
  customer: StaffOrderProduct['customer'];
  /** By the purchase's id. */
  treatments: { id: string; name: string }[];
  isPaid: boolean;
  /** It has no visit in the person's salons: its page is not theirs to open. */
  isMasked: boolean;
}

/** The orders of found purchases, in the order in which they were found. */
export function ordersOf(purchases: readonly StaffOrderProduct[]): DeskOrder[] {
  const orders = new Map<string, DeskOrder>();
  for (const { id, orderId, orderNumber, customer, product, isPaid, isMasked } of purchases) {
    const known = orders.get(orderId);
    if (known) known.treatments.push({ id, name: product.name });
    else
      orders.set(orderId, {
        id: orderId,
        number: orderNumber,
        customer,
        treatments: [{ id, name: product.name }],
        isPaid,
        isMasked,
      });
  }
  return [...orders.values()];
}
