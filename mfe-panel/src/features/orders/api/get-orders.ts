import type { Order } from '@aksamit/contracts';
import { callApi } from '@aksamit/module-sdk/api';
import type { HttpClient } from '@aksamit/module-sdk/http';
import { queryOptions } from '@aksamit/module-sdk/query';

export const ORDERS_PER_PAGE = 20;

/** Money of a canceled order is refunded within seconds: refetch after this many milliseconds, and so many times. */
const REFUND_PAUSE_MS = 3000;
const REFUND_QUESTIONS = 10;

/** A canceled order whose refund is still pending. */
const awaitsRefund = ({ doneStatus, paidStatus }: Order): boolean =>
  doneStatus === 'canceled' && (paidStatus === 'paid' || paidStatus === 'partPaid');

/** GET /me/orders, newest first, with their total count. Cached by customer: a tab may see two. */
export function orderListQuery(http: HttpClient, userId: string, page = 1) {
  return queryOptions({
    queryKey: ['orders', userId, page],
    queryFn: async () => {
      const { data, meta } = await callApi(http, 'GET /me/orders', {
        query: { page, perPage: ORDERS_PER_PAGE },
      });
      return { orders: data.orders, total: meta?.total ?? data.orders.length };
    },
    // An order just placed or paid must not be hidden by a cached response.
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.orders.some(awaitsRefund) && state.dataUpdateCount <= REFUND_QUESTIONS ? REFUND_PAUSE_MS : false,
  });
}
