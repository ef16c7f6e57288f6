import { addDays } from '@aksamit/contracts/store-time';
import { localDay, localOf } from '../../booking/slots';
import { claimComparison, endComparison, insertDifference, selectListed, selectSettledOn } from './comparison-queries';
import { comparePayments, type Difference, differenceOf } from './comparison-rules';
import { confirmWithGateway } from './confirm-with-gateway';
import type { PaymentGateway } from './gateways/gateway';
import { findTransaction, raiseAlert } from './payment-queries';
import type { SettlementContext } from './settle-due';

/** After three in the morning the gateways' lists of the day before are complete. */
const FROM_MINUTE = 3 * 60;
/** Missed days, when no worker ran, are compared later. */
const DAYS_BACK = 3;
/** A list counts from the opening of an attempt, or by another clock: a margin around the day is requested. */
const BEFORE_MS = 24 * 3_600_000;
const AFTER_MS = 2 * 3_600_000;

const alertKinds: Record<Difference['kind'], string> = {
  moneyWithoutOrder: 'money_without_order',
  orderWithoutMoney: 'order_without_money',
  otherAmount: 'wrong_amount',
};

/**
 * Compares the payments of the last days with the gateways' lists, each day once. Money of a canceled attempt completes
 * it, or is refunded automatically; every other difference is an alert and a line for the staff. For the worker;
 * concurrent runs are safe. @returns how many lists were compared Source: readings.md, "Payments".
 */
export async function comparePaymentsOfDays(context: SettlementContext, now = new Date()): Promise<number> {
  const { date, minute } = localOf(now);
  if (minute < FROM_MINUTE) return 0;
  let compared = 0;
  for (let back = DAYS_BACK; back >= 1; back -= 1) {
    const day = addDays(date, -back);
    for (const gateway of Object.values(context.gateways)) {
      if (!(await claimComparison(context.db, day, gateway.provider, now))) continue;
      try {
        await compareDay(context, gateway, day);
        compared += 1;
      } catch (error) {
        context.logger.warn({ err: error, day, provider: gateway.provider }, 'payments could not be compared');
      }
    }
  }
  return compared;
}

async function compareDay({ db, logger }: SettlementContext, gateway: PaymentGateway, day: string): Promise<void> {
  const { provider } = gateway;
  const [begin, end] = [localDay(day).at(0), localDay(addDays(day, 1)).at(0)];
  if (!begin || !end) throw new Error(`Failed to compare ${day}: no change of clocks skips a midnight.`);
  const entries = await gateway.list(new Date(begin.getTime() - BEFORE_MS), new Date(end.getTime() + AFTER_MS));
  const settled = await selectSettledOn(db, provider, day);
  const listed = await selectListed(db, provider, entries);
  const own = new Map([...settled, ...listed].map((payment) => [payment.id, payment]));
  const settledIds = new Set(settled.map(({ id }) => id));
  const { differences, unsettled } = comparePayments(entries, [...own.values()], settledIds);
  for (const { entry, payment } of unsettled) {
    const transaction = await findTransaction(db, payment.id);
    const outcome = transaction ? await confirmWithGateway(db, gateway, transaction, entry) : 'notPaid';
    logger.info({ outcome, paymentTransactionId: payment.id }, 'a payment was found in the list of a gateway');
    if (outcome === 'notPaid') differences.push(differenceOf('moneyWithoutOrder', entry, payment));
  }
  for (const difference of differences) {
    if (!(await insertDifference(db, day, provider, difference))) continue;
    const { kind, paymentTransactionId, ...details } = difference;
    await raiseAlert(db, alertKinds[kind], paymentTransactionId, { day, provider, ...details });
  }
  await endComparison(db, day, provider, entries.length);
}
