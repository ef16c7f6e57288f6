import type { CharityTotal } from '@aksamit/contracts';
import type { CharityEntry } from '@aksamit/contracts/staff';
import { callApi } from '@aksamit/module-sdk/api';
import { callStaffApi } from '@aksamit/module-sdk/api/staff';
import type { HttpClient } from '@aksamit/module-sdk/http';
import { keepPreviousData, queryOptions } from '@aksamit/module-sdk/query';

export interface EntriesRequest {
  locationId?: string;
  status?: CharityEntry['status'];
  /** `YYYY-MM` */
  month?: string;
  page?: number;
  sort?: string;
}

/** A page of the campaign's entries, the newest first unless sorted. */
export function entriesQuery(http: HttpClient, query: EntriesRequest) {
  return queryOptions({
    queryKey: ['staffCharityEntries', query],
    queryFn: async () => {
      const { data, meta } = await callStaffApi(http, 'GET /admin/charity-entries', { query });
      return { entries: data.charityEntries, total: meta?.total ?? 0 };
    },
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
}

/** A year of published months, the newest first. */
const MONTHS = 12;

export function monthsQuery(http: HttpClient) {
  return queryOptions({
    queryKey: ['staffCharityMonths'],
    queryFn: async (): Promise<CharityTotal[]> =>
      (await callApi(http, 'GET /charity-totals', { query: { perPage: MONTHS } })).data.charityTotals,
    staleTime: 0,
  });
}

export interface NewEntry {
  locationId: string;
  reviewerName: string;
  reviewUrl?: string;
  rating: number;
  hasComment: boolean;
  hasPhotos: boolean;
  postedAt: string;
}

/** POST /admin/charity-entries. 409 entry_exists, month_published. */
export async function addEntry(http: HttpClient, body: NewEntry, idempotencyKey: string): Promise<CharityEntry> {
  return (await callStaffApi(http, 'POST /admin/charity-entries', { body, idempotencyKey })).data.charityEntry;
}

type EntryChange = { status: 'disqualified'; reason: string } | { status: 'counted' };

/** PUT /admin/charity-entries/{id}: left out of the sum with a reason, or counted again. 409 month_published. */
export async function changeEntry(
  http: HttpClient,
  { id, body }: { id: string; body: EntryChange },
  idempotencyKey: string,
): Promise<CharityEntry> {
  const input = { params: { id }, body, idempotencyKey };
  return (await callStaffApi(http, 'PUT /admin/charity-entries/{id}', input)).data.charityEntry;
}

/** PUT /admin/charity-months/{month}: the sum was paid. It cannot be reverted. */
export async function payMonth(http: HttpClient, month: string, idempotencyKey: string): Promise<void> {
  const input = { params: { month }, body: { paid: true as const }, idempotencyKey };
  await callStaffApi(http, 'PUT /admin/charity-months/{month}', input);
}
