import type { PromoBarVersion } from '@aksamit/contracts/staff';
import { callStaffApi } from '@aksamit/module-sdk/api/staff';
import type { HttpClient } from '@aksamit/module-sdk/http';
import { queryOptions } from '@aksamit/module-sdk/query';
import type { StoredRecord } from './record-calls';
import { recordKey } from './record-queries';

/** In addresses and texts. */
export const PROMO_BARS = 'promo-bars';

/** PUT /admin/promo-bars/{id}/end: no page shows the bar any more. 409 for one that is not on. */
export async function endPromoBar(http: HttpClient, id: string, idempotencyKey: string): Promise<StoredRecord> {
  const { data } = await callStaffApi(http, 'PUT /admin/promo-bars/{id}/end', { params: { id }, idempotencyKey });
  return data.promoBar;
}

/** DELETE /admin/promo-bars/{id}. 409 for one that an article or a page names. */
export async function removePromoBar(http: HttpClient, id: string, idempotencyKey: string): Promise<void> {
  await callStaffApi(http, 'DELETE /admin/promo-bars/{id}', { params: { id }, idempotencyKey });
}

/** PUT /admin/promo-bars/{id}: a former state of the bar is what is stored. 422 where it names what is gone. */
export async function restorePromoBar(
  http: HttpClient,
  { id, content }: { id: string; content: PromoBarVersion['content'] },
  idempotencyKey: string,
): Promise<StoredRecord> {
  const input = { params: { id }, body: content, idempotencyKey };
  return (await callStaffApi(http, 'PUT /admin/promo-bars/{id}', input)).data.promoBar;
}

/** States of a bar, the newest first. */
export function promoBarVersionsQuery(http: HttpClient, id: string) {
  return queryOptions({
    queryKey: [...recordKey(PROMO_BARS), 'versions', id],
    queryFn: async (): Promise<PromoBarVersion[]> => {
      const { data } = await callStaffApi(http, 'GET /admin/promo-bars/{id}/versions', { params: { id } });
      return data.promoBarVersions;
    },
    staleTime: 0,
  });
}
