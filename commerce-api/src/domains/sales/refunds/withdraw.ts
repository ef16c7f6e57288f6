import type { Withdrawal, withdrawalRequest } from '@aksamit/contracts';
import type { z } from 'zod';
import { invalidFields, notFound } from '../../../platform/api-error';
import type { Trx } from '../../../platform/database';
import { bookingPolicies } from '../../booking/policies';
import { performedUntil } from '../../booking/slots';
import { salesError } from '../errors';
import {
  isOwedFor,
  type LockedOrder,
  lockOrder,
  loweredParts,
  queueOrderMail,
  reduceOrderTotals,
  withdrawUntil,
} from '../orders';
import { cancelLines, isWholeOrder } from './cancel-lines';
import { refundOrder } from './refund-order';
import { markWithdrawn, type OrderLine, selectContract, selectLines } from './refund-queries';
import { withdrawalOf } from './withdrawal-rules';

type WithdrawalInput = z.output<typeof withdrawalRequest>;

/**
 * Withdraws from the contract, whole or by line, in two steps: without `confirmed` it only returns the consequences;
 * with it the lines are withdrawn, their visits canceled, the money refunded, and a message with content, date and time
 * is sent. The unpaid part is waived; an attempt that is open by then and paid at its old amount refunds the rest.
 * Lines fully performed with prior consent are excluded and marked so; a visit that begins within
 * `performedAtWithdrawalHours` counts as performed.
 * @throws 404; 409 withdrawal_over after `withdrawalDays`, nothing_to_withdraw; 422 for a line of another order Source:
 * readings.md, "Orders".
 */
export async function withdraw(trx: Trx, orderId: string, input: WithdrawalInput, now: Date): Promise<Withdrawal> {
  const order = await lockOrder(trx, orderId);
  const contract = await selectContract(trx, orderId);
  if (!contract) throw notFound();
  const until = withdrawUntil(contract.orderedAt, contract.marketSlug);
  if (now > until) throw salesError('409 withdrawal_over', { details: { until: until.toISOString() } });
  const firmUntil = performedUntil(now, bookingPolicies.of(contract.marketSlug));
  const lines = await selectLines(trx, orderId, firmUntil);
  const requested = chosen(lines, input.orderItemIds).map((line) => ({
    orderItemId: line.orderItemId,
    ...withdrawalOf(line),
  }));
  const open = requested.filter((item) => item.exclusion === null);
  const parts = isOwedFor(order) ? loweredParts(order, open) : null;
  const items = requested.map((item) => {
    const part = parts?.find(({ orderItemId }) => orderItemId === item.orderItemId);
    return part ? { ...item, amount: part.toVouchers + part.refunded } : item;
  });
  if (order.doneStatus === 'canceled' || open.length === 0)
    throw salesError('409 nothing_to_withdraw', { details: { items } });
  const amount = items.reduce((sum, item) => sum + item.amount, 0);
  const amountWaived = parts?.reduce((sum, { waived }) => sum + waived, 0) ?? 0;
  const shown = { orderId, withdrawUntil: until.toISOString(), amount, amountWaived, items };
  if (!input.confirmed) return { ...shown, confirmedAt: null };
  await withdrawLines(trx, order, lines, open, { now, firmUntil });
  const withdrawn = { lines: open, refunded: amount, waived: amountWaived };
  await queueOrderMail(trx, 'withdrawalReceived', orderId, `${orderId}:${now.getTime()}`, { at: now, withdrawn });
  return { ...shown, confirmedAt: now.toISOString() };
}

function chosen(lines: readonly OrderLine[], ids: readonly string[] | undefined): OrderLine[] {
  if (!ids) return [...lines];
  return [...new Set(ids)].map((id) => {
    const line = lines.find(({ orderItemId }) => orderItemId === id);
    if (!line) throw invalidFields({ orderItemIds: ['not_allowed'] });
    return line;
  });
}

type WithdrawnItem = { orderItemId: string; amount: number };

async function withdrawLines(
  trx: Trx,
  order: LockedOrder,
  lines: readonly OrderLine[],
  open: readonly WithdrawnItem[],
  { now, firmUntil }: { now: Date; firmUntil: Date },
): Promise<void> {
  const ids = open.map(({ orderItemId }) => orderItemId);
  await markWithdrawn(trx, ids, now);
  const isRemaining = (line: OrderLine) => !line.isWithdrawn && !ids.includes(line.orderItemId);
  const cancel = () => cancelLines(trx, order, { lines, ids, isRemaining }, firmUntil);
  if (isOwedFor(order)) {
    // First, so that no payment that covers the remaining lines books their visits.
    await cancel();
    if (!isWholeOrder(lines, isRemaining)) await lowerUnpaid(trx, order.id, open);
  } else {
    await sendBack(trx, order.id, open);
    await cancel();
  }
}

/** The unpaid part of the lines is waived; money paid beyond the owed amount is refunded. */
async function lowerUnpaid(trx: Trx, orderId: string, open: readonly WithdrawnItem[]): Promise<void> {
  const parts = await reduceOrderTotals(trx, await lockOrder(trx, orderId), open);
  if (!parts) return queueOrderMail(trx, 'orderCanceled', orderId);
  const back = parts.map(({ orderItemId, refunded }) => ({ orderItemId, amount: refunded }));
  await sendBack(trx, orderId, back);
}

async function sendBack(trx: Trx, orderId: string, items: readonly WithdrawnItem[]): Promise<void> {
  const back = items.filter(({ amount }) => amount > 0);
  if (back.length === 0) return;
  const refundItems = back.map(({ orderItemId, amount }) => ({ orderItemId, amountMinor: amount }));
  await refundOrder(trx, { orderId, reason: 'withdrawal', items: refundItems });
}
