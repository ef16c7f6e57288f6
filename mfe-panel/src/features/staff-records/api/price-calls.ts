import type { PricePreview, PricePreviewRequest } from '@aksamit/contracts/staff';
import { callStaffApi } from '@aksamit/module-sdk/api/staff';
import { type HttpClient, newIdempotencyKey } from '@aksamit/module-sdk/http';
import { queryOptions } from '@aksamit/module-sdk/query';

/** PUT /admin/prices/{id}: the price from now on; minor units. */
export async function setPrice(http: HttpClient, { id, price }: { id: string; price: number }, idempotencyKey: string) {
  await callStaffApi(http, 'PUT /admin/prices/{id}', { params: { id }, body: { price }, idempotencyKey });
}

/** POST /admin/price-changes: the price from an instant ahead on. 422 for one that has passed, or that has a change already. */
export async function planPrice(
  http: HttpClient,
  body: { priceId: string; price: number; validFrom: string },
  idempotencyKey: string,
) {
  await callStaffApi(http, 'POST /admin/price-changes', { body, idempotencyKey });
}

/** DELETE /admin/price-changes/{id}. 404 once it has begun. */
export async function removePlannedPrice(http: HttpClient, id: string, idempotencyKey: string) {
  await callStaffApi(http, 'DELETE /admin/price-changes/{id}', { params: { id }, idempotencyKey });
}

/**
 * POST /admin/price-previews: what the shop will show. Null where the treatment has no price in the market then.
 * @param request without `at`: as of now
 */
export function pricePreviewQuery(
  http: HttpClient,
  request: (Omit<PricePreviewRequest, 'at'> & { at?: string | undefined }) | null,
) {
  return queryOptions({
    queryKey: ['staffPricePreview', request],
    queryFn: async (): Promise<PricePreview> => {
      const { at = new Date().toISOString(), productId = '', marketId = '', ...drafts } = request ?? {};
      const body = { productId, marketId, at, ...drafts };
      const input = { body, idempotencyKey: newIdempotencyKey() };
      return (await callStaffApi(http, 'POST /admin/price-previews', input)).data.pricePreview;
    },
    enabled: request !== null,
    staleTime: 0,
  });
}
