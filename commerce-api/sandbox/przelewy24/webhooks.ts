import type { GatewayKeys } from '../gateway-keys';
import { postWebhook } from '../post-webhook';
import type { WebhookBehaviour } from '../webhook-behaviour';
import { createWebhookClock } from '../webhook-clock';
import { blikSign, refundSign, webhookSign } from './signing';
import type { SandboxTransaction, TransactionStore } from './transaction-store';

/** Minutes after which the gateway repeats a webhook that was not answered by a verification. */
const RETRY_MINUTES = [3, 5, 15, 30, 60, 150, 450];

/** JSON text of a webhook; ids of 64 bits are written as numbers, as the gateway does. */
function webhookText(transaction: SandboxTransaction, keys: GatewayKeys, behaviour: WebhookBehaviour): string {
  const amount = behaviour.wrongAmount ? Math.max(1, transaction.amount - 100) : transaction.amount;
  const fields = {
    merchantId: keys.merchantId,
    posId: keys.posId,
    sessionId: transaction.sessionId,
    amount,
    originAmount: amount,
    currency: transaction.currency,
    orderId: transaction.orderId,
    methodId: transaction.methodId,
    statement: `p24-${transaction.orderId}`,
  };
  const sign = webhookSign(fields, behaviour.wrongSign ? `${keys.crcKey}-wrong` : keys.crcKey);
  const text = JSON.stringify({ ...fields, orderId: 'ORDER_ID', sign });
  return text.replace('"ORDER_ID"', transaction.orderId);
}

export type WebhookSender = ReturnType<typeof createWebhookSender>;

/** Sends due webhooks: polls every second and at once after a decision. Due webhooks survive a restart. */
export function createWebhookSender(store: TransactionStore, keys: GatewayKeys) {
  async function sendDue(behaviour: WebhookBehaviour): Promise<void> {
    const retryAfterMs = RETRY_MINUTES.map((minutes) => minutes * 60_000);
    const due = await store.takeDue(retryAfterMs, behaviour.reorder ? 'desc' : 'asc', behaviour.reorder ? 2 : 1);
    for (const transaction of due) {
      if (!transaction.urlStatus || behaviour.drop) continue;
      for (let copy = 0; copy < behaviour.repeat; copy += 1) {
        const answer = await postWebhook(transaction.urlStatus, webhookText(transaction, keys, behaviour));
        await store.setAnswer(transaction.token, answer);
      }
    }
  }

  const clock = createWebhookClock(sendDue);

  return {
    ...clock,
    /** The outcome of a BLIK code: `error` 0 is success. */
    async sendBlik(transaction: SandboxTransaction, error: string, message: string) {
      const { behaviour } = clock;
      if (!transaction.urlBlikStatus || behaviour.drop) return;
      const status = error === '0' ? 'SUCCESS' : 'ERROR';
      const result = { error, message, status, trxRef: `BLIK${transaction.orderId}` };
      const fields = {
        orderId: transaction.orderId,
        sessionId: transaction.sessionId,
        method: transaction.methodId,
        result,
      };
      const sign = blikSign(fields, behaviour.wrongSign ? `${keys.crcKey}-wrong` : keys.crcKey);
      const text = JSON.stringify({ data: { ...fields, orderId: 'ORDER_ID', sign } });
      for (let copy = 0; copy < behaviour.repeat; copy += 1) {
        await postWebhook(transaction.urlBlikStatus, text.replace('"ORDER_ID"', transaction.orderId));
      }
    },
    async sendRefund(transaction: SandboxTransaction, urlStatus: string, refundsUuid: string, amount: number) {
      const fields = {
        orderId: transaction.orderId,
        sessionId: transaction.sessionId,
        refundsUuid,
        merchantId: keys.merchantId,
        amount,
        currency: transaction.currency,
        status: 0,
      };
      const text = JSON.stringify({ ...fields, orderId: 'ORDER_ID', sign: refundSign(fields, keys.crcKey) });
      await postWebhook(urlStatus, text.replace('"ORDER_ID"', transaction.orderId));
    },
  };
}
