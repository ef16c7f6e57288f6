import { callStaffApi } from '@aksamit/module-sdk/api/staff';
import type { HttpClient } from '@aksamit/module-sdk/http';
import { keepPreviousData, queryOptions } from '@aksamit/module-sdk/query';
import type { CalendarView } from '../calendar-address';

/** Changes of colleagues are to be seen within 5 seconds. */
const REFETCH_MS = 4_000;

export interface CalendarRequest {
  locationId: string;
  date: string;
  view: CalendarView;
}

/** Key of all calendars of a salon, for changes of one's own. */
export const calendarKey = (locationId: string): string[] => ['staffCalendar', locationId];

/**
 * GET /admin/events: the calendar of a salon on a day or in a week, requested again every few seconds while the page is
 * visible. What did not change stays the same object, so that only changed visits are rendered again. While another
 * date is loading the former one stays.
 */
export function calendarQuery(http: HttpClient, { locationId, date, view }: CalendarRequest) {
  return queryOptions({
    queryKey: [...calendarKey(locationId), view, date],
    queryFn: async () => {
      const { data } = await callStaffApi(http, 'GET /admin/events', { query: { locationId, date, view } });
      return data;
    },
    staleTime: 0,
    refetchInterval: REFETCH_MS,
    refetchOnWindowFocus: true,
    placeholderData: keepPreviousData,
  });
}
