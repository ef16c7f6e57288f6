import { callApi } from '@aksamit/module-sdk/api';
import { useHttp } from '@aksamit/module-sdk/http';
import { useQuery } from '@aksamit/module-sdk/query';
import type { Salon } from '../salon-search';

/**
 * Salons that do treatments of a category, as points of the country's map: GET /maps. One light call serves list, map,
 * search and distances; whole records of fifty salons would be thirty times as much. `category`: code or slug.
 */
export function useSalons(category: string) {
  const http = useHttp();
  return useQuery({
    queryKey: ['booking-salons', category],
    queryFn: async (): Promise<Salon[]> => {
      // The first map is the whole country's, with every salon.
      const { data } = await callApi(http, 'GET /maps', { query: { category, perPage: 1 } });
      return (data.maps[0]?.points ?? []).map(({ locationId: id, name, city, address, lat, lng }) => {
        return { id, name, city, address, lat, lng };
      });
    },
  });
}

/** Every known city, also those without a salon, to search around: GET /cities. */
export function useCities({ enabled }: { enabled: boolean }) {
  const http = useHttp();
  return useQuery({
    queryKey: ['booking-cities'],
    queryFn: async () => (await callApi(http, 'GET /cities', { query: { perPage: 100 } })).data.cities,
    enabled,
  });
}
