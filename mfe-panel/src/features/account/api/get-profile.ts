import type { User } from '@aksamit/contracts';
import { callApi } from '@aksamit/module-sdk/api';
import type { HttpClient } from '@aksamit/module-sdk/http';
import { queryOptions } from '@aksamit/module-sdk/query';

/** GET /me: the whole profile, more than the session topic holds. */
export function profileQuery(http: HttpClient) {
  return queryOptions({
    queryKey: ['profile'],
    queryFn: async (): Promise<User> => {
      const { data } = await callApi(http, 'GET /me');
      return data.user;
    },
    // Another tab or a login may have changed it.
    staleTime: 0,
    gcTime: 0,
  });
}
