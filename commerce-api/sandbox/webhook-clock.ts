import { type WebhookBehaviour, wellBehavedWebhooks } from './webhook-behaviour';

/**
 * Sends a provider's due webhooks: polls every second and at once when kicked, one poll at a time. `sendDue` receives
 * the provider's configured misbehavior.
 */
export function createWebhookClock(sendDue: (behaviour: WebhookBehaviour) => Promise<void>) {
  const behaviour: WebhookBehaviour = { ...wellBehavedWebhooks };
  let timer: NodeJS.Timeout | null = null;
  let running: Promise<void> = Promise.resolve();

  const kick = () => {
    running = running.then(() => sendDue(behaviour)).catch(() => {});
    return running;
  };

  return {
    behaviour,
    configure(change: Partial<WebhookBehaviour>) {
      Object.assign(behaviour, change);
    },
    reset() {
      Object.assign(behaviour, wellBehavedWebhooks);
    },
    /** Sends due webhooks now; resolves when that is done. */
    kick,
    /** Runs a function after the current sending; resolves when that is done, also when it failed. */
    queue(task: () => Promise<void>) {
      running = running.then(task).catch(() => {});
      return running;
    },
    start() {
      timer ??= setInterval(kick, 1000);
    },
    async stop() {
      if (timer) clearInterval(timer);
      timer = null;
      await Promise.race([running, new Promise((resolve) => setTimeout(resolve, 1000).unref())]);
    },
  };
}
