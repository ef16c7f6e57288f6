import type { Order } from '@aksamit/shared-kit/contracts';
import type { HttpClient } from '@aksamit/shared-kit/http';
import { queryOptions } from '@aksamit/shared-kit/query';

export const ORDERS_PER_PAGE = 20;

/** Money of a canceled order goes back within seconds; asked for again this often, milliseconds, and so many times. */
const REFUND_PAUSE_MS = 3000;
const REFUND_QUESTIONS = 10;

/** A canceled order whose money is still on its way back. */
const awaitsRefund = ({ doneStatus, paidStatus }: Order): boolean =>
  doneStatus === 'canceled' && (paidStatus === 'paid' || paidStatus === 'partPaid');

/** GET /me/orders, newest first, with how many there are in all. Kept apart by customer: a tab may see two. */
export function orderListQuery(http: HttpClient, userId: string, page = 1) {
  return queryOptions({
    queryKey: ['orders', userId, page],
    queryFn: async () => {
      const { data, meta } = await http.get<{ orders: Order[] }>('/me/orders', {
        query: { page, perPage: ORDERS_PER_PAGE },
      });
      return { orders: data.orders, total: meta?.total ?? data.orders.length };
    },
    // An order just placed or paid must not hide behind an old answer.
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.orders.some(awaitsRefund) && state.dataUpdateCount <= REFUND_QUESTIONS ? REFUND_PAUSE_MS : false,
  });
}
