import { callApi } from '@aksamit/module-sdk/api';
import { useHttp } from '@aksamit/module-sdk/http';
import { useMutation } from '@aksamit/module-sdk/query';

/** GET /gus: a company by its NIP. Errors: 422 wrong check digit, 404 unknown, 503 the register is unreachable. */
export function useFindCompany() {
  const http = useHttp();
  return useMutation({
    mutationFn: async (nip: string) => (await callApi(http, 'GET /gus', { query: { nip } })).data.gusData,
    networkMode: 'always',
  });
}
