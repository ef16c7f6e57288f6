import { dataOf, listOf } from '@aksamit/contracts';
import { webhookDeliveriesQuery, webhookDelivery } from '@aksamit/contracts/staff';
import { z } from 'zod';
import { notFound } from '../../../platform/api-error';
import type { App, AppDependencies } from '../../../platform/app-types';
import { metaOf, offsetOf } from '../../../platform/pagination';
import { findEndpoint, queueTest, repeatDelivery, selectDeliveries } from '../../operations/webhooks';
import { registerStaffCall } from '../staff';

const right = 'manageWebhooks';
const params = z.object({ id: z.uuid() });
const withDelivery = dataOf({ webhookDelivery });

/** What was sent to the endpoints of webhooks, and sending it by hand. */
export function registerWebhookDeliveries(app: App, dependencies: AppDependencies): void {
  registerStaffCall(app, dependencies, {
    method: 'GET',
    path: '/admin/webhooks/:id/deliveries',
    right,
    summary: 'Deliveries of an endpoint of the last 30 days, the newest first; sort: occurredAt',
    params,
    query: webhookDeliveriesQuery,
    answer: listOf({ webhookDeliveries: z.array(webhookDelivery) }),
    async work({ trx, params: { id }, query }) {
      if ((await findEndpoint(trx, id)) === null) throw notFound();
      const page = { limit: query.perPage, offset: offsetOf(query) };
      const { webhookDeliveries, total } = await selectDeliveries(trx, { ...query, ...page, endpointId: id });
      return {
        answer: { data: { webhookDeliveries }, meta: metaOf(query, total) },
        subject: { kind: 'webhook', id },
      };
    },
  });

  registerStaffCall(app, dependencies, {
    method: 'POST',
    path: '/admin/webhooks/:id/test-deliveries',
    right,
    summary: 'Sends an event of type test',
    params,
    body: z.strictObject({}),
    answer: withDelivery,
    status: 201,
    async work({ trx, params: { id } }) {
      const queued = await queueTest(trx, id);
      if (queued === null) throw notFound();
      return { answer: { data: { webhookDelivery: queued } }, subject: { kind: 'webhook', id } };
    },
  });

  registerStaffCall(app, dependencies, {
    method: 'POST',
    path: '/admin/webhook-deliveries/:id/repeats',
    right,
    summary: 'Sends a delivery once more, under the same webhook-id; one that is due stays as it is',
    params,
    body: z.strictObject({}),
    answer: withDelivery,
    status: 201,
    async work({ trx, params: { id } }) {
      const repeated = await repeatDelivery(trx, id);
      if (repeated === null) throw notFound();
      return { answer: { data: { webhookDelivery: repeated } }, subject: { kind: 'webhookDelivery', id } };
    },
  });
}
