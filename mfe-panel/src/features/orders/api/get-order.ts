import { callApi } from '@aksamit/module-sdk/api';
import type { HttpClient } from '@aksamit/module-sdk/http';
import { queryOptions } from '@aksamit/module-sdk/query';

/** GET /orders/{id} of the customer's own. */
export function orderQuery(http: HttpClient, userId: string, orderId: string) {
  return queryOptions({
    queryKey: ['order', userId, orderId],
    queryFn: async () => {
      const { data } = await callApi(http, 'GET /orders/{id}', { params: { id: orderId } });
      return data.order;
    },
    staleTime: 0,
  });
}
