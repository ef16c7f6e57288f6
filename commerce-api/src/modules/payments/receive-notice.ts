import type { Db } from '../../platform/database';
import { type Confirmation, confirmWithGateway } from './confirm-with-gateway';
import { findTransactionBySession, keepNotice } from './payment-queries';
import type { Przelewy24Client, Przelewy24Settings } from './przelewy24/client';
import { readNotice } from './przelewy24/read-notice';

export type NoticeOutcome = Confirmation | 'notBelieved' | 'unknownSession';

/**
 * Takes a notice. It is only a hint: without the right signature it is not believed, and nothing is completed before
 * the gateway has verified the payment itself. Everything received is kept.
 * @throws GatewayUnavailable: answered as an error, so that the gateway repeats the notice
 */
export async function receiveNotice(
  db: Db,
  gateway: Przelewy24Client,
  keys: Przelewy24Settings,
  body: unknown,
): Promise<NoticeOutcome> {
  const notice = readNotice(body, keys);
  const payment = notice && (await findTransactionBySession(db, notice.sessionId));
  const keep = (outcome: string) => keepNotice(db, 'przelewy24', JSON.stringify(body), outcome);
  let outcome: NoticeOutcome = notice ? 'unknownSession' : 'notBelieved';
  try {
    if (notice && payment) outcome = await confirmWithGateway(db, gateway, payment, notice);
  } catch (error) {
    await keep('gatewayUnavailable');
    throw error;
  }
  await keep(outcome);
  return outcome;
}
