import { callApi } from '@aksamit/module-sdk/api';
import type { HttpClient } from '@aksamit/module-sdk/http';
import { queryOptions } from '@aksamit/module-sdk/query';

/**
 * GET /order-payments/{id}: for the customer who made the order (login, or the order token that the page server adds);
 * 404 for everybody else. Never cached: a payment changes without this page.
 */
export function orderPaymentQuery(http: HttpClient, id: string) {
  return queryOptions({
    queryKey: ['order-payment', id],
    queryFn: async ({ signal }) =>
      (await callApi(http, 'GET /order-payments/{id}', { params: { id }, signal })).data.orderPayment,
    staleTime: 0,
  });
}

/** GET /orders/{id}. */
export function orderQuery(http: HttpClient, id: string) {
  return queryOptions({
    queryKey: ['order', id],
    queryFn: async ({ signal }) => (await callApi(http, 'GET /orders/{id}', { params: { id }, signal })).data.order,
  });
}
