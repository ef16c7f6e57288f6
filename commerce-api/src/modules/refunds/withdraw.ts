import type { Withdrawal, withdrawalRequest } from '@aksamit/shared-kit/contracts';
import type { z } from 'zod';
import { conflict, invalidFields, notFound } from '../../platform/api-error';
import { type Db, inTransaction, type Trx } from '../../platform/database';
import { noticeEnd } from '../bookings';
import { type LockedOrder, lockOrder, queueOrderMail, withdrawUntil } from '../orders';
import { giveUpLines } from './give-up-lines';
import { refundOrder } from './refund-order';
import { markWithdrawn, type OrderLine, selectLines, selectOrderedAt } from './refund-queries';
import { withdrawalOf } from './withdrawal-rules';

type WithdrawalInput = z.output<typeof withdrawalRequest>;

/**
 * Withdraws from the contract, whole or by line, in two steps: without `confirmed` it only shows what would happen; with
 * it the lines are withdrawn, their visits canceled, the money sent back, and a message with content, date and time goes
 * out. What was fully performed with prior consent is excluded and says so; a visit that begins within 24 hours counts as
 * performed.
 * @throws 404; 409 withdrawal_over after 14 days, nothing_to_withdraw; 422 for a line of another order
 * Source: readings.md, "Orders".
 */
export async function withdraw(db: Db, orderId: string, input: WithdrawalInput, now: Date): Promise<Withdrawal> {
  return inTransaction(db, async (trx) => {
    const order = await lockOrder(trx, orderId);
    const orderedAt = await selectOrderedAt(trx, orderId);
    if (!orderedAt) throw notFound();
    const until = withdrawUntil(orderedAt);
    if (now > until) throw conflict('withdrawal_over', { until: until.toISOString() });
    const lines = await selectLines(trx, orderId, noticeEnd(now));
    const isPaid = order.paidStatus !== 'notPaid';
    const items = chosen(lines, input.orderItemIds).map((line) => {
      const { amount, exclusion } = withdrawalOf(line);
      return { orderItemId: line.orderItemId, amount: isPaid ? amount : 0, exclusion };
    });
    const open = items.filter((item) => item.exclusion === null);
    if (order.doneStatus === 'canceled' || open.length === 0) throw conflict('nothing_to_withdraw', { items });
    const amount = open.reduce((sum, item) => sum + item.amount, 0);
    const shown = { orderId, withdrawUntil: until.toISOString(), amount, items };
    if (!input.confirmed) return { ...shown, confirmedAt: null };
    await withdrawLines(trx, order, lines, open, now);
    return { ...shown, confirmedAt: now.toISOString() };
  });
}

function chosen(lines: readonly OrderLine[], ids: readonly string[] | undefined): OrderLine[] {
  if (!ids) return [...lines];
  return [...new Set(ids)].map((id) => {
    const line = lines.find(({ orderItemId }) => orderItemId === id);
    if (!line) throw invalidFields({ orderItemIds: ['not_allowed'] });
    return line;
  });
}

async function withdrawLines(
  trx: Trx,
  order: LockedOrder,
  lines: readonly OrderLine[],
  open: readonly { orderItemId: string; amount: number }[],
  now: Date,
): Promise<void> {
  const ids = open.map(({ orderItemId }) => orderItemId);
  await markWithdrawn(trx, ids, now);
  const back = open.filter(({ amount }) => amount > 0);
  if (back.length > 0) {
    const items = back.map(({ orderItemId, amount }) => ({ orderItemId, amountMinor: amount }));
    await refundOrder(trx, { orderId: order.id, reason: 'withdrawal', items });
  }
  const isLeft = (line: OrderLine) => !line.isWithdrawn && !ids.includes(line.orderItemId);
  await giveUpLines(trx, order, { lines, ids, isLeft }, noticeEnd(now));
  const cause = `${order.id}:${now.getTime()}`;
  await queueOrderMail(trx, 'withdrawalReceived', order.id, cause, { at: now });
}
