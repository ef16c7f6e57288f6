import type { Db } from '../../platform/database';
import { type Confirmation, confirmWithGateway } from './confirm-with-gateway';
import type { GatewayNotice, PaymentGateway, ReceivedNotice } from './gateways/gateway';
import { lookUpPayment } from './look-up-payment';
import { findTransactionBySession, keepGatewayId, keepNotice } from './payment-queries';

export type NoticeOutcome = Confirmation | 'notBelieved' | 'unknownSession' | 'lookedUp' | 'ofNoConcern';

/**
 * Takes a notice. It is only a hint: without the right signature it is not believed, and nothing is completed before
 * the gateway has verified the payment itself. Everything received is kept.
 * @throws GatewayUnavailable: answered as an error, so that the gateway repeats the notice
 */
export async function receiveNotice(
  db: Db,
  gateway: PaymentGateway,
  received: ReceivedNotice,
  now: Date,
): Promise<NoticeOutcome> {
  const keep = (outcome: string) => keepNotice(db, gateway.provider, received.text, outcome);
  try {
    const notice = await gateway.readNotice(received);
    const outcome = notice ? await actOn(db, gateway, notice, now) : 'notBelieved';
    await keep(outcome);
    return outcome;
  } catch (error) {
    await keep('gatewayUnavailable');
    throw error;
  }
}

async function actOn(db: Db, gateway: PaymentGateway, notice: GatewayNotice, now: Date): Promise<NoticeOutcome> {
  if (notice.kind === 'other') return 'ofNoConcern';
  const found = await findTransactionBySession(db, notice.sessionId);
  if (!found || found.provider !== gateway.provider) return 'unknownSession';
  // The run that opened the try may have been killed before it could write the gateway's id.
  const gatewayId = found.gatewayId ?? notice.gatewayId;
  if (gatewayId !== null && found.gatewayId === null) await keepGatewayId(db, found.id, gatewayId);
  const payment = { ...found, gatewayId };
  if (notice.kind === 'paid') return confirmWithGateway(db, gateway, payment, notice);
  await lookUpPayment(db, gateway, payment, now, notice.kind === 'refused' ? notice.refusal : null);
  return 'lookedUp';
}
