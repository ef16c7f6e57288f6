import { callStaffApi } from '@aksamit/module-sdk/api/staff';
import type { HttpClient } from '@aksamit/module-sdk/http';
import { keepPreviousData, queryOptions } from '@aksamit/module-sdk/query';
import { type OrderFilters, ordersRequest } from '../order-filters';

/** Of one page of the list. */
export const ORDERS_PER_PAGE = 24;

/** Key of every list of orders, for changes of one's own. */
export const ORDER_LISTS = ['staffOrders'];

/** GET /admin/orders: a page of the list, with the number of all that match. The former page stays while one loads. */
export function staffOrdersQuery(http: HttpClient, filters: OrderFilters) {
  const query = { ...ordersRequest(filters), perPage: ORDERS_PER_PAGE };
  return queryOptions({
    queryKey: [...ORDER_LISTS, query],
    queryFn: async () => {
      const { data, meta } = await callStaffApi(http, 'GET /admin/orders', { query });
      return { orders: data.orders, total: meta?.total ?? data.orders.length };
    },
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
}
