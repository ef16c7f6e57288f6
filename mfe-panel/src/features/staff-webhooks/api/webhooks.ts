import type {
  Webhook,
  WebhookChange,
  WebhookDelivery,
  WebhookRequest,
  WebhookWithSecret,
} from '@aksamit/contracts/staff';
import { callStaffApi } from '@aksamit/module-sdk/api/staff';
import type { HttpClient } from '@aksamit/module-sdk/http';
import { keepPreviousData, queryOptions } from '@aksamit/module-sdk/query';

/** Key of everything about webhooks: what changes one changes lists, details and deliveries. */
export const WEBHOOKS = ['staffWebhooks'];
export const DELIVERY_STATES = ['due', 'delivered', 'failed'] as const satisfies readonly WebhookDelivery['state'][];

/** A test that was just pressed is sent within seconds; each look is in the audit log, so that there are few. */
const LOOK_PAUSE_MS = 2000;
const LOOKS = 20;
const isUnsent = ({ state, attempts }: WebhookDelivery): boolean => state === 'due' && attempts === 0;

/** GET /admin/webhooks: a page, the newest first unless sorted. */
export function webhooksQuery(http: HttpClient, query: { page?: number; sort?: string }) {
  return queryOptions({
    queryKey: [...WEBHOOKS, 'list', query],
    queryFn: async () => {
      const { data, meta } = await callStaffApi(http, 'GET /admin/webhooks', { query });
      return { webhooks: data.webhooks, total: meta?.total ?? 0 };
    },
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
}

/** GET /admin/webhooks/{id}. 404 for none. */
export function webhookQuery(http: HttpClient, id: string) {
  return queryOptions({
    queryKey: [...WEBHOOKS, 'one', id],
    queryFn: async () => (await callStaffApi(http, 'GET /admin/webhooks/{id}', { params: { id } })).data.webhook,
    staleTime: 0,
  });
}

/** GET /admin/webhooks/{id}/deliveries: a page, the newest first unless sorted. A state that the API does not know is left out. */
export function deliveriesQuery(
  http: HttpClient,
  id: string,
  { state, ...rest }: { state?: string; page?: number; sort?: string },
) {
  const known = DELIVERY_STATES.find((name) => name === state);
  const query = { ...rest, ...(known ? { state: known } : {}) };
  return queryOptions({
    queryKey: [...WEBHOOKS, 'deliveries', id, query],
    queryFn: async () => {
      const answer = await callStaffApi(http, 'GET /admin/webhooks/{id}/deliveries', { params: { id }, query });
      return { deliveries: answer.data.webhookDeliveries, total: answer.meta?.total ?? 0 };
    },
    staleTime: 0,
    refetchInterval: ({ state: { data, dataUpdateCount } }) =>
      data?.deliveries.some(isUnsent) && dataUpdateCount <= LOOKS ? LOOK_PAUSE_MS : false,
    placeholderData: keepPreviousData,
  });
}

/** POST /admin/webhooks. 422 on `url`, `description`, `events`. */
export async function addWebhook(http: HttpClient, body: WebhookRequest, key: string): Promise<WebhookWithSecret> {
  return (await callStaffApi(http, 'POST /admin/webhooks', { body, idempotencyKey: key })).data;
}

/** PUT /admin/webhooks/{id}. 409 conflict when somebody changed it since. */
export async function changeWebhook(http: HttpClient, id: string, body: WebhookChange, key: string): Promise<Webhook> {
  return (await callStaffApi(http, 'PUT /admin/webhooks/{id}', { params: { id }, body, idempotencyKey: key })).data
    .webhook;
}

/** DELETE /admin/webhooks/{id}, with its deliveries. 404 when somebody was faster. */
export async function deleteWebhook(http: HttpClient, id: string, key: string): Promise<void> {
  await callStaffApi(http, 'DELETE /admin/webhooks/{id}', { params: { id }, idempotencyKey: key });
}

/** POST /admin/webhooks/{id}/secrets. */
export async function replaceSecret(http: HttpClient, id: string, key: string): Promise<WebhookWithSecret> {
  const request = { params: { id }, body: {}, idempotencyKey: key };
  return (await callStaffApi(http, 'POST /admin/webhooks/{id}/secrets', request)).data;
}

/** POST /admin/webhooks/{id}/test-deliveries. */
export async function sendTest(http: HttpClient, id: string, key: string): Promise<void> {
  await callStaffApi(http, 'POST /admin/webhooks/{id}/test-deliveries', {
    params: { id },
    body: {},
    idempotencyKey: key,
  });
}

/** POST /admin/webhook-deliveries/{id}/repeats. */
export async function repeatDelivery(http: HttpClient, id: string, key: string): Promise<void> {
  await callStaffApi(http, 'POST /admin/webhook-deliveries/{id}/repeats', {
    params: { id },
    body: {},
    idempotencyKey: key,
  });
}
