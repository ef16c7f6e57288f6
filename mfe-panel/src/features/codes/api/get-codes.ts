import { callApi } from '@aksamit/module-sdk/api';
import type { HttpClient } from '@aksamit/module-sdk/http';
import { queryOptions } from '@aksamit/module-sdk/query';
import { boughtVouchers } from '../bought-vouchers';

/** The API's most. */
const PER_PAGE = 100;

/** GET /me/discount-codes: codes that the customer has added or used, the last added first. */
export function discountCodesQuery(http: HttpClient, userId: string) {
  return queryOptions({
    queryKey: ['discount-codes', userId],
    queryFn: async () => {
      const query = { perPage: PER_PAGE };
      const { data } = await callApi(http, 'GET /me/discount-codes', { query });
      return data.discountCodes;
    },
    staleTime: 0,
  });
}

/** Vouchers that were bought with the customer's orders: GET /me/orders. */
export function vouchersQuery(http: HttpClient, userId: string) {
  return queryOptions({
    queryKey: ['vouchers', userId],
    queryFn: async () => {
      const { data } = await callApi(http, 'GET /me/orders', { query: { perPage: PER_PAGE } });
      return boughtVouchers(data.orders);
    },
    staleTime: 0,
  });
}

/**
 * POST /discount-codes/verify: puts a code into the customer's list. 404 not_found, expired, limit_reached.
 */
export async function addDiscountCode(http: HttpClient, code: string): Promise<void> {
  await callApi(http, 'POST /discount-codes/verify', { body: { code }, needsVisitor: true });
}
