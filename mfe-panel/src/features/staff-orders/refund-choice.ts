/** Which lines of an order go back, and how much of each. Pure; the API decides. Source: readings.md, "Orders". */
import type { RefundPreview, StaffOrder, StaffRefundRequest } from '@aksamit/contracts/staff';
import { typedAmount } from '../../staff-kit/typed-amount';

export type OrderLine = StaffOrder['items'][number];

/** What is left of a line to refund, minor units. */
export const leftOf = ({ price, amountReturned }: Pick<OrderLine, 'price' | 'amountReturned'>): number =>
  Math.max(0, price - amountReturned);

/** More is owed: such an order goes back as a whole, which ends it. */
export const isOwed = ({ amountDue, amountPaid, doneStatus }: StaffOrder): boolean =>
  doneStatus !== 'canceled' && amountPaid < amountDue;

/** Something was paid, by money or by a voucher, and did not go back yet. */
export function mayRefund(order: StaffOrder): boolean {
  const isPaidByVoucher = (order.history ?? []).some(({ kind }) => kind === 'voucherPayment');
  return order.paidStatus !== 'refunded' && (order.amountPaid > 0 || isPaidByVoucher) && order.items.some(leftOf);
}

/** The salon still takes money for it. */
export const mayTakePayment = ({ doneStatus, paidStatus }: StaffOrder): boolean =>
  doneStatus !== 'canceled' && (paidStatus === 'notPaid' || paidStatus === 'partPaid');

/** What the salon still takes, minor units. */
export const owedFor = ({ amountDue, amountPaid }: StaffOrder): number => Math.max(0, amountDue - amountPaid);

/** A line in the form. */
export interface ChosenLine {
  isChosen: boolean;
  /** As it is typed; a bought voucher goes back whole. */
  amount: string;
}

/** Fields of the form, lines by id. */
export interface RefundFields {
  lines: Record<string, ChosenLine>;
  note: string;
}

/** Why an amount cannot be refunded: its text stands under `staff.orders.refund.wrong`. */
export type AmountProblem = 'none' | 'tooMuch';

/** What is wrong with the typed amount of a line; null: nothing. */
export function amountProblem(line: OrderLine, typed: string): AmountProblem | null {
  const amount = typedAmount(typed);
  if (amount === null || amount === 0) return 'none';
  return amount > leftOf(line) ? 'tooMuch' : null;
}

/** The request of these fields. What is not paid in full goes back as a whole. */
export function refundRequest(order: StaffOrder, { lines, note }: RefundFields): StaffRefundRequest {
  const chosen = order.items.filter(({ id }) => lines[id]?.isChosen);
  const items = chosen.map((line) => {
    const amount = typedAmount(lines[line.id]?.amount ?? '');
    const isWhole = line.itemType === 'voucher' || amount === null || amount === leftOf(line);
    return { orderItemId: line.id, ...(isWhole ? {} : { amount }) };
  });
  return { ...(isOwed(order) ? {} : { items }), ...(note.trim() ? { note: note.trim() } : {}) };
}

/** Visits that the refund cancels: those ahead of the lines that end. */
export function endedVisits(order: StaffOrder, { endedItemIds }: RefundPreview, now: Date): StaffOrder['events'] {
  return order.events.filter(
    ({ orderProductId, state, startAt }) =>
      endedItemIds.includes(orderProductId) && state === 'booked' && Date.parse(startAt) > now.getTime(),
  );
}
