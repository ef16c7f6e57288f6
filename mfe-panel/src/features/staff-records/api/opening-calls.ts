import type { OpeningException, openingExceptionChange, openTimeInput } from '@aksamit/contracts/staff';
import { addDays, storeDateOf } from '@aksamit/contracts/store-time';
import { callApi } from '@aksamit/module-sdk/api';
import { callStaffApi } from '@aksamit/module-sdk/api/staff';
import type { HttpClient } from '@aksamit/module-sdk/http';
import { queryOptions } from '@aksamit/module-sdk/query';
import type { z } from 'zod';

export type OpenWeek = z.input<typeof openTimeInput>;
export type ExceptionHours = z.input<typeof openingExceptionChange>;

/** The API's most; as many salons does the staff area list. */
const PER_PAGE = 100;
/** Exceptions are planned within a year. */
const DAYS_AHEAD = 366;

/** Keys of all that is cached of a salon's hours. */
export const openingKey = (locationId: string): string[] => ['staffOpening', locationId];

/** The hours of a salon's week, from the public list; null for a salon that is switched off. */
export function openWeekQuery(http: HttpClient, locationId: string) {
  return queryOptions({
    queryKey: [...openingKey(locationId), 'week'],
    queryFn: async (): Promise<OpenWeek | null> => {
      const { data } = await callApi(http, 'GET /locations', { query: { perPage: PER_PAGE } });
      return data.locations.find(({ id }) => id === locationId)?.openTime ?? null;
    },
    staleTime: 0,
  });
}

/** PUT /admin/locations/{id}/open-time: the week whole. */
export async function setOpenWeek(
  http: HttpClient,
  { locationId, week }: { locationId: string; week: OpenWeek },
  idempotencyKey: string,
): Promise<void> {
  const input = { params: { id: locationId }, body: week, idempotencyKey };
  await callStaffApi(http, 'PUT /admin/locations/{id}/open-time', input);
}

/** GET /admin/opening-exceptions: dates from today on with hours of their own. */
export function exceptionsQuery(http: HttpClient, locationId: string) {
  const from = storeDateOf(new Date());
  return queryOptions({
    queryKey: [...openingKey(locationId), 'exceptions', from],
    queryFn: async (): Promise<OpeningException[]> => {
      const query = { locationId, from, to: addDays(from, DAYS_AHEAD) };
      return (await callStaffApi(http, 'GET /admin/opening-exceptions', { query })).data.openingExceptions;
    },
    staleTime: 0,
  });
}

/** POST or PUT of a date's hours; the response names the visits that they leave outside. 409 exception_exists. */
export async function saveException(
  http: HttpClient,
  { locationId, date, hours, isNew }: { locationId: string; date: string; hours: ExceptionHours; isNew: boolean },
  idempotencyKey: string,
): Promise<OpeningException> {
  if (isNew) {
    const body = { locationId, date, ...hours };
    return (await callStaffApi(http, 'POST /admin/opening-exceptions', { body, idempotencyKey })).data.openingException;
  }
  const input = { params: { locationId, date }, body: hours, idempotencyKey };
  return (await callStaffApi(http, 'PUT /admin/opening-exceptions/{locationId}/{date}', input)).data.openingException;
}

/** DELETE of a date's hours: the week's hold again. */
export async function removeException(
  http: HttpClient,
  { locationId, date }: { locationId: string; date: string },
  idempotencyKey: string,
): Promise<void> {
  const input = { params: { locationId, date }, idempotencyKey };
  await callStaffApi(http, 'DELETE /admin/opening-exceptions/{locationId}/{date}', input);
}
