import type { Logger } from 'pino';
import type { Db } from '../../../platform/database';
import { recordAttempt, type TakenDelivery, takeDueDelivery } from './delivery-queries';
import { postWebhook } from './post-webhook';
import { signedHeaders, signingSecret } from './sign-webhook';

export interface WebhookSending {
  db: Db;
  logger: Logger;
  /** Of which the secrets are derived. */
  codeSecret: string;
  /** In a demo and in tests. */
  allowsLoopback: boolean;
  /** Of one attempt; ten seconds unless given. */
  timeoutMs?: number;
}

const TIMEOUT_MS = 10_000;
/** So many at once, so that one slow receiver does not delay all others. */
const LANES = 4;
/** Of one lane in a round. */
const AT_ONCE = 10;

/**
 * Sends due webhooks, each at least once: when a worker dies between the receiver's response and its record, it is sent
 * again under the same `webhook-id`.
 * @returns how many were delivered
 */
export async function sendDueWebhooks(sending: WebhookSending, now = new Date()): Promise<number> {
  const startedAt = Date.now();
  const clock = () => new Date(now.getTime() + Date.now() - startedAt);
  const first = await takeDueDelivery(sending.db, clock());
  if (!first) return 0;
  const others = Array.from({ length: LANES - 1 }, () => sendInTurn(sending, clock, null));
  const delivered = await Promise.all([sendInTurn(sending, clock, first), ...others]);
  return delivered.reduce((sum, count) => sum + count, 0);
}

/** One by one: deliveries behind a slow one stay free for other lanes and workers. */
async function sendInTurn(sending: WebhookSending, clock: () => Date, first: TakenDelivery | null): Promise<number> {
  let delivered = 0;
  let next = first ?? (await takeDueDelivery(sending.db, clock()));
  for (let sent = 0; next !== null; sent += 1) {
    if (await sendOne(sending, next, clock)) delivered += 1;
    next = sent + 1 < AT_ONCE ? await takeDueDelivery(sending.db, clock()) : null;
  }
  return delivered;
}

async function sendOne(sending: WebhookSending, delivery: TakenDelivery, clock: () => Date): Promise<boolean> {
  const { db, logger, codeSecret, allowsLoopback, timeoutMs = TIMEOUT_MS } = sending;
  const { id, endpointId, url, type, data, occurredAt, secretNumber, isFormerSecretValid } = delivery;
  const body = JSON.stringify({ type, timestamp: new Date(occurredAt).toISOString(), data });
  const numbers = isFormerSecretValid ? [secretNumber, secretNumber - 1] : [secretNumber];
  const secrets = numbers.map((number) => signingSecret({ id: endpointId, number }, codeSecret));
  const headers = signedHeaders({ id, timestamp: Math.floor(clock().getTime() / 1000), body }, secrets);
  const outcome = await postWebhook({ url, headers, body }, { allowsLoopback, timeoutMs });
  const { state, isDisabled } = await recordAttempt(db, delivery, outcome, clock());
  const logFields = { deliveryId: id, endpointId, type, attempts: delivery.attempts, ...outcome };
  if (state === 'failed') logger.warn(logFields, 'a webhook was given up');
  else if (state === 'later') logger.info(logFields, 'a webhook will be retried');
  if (isDisabled) logger.warn({ endpointId }, 'an endpoint of webhooks was disabled: nothing has reached it for days');
  return state === 'delivered';
}
