import { callStaffApi } from '@aksamit/module-sdk/api/staff';
import type { HttpClient } from '@aksamit/module-sdk/http';
import { queryOptions } from '@aksamit/module-sdk/query';
import { purchaseSearch } from '../../../staff-kit/purchases/purchase-search';

/** GET /admin/desk-visits: visits that no order names, by a phone or a name. Other texts find none. */
export function deskVisitsQuery(http: HttpClient, text: string) {
  const search = purchaseSearch(text);
  const query = search && ('phone' in search || 'name' in search) ? search : null;
  return queryOptions({
    queryKey: ['staffDeskVisits', text.trim()],
    queryFn: async () => (await callStaffApi(http, 'GET /admin/desk-visits', { query: query ?? {} })).data.events,
    enabled: query !== null,
    staleTime: 0,
  });
}
