import { callApi } from '@aksamit/module-sdk/api';
import { useHttp } from '@aksamit/module-sdk/http';
import { useQuery } from '@aksamit/module-sdk/query';

/** Salons by city, for the salon that a voucher recommends: GET /locations. An offer only: without it none is named. */
export function useSalonChoices(enabled: boolean) {
  const http = useHttp();
  return (
    useQuery({
      queryKey: ['salon-choices'],
      queryFn: async () => {
        const { data } = await callApi(http, 'GET /locations', { query: { perPage: 100 } });
        return data.locations
          .map(({ id, name, city }) => ({ id, name, city: city.name }))
          .sort((a, b) => a.city.localeCompare(b.city, 'pl') || a.name.localeCompare(b.name, 'pl'));
      },
      enabled,
      retry: false,
      staleTime: Number.POSITIVE_INFINITY,
    }).data ?? []
  );
}
