import { callApi } from '@aksamit/module-sdk/api';
import { useHttp } from '@aksamit/module-sdk/http';
import { useQuery } from '@aksamit/module-sdk/query';
import { slotsKey } from './get-slots';

/** Teams change seldom. A refused time refetches them with the free slots. */
const STALE_AFTER_MS = 300_000;

/** Therapists of a salon who may do a treatment: GET /events/therapists. An API that lacks it, or fails, offers no choice. */
export function useTherapists(productId: string, locationId: string | null) {
  const http = useHttp();
  return useQuery({
    queryKey: [...slotsKey, 'therapists', locationId, productId],
    queryFn: async () => {
      const query = { productId, locationId: locationId ?? '' };
      return (await callApi(http, 'GET /events/therapists', { query })).data.eventTherapists;
    },
    enabled: locationId !== null,
    retry: false,
    staleTime: STALE_AFTER_MS,
  });
}
