import type { Db } from '../../../platform/database';
import { type Confirmation, confirmWithGateway } from './confirm-with-gateway';
import type { Disbelief, PaymentGateway, PaymentWebhook, ReceivedWebhook, WebhookChecks } from './gateways/gateway';
import { lookUpPayment } from './look-up-payment';
import { findTransactionBySession, keepGatewayId } from './payment-queries';
import { countUnbelieved, storeWebhook } from './webhook-queries';

export type WebhookOutcome = Confirmation | 'unknownSession' | 'lookedUp' | 'ofNoConcern';
export type Reception = { isBelieved: true; outcome: WebhookOutcome } | { isBelieved: false; reason: Disbelief };

export interface Sender {
  now: Date;
  /** Throws when the sender has exceeded the limit of wrong webhooks. */
  requireFewFailures(): void;
  countFailure(): void;
}

/** Session ids are ours: other ids need no database query. */
const SESSION_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Processes a webhook. It is only a hint: without the right signature it is rejected, and nothing is completed before
 * the gateway has verified the payment itself. Accepted webhooks are stored, rejected ones counted, ignored ones
 * neither.
 * @throws GatewayUnavailable: answered as an error, so that the gateway repeats the webhook; 429 for too many wrong
 * ones
 */
export async function receiveWebhook(
  db: Db,
  gateway: PaymentGateway,
  received: ReceivedWebhook,
  sender: Sender,
): Promise<Reception> {
  const { now } = sender;
  const checks: WebhookChecks = {
    now,
    async mayAskAbout(sessionId) {
      sender.requireFewFailures();
      if (!SESSION_ID.test(sessionId)) return false;
      return (await findTransactionBySession(db, sessionId))?.provider === gateway.provider;
    },
  };
  const webhook = await gateway.parseWebhook(received, checks);
  if (typeof webhook === 'string') {
    // Beyond the limit nothing is written, not even a count.
    sender.requireFewFailures();
    sender.countFailure();
    await countUnbelieved(db, gateway.provider, { reason: webhook, payload: received.text, now });
    return { isBelieved: false, reason: webhook };
  }
  if (webhook.kind === 'other') return { isBelieved: true, outcome: 'ofNoConcern' };
  const keep = (outcome: string) => storeWebhook(db, gateway.provider, received.text, outcome);
  try {
    const outcome = await actOn(db, gateway, webhook, now);
    await keep(outcome);
    return { isBelieved: true, outcome };
  } catch (error) {
    await keep('gatewayUnavailable');
    throw error;
  }
}

async function actOn(db: Db, gateway: PaymentGateway, webhook: PaymentWebhook, now: Date): Promise<WebhookOutcome> {
  const found = await findTransactionBySession(db, webhook.sessionId);
  if (!found || found.provider !== gateway.provider) return 'unknownSession';
  // The run that opened the attempt may have been killed before it could store the gateway's id.
  const gatewayId = found.gatewayId ?? webhook.gatewayId;
  if (gatewayId !== null && found.gatewayId === null) await keepGatewayId(db, found.id, gatewayId);
  const payment = { ...found, gatewayId };
  if (webhook.kind === 'paid') return confirmWithGateway(db, gateway, payment, webhook);
  await lookUpPayment(db, gateway, payment, now, webhook.kind === 'refused' ? webhook.refusal : null);
  return 'lookedUp';
}
