import type { ApiKey, ApiKeyRequest, NewApiKey } from '@aksamit/contracts/staff';
import { callStaffApi } from '@aksamit/module-sdk/api/staff';
import type { HttpClient } from '@aksamit/module-sdk/http';
import { keepPreviousData, queryOptions } from '@aksamit/module-sdk/query';

export const KEY_STATES = ['active', 'ended', 'revoked'] as const satisfies readonly ApiKey['state'][];
/** Key of every list of keys. */
export const KEY_LISTS = ['staffApiKeys'];

/** GET /admin/api-keys: a page, the newest first unless sorted. A state that the API does not know is left out. */
export function keysQuery(http: HttpClient, { state, ...rest }: { state?: string; page?: number; sort?: string }) {
  const known = KEY_STATES.find((name) => name === state);
  const query = { ...rest, ...(known ? { state: known } : {}) };
  return queryOptions({
    queryKey: [...KEY_LISTS, query],
    queryFn: async () => {
      const { data, meta } = await callStaffApi(http, 'GET /admin/api-keys', { query });
      return { apiKeys: data.apiKeys, total: meta?.total ?? 0 };
    },
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
}

/** POST /admin/api-keys. 422 on `name`, `scopes`, `lastDay`. */
export async function makeKey(http: HttpClient, body: ApiKeyRequest, idempotencyKey: string): Promise<NewApiKey> {
  return (await callStaffApi(http, 'POST /admin/api-keys', { body, idempotencyKey })).data;
}

/** DELETE /admin/api-keys/{id}. */
export async function revokeKey(http: HttpClient, id: string, idempotencyKey: string): Promise<void> {
  await callStaffApi(http, 'DELETE /admin/api-keys/{id}', { params: { id }, idempotencyKey });
}
