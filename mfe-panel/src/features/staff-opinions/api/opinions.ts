import type { StaffOpinion } from '@aksamit/contracts/staff';
import { callStaffApi } from '@aksamit/module-sdk/api/staff';
import type { HttpClient } from '@aksamit/module-sdk/http';
import { keepPreviousData, queryOptions } from '@aksamit/module-sdk/query';

export interface OpinionsRequest {
  status?: StaffOpinion['status'];
  locationId?: string;
  page?: number;
  sort?: string;
}

/** A page of opinions: those that wait come first, unless sorted. */
export function opinionsQuery(http: HttpClient, query: OpinionsRequest) {
  return queryOptions({
    queryKey: ['staffOpinions', query],
    queryFn: async () => {
      const { data, meta } = await callStaffApi(http, 'GET /admin/opinions', { query });
      return { opinions: data.opinions, total: meta?.total ?? 0 };
    },
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
}

/** What moderation changes; what is omitted stays. */
export interface OpinionChange {
  status?: 'published' | 'rejected';
  reply?: { pl: string; en: string } | null;
}

/** PUT /admin/opinions/{id}. */
export async function changeOpinion(
  http: HttpClient,
  { id, change }: { id: string; change: OpinionChange },
  idempotencyKey: string,
): Promise<StaffOpinion> {
  const input = { params: { id }, body: change, idempotencyKey };
  return (await callStaffApi(http, 'PUT /admin/opinions/{id}', input)).data.opinion;
}
