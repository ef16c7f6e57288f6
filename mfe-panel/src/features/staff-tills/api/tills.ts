import type {
  Till,
  TillClosingRequest,
  TillCorrectionRequest,
  TillMovementRequest,
  TillSummary,
} from '@aksamit/contracts/staff';
import { callStaffApi } from '@aksamit/module-sdk/api/staff';
import type { HttpClient } from '@aksamit/module-sdk/http';
import { keepPreviousData, queryOptions } from '@aksamit/module-sdk/query';

/** A till by its salon and day (`YYYY-MM-DD` by the salons' calendar). */
export interface TillAddress {
  locationId: string;
  date: string;
}

/** Fetched once more when the window is used again: each reading is in the log, so that none repeats by itself. */
export function tillQuery(http: HttpClient, { locationId, date }: TillAddress) {
  return queryOptions({
    queryKey: ['staffTill', locationId, date],
    queryFn: async (): Promise<Till> =>
      (await callStaffApi(http, 'GET /admin/tills/{locationId}/{date}', { params: { locationId, date } })).data.till,
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
}

export const TILLS_PER_PAGE = 24;

export interface TillsRequest {
  locationId?: string;
  open?: 'true' | 'false';
  from?: string;
  to?: string;
  page?: number;
}

/** Tills of the person's salons, the newest day first. */
export function tillsQuery(http: HttpClient, query: TillsRequest) {
  return queryOptions({
    queryKey: ['staffTills', query],
    queryFn: async (): Promise<{ tills: TillSummary[]; total: number }> => {
      const { data, meta } = await callStaffApi(http, 'GET /admin/tills', {
        query: { ...query, perPage: TILLS_PER_PAGE },
      });
      return { tills: data.tills, total: meta?.total ?? 0 };
    },
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
}

/** PUT /admin/tills/{locationId}/{date}/float. 409 till_changed, till_closed. */
export async function setFloat(
  http: HttpClient,
  params: TillAddress,
  body: { amount: number; amountBefore: number },
  idempotencyKey: string,
): Promise<Till> {
  const input = { params: { ...params }, body, idempotencyKey };
  return (await callStaffApi(http, 'PUT /admin/tills/{locationId}/{date}/float', input)).data.till;
}

/** POST /admin/tills/{locationId}/{date}/movements. 409 till_closed. */
export async function moveCash(
  http: HttpClient,
  params: TillAddress,
  body: TillMovementRequest,
  idempotencyKey: string,
): Promise<Till> {
  const input = { params: { ...params }, body, idempotencyKey };
  return (await callStaffApi(http, 'POST /admin/tills/{locationId}/{date}/movements', input)).data.till;
}

/** POST /admin/tills/{locationId}/{date}/closing. 409 till_changed, till_closed; 422 on `reason`. */
export async function closeTill(
  http: HttpClient,
  params: TillAddress,
  body: TillClosingRequest,
  idempotencyKey: string,
): Promise<Till> {
  const input = { params: { ...params }, body, idempotencyKey };
  return (await callStaffApi(http, 'POST /admin/tills/{locationId}/{date}/closing', input)).data.till;
}

/** POST /admin/tills/{locationId}/{date}/corrections. 409 till_changed, till_open. */
export async function correctTill(
  http: HttpClient,
  params: TillAddress,
  body: TillCorrectionRequest,
  idempotencyKey: string,
): Promise<Till> {
  const input = { params: { ...params }, body, idempotencyKey };
  return (await callStaffApi(http, 'POST /admin/tills/{locationId}/{date}/corrections', input)).data.till;
}
