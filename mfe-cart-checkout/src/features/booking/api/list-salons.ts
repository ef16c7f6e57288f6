import { callApi } from '@aksamit/module-sdk/api';
import { useHttp } from '@aksamit/module-sdk/http';
import { useQuery } from '@aksamit/module-sdk/query';

/** A salon whose times can be shown. */
export interface Salon {
  id: string;
  name: string;
  city: string;
  address: string;
}

/**
 * Salons that do treatments of a category, of the points of the country's map: GET /maps. Whole records of fifty salons
 * would be thirty times as much. `category`: code or slug.
 */
export function useSalons(category: string) {
  const http = useHttp();
  return useQuery({
    queryKey: ['booking-salons', category],
    queryFn: async (): Promise<Salon[]> => {
      // The first map is the whole country's, with every salon.
      const { data } = await callApi(http, 'GET /maps', { query: { category, perPage: 1 } });
      return (data.maps[0]?.points ?? []).map(({ locationId: id, name, city, address }) => {
        return { id, name, city, address };
      });
    },
  });
}
