import { sql } from 'kysely';
import type { Headers } from '../commerce-fixture';
import { loggedInAs } from './people';
import type { Walker } from './walker';

/** Other systems: a key by which one reads, and an address at which it is notified. */
export async function connectSystems(walker: Walker): Promise<void> {
  const as = await loggedInAs(walker, 'admin');
  const { apiKey } = await walker.make('POST /admin/api-keys', {
    as,
    body: { name: 'Księgowość', scopes: ['orders', 'figures'], lastDay: '2099-12-31' },
  });
  await walker.make('GET /admin/api-keys', { as, query: { page: 1, perPage: 1, state: 'active' } });
  await walker.make('DELETE /admin/api-keys/{id}', { as, params: { id: apiKey.id } });
  await connectWebhooks(walker, as);
}

/** An endpoint of another system; nothing listens there, and the walk has no worker. */
async function connectWebhooks(walker: Walker, as: Headers): Promise<void> {
  const { webhook } = await walker.make('POST /admin/webhooks', {
    as,
    body: { url: 'https://crm.example/hooks', description: 'CRM', events: ['order.paid', 'visit.booked'] },
  });
  const params = { id: webhook.id };
  await walker.make('PUT /admin/webhooks/{id}', { as, params, body: { events: ['visit.booked'], version: 1 } });
  await walker.make('POST /admin/webhooks/{id}/secrets', { as, params, body: {} });
  const { webhookDelivery } = await walker.make('POST /admin/webhooks/{id}/test-deliveries', { as, params, body: {} });
  await sql`update webhook_deliveries set state = 'failed', attempts = 8, response_status = 500, last_error = 'status',
    attempted_at = now(), closed_at = now() where id = ${webhookDelivery.id}`.execute(walker.shop.database.db);
  await walker.make('GET /admin/webhooks/{id}/deliveries', { as, params, query: { page: 1, perPage: 1 } });
  await walker.make('POST /admin/webhook-deliveries/{id}/repeats', {
    as,
    params: { id: webhookDelivery.id },
    body: {},
  });
  await walker.make('GET /admin/webhooks/{id}', { as, params });
  await walker.make('GET /admin/webhooks', { as, query: { page: 1, perPage: 1 } });
  await walker.make('DELETE /admin/webhooks/{id}', { as, params });
}
