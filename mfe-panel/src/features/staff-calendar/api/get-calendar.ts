import type { StaffCalendar } from '@aksamit/contracts/staff';
import { callStaffApi } from '@aksamit/module-sdk/api/staff';
import { type HttpClient, isHttpError } from '@aksamit/module-sdk/http';
import { keepPreviousData, type QueryClient, queryOptions } from '@aksamit/module-sdk/query';
import type { CalendarView } from '../calendar-address';
import { withChanges } from '../calendar-changes';

/** Changes of colleagues are to be seen within 5 seconds. */
const LOOK_MS = 4_000;
/** The feed has visits and blocked times alone: therapists, rooms and devices come with the whole calendar. */
const WHOLE_MS = 10 * 60_000;
/** The session, the rights or the API as a whole are the reason: the whole calendar would fail like its changes. */
const NO_FAULT_OF_FEED: readonly number[] = [0, 401, 403, 429, 503];

export interface CalendarRequest {
  locationId: string;
  date: string;
  view: CalendarView;
}

/** A calendar as it is cached. */
export interface CachedCalendar extends StaffCalendar {
  /** When it was loaded as a whole, milliseconds of the epoch. */
  loadedAt: number;
}

/** Key of all calendars of a salon, for changes of one's own. */
export const calendarKey = (locationId: string): string[] => ['staffCalendar', locationId];

/** Without what each look at the changes renews: a calendar without changes stays the same object. */
const shownCalendar = ({ cursor, loadedAt, ...calendar }: CachedCalendar): StaffCalendar => calendar;

/**
 * The calendar of a salon on a day or in a week: GET /admin/events, then every few seconds while the page is visible GET
 * /admin/events/changes. What did not change stays the same object, so that only changed visits are rendered again. Where
 * the feed fails or starts over the whole calendar is loaded. While another date is loading the former one stays.
 */
export function calendarQuery(http: HttpClient, request: CalendarRequest) {
  const { locationId, date, view } = request;
  const queryKey = [...calendarKey(locationId), view, date];
  return queryOptions({
    queryKey,
    queryFn: async ({ client }) => (await changedCalendar(http, request, { client, queryKey })) ?? whole(http, request),
    select: shownCalendar,
    staleTime: 0,
    refetchInterval: LOOK_MS,
    refetchOnWindowFocus: true,
    placeholderData: keepPreviousData,
  });
}

async function whole(http: HttpClient, query: CalendarRequest): Promise<CachedCalendar> {
  const { data } = await callStaffApi(http, 'GET /admin/events', { query: { ...query } });
  return { ...data, loadedAt: Date.now() };
}

/** The cached calendar with what changed since; null: load the whole. @throws HttpError when that would fail as well */
async function changedCalendar(
  http: HttpClient,
  query: CalendarRequest,
  { client, queryKey }: { client: QueryClient; queryKey: string[] },
): Promise<CachedCalendar | null> {
  const cached = () => client.getQueryData<CachedCalendar>(queryKey);
  const former = cached();
  if (!former?.cursor || Date.now() - former.loadedAt > WHOLE_MS) return null;
  try {
    const input = { query: { ...query, after: former.cursor } };
    const { data } = await callStaffApi(http, 'GET /admin/events/changes', input);
    // A change of one's own may have been put into it meanwhile.
    return data.isReset ? null : withChanges(cached() ?? former, data);
  } catch (error) {
    if (!isHttpError(error) || NO_FAULT_OF_FEED.includes(error.status)) throw error;
    return null;
  }
}
