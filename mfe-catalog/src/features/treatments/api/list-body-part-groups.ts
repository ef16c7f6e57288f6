import { callApi } from '@aksamit/module-sdk/api';
import type { HttpClient } from '@aksamit/module-sdk/http';
import { queryOptions } from '@aksamit/module-sdk/query';

/** Body parts by group (top, bottom, face): GET /body-part-groups. */
export function bodyPartGroupListQuery(http: HttpClient) {
  return queryOptions({
    queryKey: ['bodyPartGroups'],
    queryFn: async () => (await callApi(http, 'GET /body-part-groups')).data.bodyPartGroups,
  });
}
