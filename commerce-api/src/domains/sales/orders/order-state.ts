import type { OrderDoneStatus, OrderPaidStatus } from '@aksamit/contracts';

/** Source of both tables: readings.md, "Orders". */
const doneTransitions: Record<OrderDoneStatus, readonly OrderDoneStatus[]> = {
  new: ['active', 'canceled'],
  active: ['done', 'canceled'],
  done: [],
  canceled: [],
};

const paidTransitions: Record<OrderPaidStatus, readonly OrderPaidStatus[]> = {
  notPaid: ['partPaid', 'paid'],
  partPaid: ['paid', 'partRefunded', 'refunded'],
  paid: ['partRefunded', 'refunded'],
  partRefunded: ['refunded'],
  refunded: [],
};

export function mayOrderBecome(from: OrderDoneStatus, to: OrderDoneStatus): boolean {
  return doneTransitions[from].includes(to);
}

export function mayOrderBePaid(from: OrderPaidStatus, to: OrderPaidStatus): boolean {
  return paidTransitions[from].includes(to);
}

interface OrderStatuses {
  doneStatus: OrderDoneStatus;
  paidStatus: OrderPaidStatus;
}

/** An order without money in it can be canceled by the shopper; a paid one is withdrawn from or refunded. */
export function mayShopperCancel(order: OrderStatuses): boolean {
  return mayOrderBecome(order.doneStatus, 'canceled') && order.paidStatus === 'notPaid';
}

/** Money is still owed for it, or never was. */
export const isOwedFor = ({ paidStatus }: Pick<OrderStatuses, 'paidStatus'>): boolean =>
  paidStatus === 'notPaid' || paidStatus === 'partPaid';

/** The salon still accepts money: also for an order whose visits are done, which was to be paid there. */
export function maySalonTakePayment(order: OrderStatuses): boolean {
  return order.doneStatus !== 'canceled' && isOwedFor(order);
}

/** Money is still owed: neither canceled nor done, and not fully paid. */
export function mayShopperPay(order: OrderStatuses): boolean {
  return (order.doneStatus === 'new' || order.doneStatus === 'active') && isOwedFor(order);
}
