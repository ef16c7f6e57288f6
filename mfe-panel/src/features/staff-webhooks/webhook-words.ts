import { WEBHOOK_EVENTS, type Webhook, type WebhookDelivery } from '@aksamit/contracts/staff';
import type { Translate } from '@aksamit/module-sdk/i18n';

/** How an endpoint is doing, as a key below `staff.webhooks.states`. */
export type WebhookState = 'works' | 'unused' | 'failing' | 'disabled' | 'gaveUp';

export function stateOf({ enabled, gaveUpAt, failingSince, deliveries }: Webhook): WebhookState {
  if (gaveUpAt !== null) return 'gaveUp';
  if (!enabled) return 'disabled';
  if (failingSince !== null) return 'failing';
  return deliveries.delivered > 0 ? 'works' : 'unused';
}

const ERRORS = ['status', 'redirect', 'timeout', 'address', 'connection', 'disabled'];

/** What the receiver answered, or why there was no answer; empty before the first attempt. */
export function resultOf({ responseStatus, lastError }: WebhookDelivery, t: Translate): string {
  const why = ERRORS.find((error) => error === lastError);
  const parts = [
    ...(responseStatus === null ? [] : [`HTTP ${responseStatus}`]),
    ...(why === undefined || (why === 'status' && responseStatus !== null) ? [] : [t(`staff.webhooks.errors.${why}`)]),
  ];
  return parts.join(' – ');
}

const NAMED: readonly string[] = [...WEBHOOK_EVENTS, 'test'];

/** The name of an event's type; one that only a later API knows is shown as it is. */
export const eventName = (type: string, t: Translate): string =>
  NAMED.includes(type) ? t(`staff.webhooks.events.${type.replace('.', '_')}`) : type;
