/** The calls of webhooks. */
import { z } from 'zod';
import { call } from '../call-shape';
import * as webhooks from './webhooks';

const { webhook, webhookDelivery, webhookWithSecret } = webhooks;
const empty = z.strictObject({});

export const webhookCalls = {
  'GET /admin/webhooks': call({ query: webhooks.webhooksQuery, data: z.object({ webhooks: z.array(webhook) }) }),
  'POST /admin/webhooks': call({ body: webhooks.webhookRequest, data: webhookWithSecret }),
  'GET /admin/webhooks/{id}': call({ data: z.object({ webhook }) }),
  'PUT /admin/webhooks/{id}': call({ body: webhooks.webhookChange, data: z.object({ webhook }) }),
  'DELETE /admin/webhooks/{id}': call({ data: z.object({ webhook }) }),
  'POST /admin/webhooks/{id}/secrets': call({ body: empty, data: webhookWithSecret }),
  'GET /admin/webhooks/{id}/deliveries': call({
    query: webhooks.webhookDeliveriesQuery,
    data: z.object({ webhookDeliveries: z.array(webhookDelivery) }),
  }),
  'POST /admin/webhooks/{id}/test-deliveries': call({ body: empty, data: z.object({ webhookDelivery }) }),
  'POST /admin/webhook-deliveries/{id}/repeats': call({ body: empty, data: z.object({ webhookDelivery }) }),
};
