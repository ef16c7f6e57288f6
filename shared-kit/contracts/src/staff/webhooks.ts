/** Webhooks: where other systems are notified of what happens. Source: docs/decisions/0218. */
import { z } from 'zod';
import { instant, listQuery } from '../envelope';

/** What an endpoint can be notified of. `data` of orders: `orderId`; of visits: `eventId`, `locationId`, `startAt`. */
export const WEBHOOK_EVENTS = [
  'order.placed',
  'order.paid',
  'order.refunded',
  'order.canceled',
  'visit.booked',
  'visit.moved',
  'visit.canceled',
  'visit.done',
  'visit.noShow',
  'visit.refused',
] as const;
export const webhookEvent = z.enum(WEBHOOK_EVENTS);
export type WebhookEvent = z.infer<typeof webhookEvent>;

/** What an endpoint receives. */
export const webhookBody = z.strictObject({
  type: z.union([webhookEvent, z.literal('test')]),
  /** When it happened. */
  timestamp: instant,
  data: z.record(z.string(), z.string()),
});

/** GET /admin/webhooks, the newest first. `sort`: createdAt. */
export const webhooksQuery = listQuery;

export const webhook = z.object({
  id: z.string(),
  url: z.string(),
  description: z.string(),
  events: z.array(webhookEvent),
  enabled: z.boolean(),
  /** Sent back with an edit. */
  version: z.int(),
  createdAt: instant,
  /** Until when the former secret signs beside the present one. */
  formerSecretUntil: instant.nullable(),
  /** Since when nothing arrived; null: the last delivery did, or there was none. */
  failingSince: instant.nullable(),
  /** When the worker disabled it, because nothing arrived for days. */
  gaveUpAt: instant.nullable(),
  /** How many deliveries of the last 30 days wait, arrived, and were given up. */
  deliveries: z.object({ due: z.int(), delivered: z.int(), failed: z.int() }),
});
export type Webhook = z.infer<typeof webhook>;

/** POST /admin/webhooks. */
export const webhookRequest = z.strictObject({
  url: z.string().trim().max(2000),
  description: z.string().trim().min(1).max(200),
  events: z.array(webhookEvent).min(1).max(WEBHOOK_EVENTS.length),
});
export type WebhookRequest = z.input<typeof webhookRequest>;

/** PUT /admin/webhooks/{id}: what is left out stays. `version` is the one that was edited; 409 conflict when it is outdated. */
export const webhookChange = z.strictObject({
  ...webhookRequest.partial().shape,
  enabled: z.boolean().optional(),
  version: z.int().min(1),
});
export type WebhookChange = z.input<typeof webhookChange>;

/** A new endpoint or secret; the secret is null in the response to a repeat, since it is shown once. */
export const webhookWithSecret = z.object({ webhook, secret: z.string().nullable() });
export type WebhookWithSecret = z.infer<typeof webhookWithSecret>;

/** GET /admin/webhooks/{id}/deliveries, the newest first. `sort`: occurredAt. */
export const webhookDeliveriesQuery = listQuery.extend({ state: z.enum(['due', 'delivered', 'failed']).optional() });

export const webhookDelivery = z.object({
  /** The `webhook-id` that the receiver sees. */
  id: z.string(),
  /** One of the events, or `test`. */
  type: z.string(),
  data: z.record(z.string(), z.unknown()),
  occurredAt: instant,
  state: z.enum(['due', 'delivered', 'failed']),
  attempts: z.int(),
  attemptedAt: instant.nullable(),
  nextAttemptAt: instant.nullable(),
  /** HTTP status of the last response; null: there was none. */
  responseStatus: z.int().nullable(),
  /** Why the last attempt failed: `status`, `redirect`, `timeout`, `address`, `connection`, `disabled`. */
  lastError: z.string().nullable(),
  closedAt: instant.nullable(),
});
export type WebhookDelivery = z.infer<typeof webhookDelivery>;
