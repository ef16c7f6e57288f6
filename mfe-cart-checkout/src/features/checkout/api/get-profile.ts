import { callApi } from '@aksamit/module-sdk/api';
import { useHttp } from '@aksamit/module-sdk/http';
import { useQuery } from '@aksamit/module-sdk/query';

/** GET /me, for the invoice data that the session on the bus does not carry. */
export function useProfile(userId: string | null) {
  const http = useHttp();
  return useQuery({
    queryKey: ['profile', userId],
    queryFn: async () => (await callApi(http, 'GET /me')).data.user,
    enabled: userId !== null,
    retry: false,
  });
}
