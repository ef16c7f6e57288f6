import { callStaffApi } from '@aksamit/module-sdk/api/staff';
import type { HttpClient } from '@aksamit/module-sdk/http';
import { queryOptions } from '@aksamit/module-sdk/query';
import { deskSearch } from '../desk-search';

/** GET /admin/order-products: what somebody who calls or stands at the desk has bought. */
export function deskPurchasesQuery(http: HttpClient, text: string) {
  const search = deskSearch(text);
  return queryOptions({
    queryKey: ['staffDeskPurchases', text.trim()],
    queryFn: async () => {
      const { data } = await callStaffApi(http, 'GET /admin/order-products', { query: search ?? {} });
      return data.orderProducts;
    },
    enabled: search !== null,
    staleTime: 0,
  });
}
