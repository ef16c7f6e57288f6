import { postWebhook } from '../post-webhook';
import type { WebhookBehaviour } from '../webhook-behaviour';
import { createWebhookClock } from '../webhook-clock';
import type { Checkout, CheckoutStore } from './checkout-store';

/** Minutes after which a webhook is repeated until it is answered with 2xx. */
const RETRY_MINUTES = [1, 5, 15, 60, 240, 720];

export interface SignedWebhook {
  body: string;
  headers: Record<string, string>;
}

/** Sends a provider's due webhooks: polls every second and at once after a decision. Due webhooks survive a restart. */
export function createCheckoutWebhooks(
  store: CheckoutStore,
  url: string,
  write: (checkout: Checkout, behaviour: WebhookBehaviour) => SignedWebhook,
) {
  async function sendDue(behaviour: WebhookBehaviour): Promise<void> {
    const retries = RETRY_MINUTES.map((minutes) => minutes * 60_000);
    const due = await store.takeDue(retries, behaviour.reorder ? 2 : 1);
    const direction = behaviour.reorder ? -1 : 1;
    due.sort((a, b) => direction * (a.createdAt.getTime() - b.createdAt.getTime()));
    for (const checkout of due) {
      if (behaviour.drop) continue;
      for (let copy = 0; copy < behaviour.repeat; copy += 1) {
        const { body, headers } = write(checkout, behaviour);
        await store.answered(checkout.id, await postWebhook(url, body, headers));
      }
    }
  }

  return createWebhookClock(sendDue);
}

export type CheckoutWebhooks = ReturnType<typeof createCheckoutWebhooks>;
