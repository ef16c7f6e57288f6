import type { GusData } from '@aksamit/shared-kit/contracts';
import { useHttp } from '@aksamit/shared-kit/http';
import { useMutation } from '@aksamit/shared-kit/query';

/** GET /gus: a company by its NIP. Errors: 422 wrong check digit, 404 unknown, 503 the register is unreachable. */
export function useFindCompany() {
  const http = useHttp();
  return useMutation({
    mutationFn: async (nip: string) => (await http.get<{ gusData: GusData }>('/gus', { query: { nip } })).data.gusData,
    networkMode: 'always',
  });
}
