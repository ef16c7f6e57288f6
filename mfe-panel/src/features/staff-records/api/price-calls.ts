import type { PricePreview, PricePreviewRequest } from '@aksamit/contracts/staff';
import { callStaffApi } from '@aksamit/module-sdk/api/staff';
import { type HttpClient, newIdempotencyKey } from '@aksamit/module-sdk/http';
import { queryOptions } from '@aksamit/module-sdk/query';
import { recordKey } from './record-queries';

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

/** POST /admin/price-change-batches: all of them or none. 409 where one is no longer what it was. */
export async function changePrices(
  http: HttpClient,
  body: { validFrom: string | null; changes: { priceId: string; former: number; price: number }[] },
  idempotencyKey: string,
): Promise<number> {
  const { data } = await callStaffApi(http, 'POST /admin/price-change-batches', { body, idempotencyKey });
  return data.priceBatch.count;
}

/** The API's most on one page, and in one batch. */
const PER_PAGE = 100;
export const MOST_PRICES = 1000;

/** All prices of a category in a market, as far as one batch can hold them. */
export function categoryPricesQuery(
  http: HttpClient,
  { marketId, categoryId }: { marketId: string; categoryId: string },
) {
  return queryOptions({
    queryKey: [...recordKey('prices'), 'list', 'category', marketId, categoryId],
    queryFn: async () => {
      const pageOf = (page: number) =>
        callStaffApi(http, 'GET /admin/prices', {
          query: { marketId, categoryId, page, perPage: PER_PAGE, sort: 'productId' },
        });
      const first = await pageOf(1);
      const total = first.meta?.total ?? first.data.prices.length;
      const last = Math.ceil(Math.min(total, MOST_PRICES) / PER_PAGE);
      const others = await Promise.all(Array.from({ length: Math.max(0, last - 1) }, (_, index) => pageOf(index + 2)));
      return { prices: [first, ...others].flatMap(({ data }) => data.prices), total };
    },
    enabled: marketId !== '' && categoryId !== '',
    staleTime: 0,
  });
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
