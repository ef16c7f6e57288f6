import { callApi } from '@aksamit/module-sdk/api';
import type { HttpClient } from '@aksamit/module-sdk/http';
import { queryOptions } from '@aksamit/module-sdk/query';

/** Days that are looked at: the chosen one, and those after it for the next that has a free time. */
const DAYS = 14;

/** Of what a visit's free times are searched. */
export interface FreeTimesRequest {
  locationId: string;
  /** Empty: not chosen yet. */
  productId: string;
  date: string;
  /** Empty: anyone's. */
  therapistId: string;
}

/** GET /events/slots: free times of a treatment in a salon from a date on. */
export function freeTimesQuery(http: HttpClient, { locationId, productId, date, therapistId }: FreeTimesRequest) {
  return queryOptions({
    queryKey: ['staffFreeTimes', locationId, productId, date, therapistId],
    queryFn: async () => {
      const query = { locationId, productId, date, days: DAYS, ...(therapistId ? { therapistId } : {}) };
      return (await callApi(http, 'GET /events/slots', { query })).data.eventSlots;
    },
    enabled: productId !== '' && date !== '',
    staleTime: 0,
    // A help beside fields that work without it.
    retry: false,
  });
}
