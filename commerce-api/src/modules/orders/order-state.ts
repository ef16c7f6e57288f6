import type { OrderDoneStatus, OrderPaidStatus } from '@aksamit/shared-kit/contracts';

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

/** An order without money in it can be taken back by the shopper; a paid one is withdrawn from or refunded. */
export function mayShopperCancel(order: OrderStatuses): boolean {
  return mayOrderBecome(order.doneStatus, 'canceled') && order.paidStatus === 'notPaid';
}

/** The salon still takes money: also for an order whose visits are done, which was to be paid there. */
export function maySalonTakePayment({ doneStatus, paidStatus }: OrderStatuses): boolean {
  return doneStatus !== 'canceled' && (paidStatus === 'notPaid' || paidStatus === 'partPaid');
}

/** Money is still asked for: neither canceled nor done, and not fully paid. */
export function mayShopperPay(order: OrderStatuses): boolean {
  return (
    (order.doneStatus === 'new' || order.doneStatus === 'active') &&
    (order.paidStatus === 'notPaid' || order.paidStatus === 'partPaid')
  );
}
