import type { KnownUserRequest, LoginBy } from '@aksamit/contracts';
import { callApi } from '@aksamit/module-sdk/api';
import { useHttp } from '@aksamit/module-sdk/http';
import { useQuery } from '@aksamit/module-sdk/query';

/**
 * POST /users/known: login methods of the account with this e-mail or phone; empty without one. An offer only: it never
 * fails and never stops an order. Source: readings, "Sessions, visitors, cookies".
 */
export function useKnownUser(user: KnownUserRequest | null): LoginBy {
  const http = useHttp();
  const { data } = useQuery({
    queryKey: ['known-user', user],
    queryFn: async () => {
      const answer = await callApi(http, 'POST /users/known', { body: user ?? {}, needsVisitor: true });
      return answer.data.loginBy;
    },
    enabled: user !== null,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data ?? [];
}
