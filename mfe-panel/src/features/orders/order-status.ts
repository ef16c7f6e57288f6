import type { Order } from '@aksamit/contracts';

/** Status of an order in one word, as the customer sees it; its text stands under `orders.status`. */
export type ShownStatus = 'canceled' | 'refunded' | 'done' | 'toPay' | 'partPaid' | 'payInSalon' | 'active';

/** The status shown for the two that the shop stores. Statuses: specification, content, section 4. */
export function shownStatus(order: Pick<Order, 'doneStatus' | 'paidStatus' | 'paymentMethod' | 'canPay'>): ShownStatus {
  if (order.paidStatus === 'refunded') return 'refunded';
  if (order.doneStatus === 'canceled') return 'canceled';
  if (order.doneStatus === 'done') return 'done';
  if (order.paidStatus === 'notPaid') return order.paymentMethod === 'cash' ? 'payInSalon' : 'toPay';
  // Paid in part in the salon: the rest is still owed.
  if (order.paidStatus === 'partPaid' && order.canPay) return 'partPaid';
  return 'active';
}
