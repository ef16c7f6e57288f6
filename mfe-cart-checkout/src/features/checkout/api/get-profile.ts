import type { User } from '@aksamit/shared-kit/contracts';
import { useHttp } from '@aksamit/shared-kit/http';
import { useQuery } from '@aksamit/shared-kit/query';

/** GET /me, for the invoice data that the session on the bus does not carry. */
export function useProfile(userId: string | null) {
  const http = useHttp();
  return useQuery({
    queryKey: ['profile', userId],
    queryFn: async () => (await http.get<{ user: User }>('/me')).data.user,
    enabled: userId !== null,
    retry: false,
  });
}
