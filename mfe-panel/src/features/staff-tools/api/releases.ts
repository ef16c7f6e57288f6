import { callStaffApi } from '@aksamit/module-sdk/api/staff';
import type { HttpClient } from '@aksamit/module-sdk/http';
import { queryOptions } from '@aksamit/module-sdk/query';

/** GET /admin/releases. */
export function releasesQuery(http: HttpClient) {
  return queryOptions({
    queryKey: ['staffReleases'],
    queryFn: async () => (await callStaffApi(http, 'GET /admin/releases')).data,
    staleTime: 0,
  });
}
