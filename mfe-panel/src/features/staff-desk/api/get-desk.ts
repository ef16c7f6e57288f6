import type { DeskCase, DeskLead } from '@aksamit/contracts/staff';
import { callStaffApi } from '@aksamit/module-sdk/api/staff';
import type { HttpClient } from '@aksamit/module-sdk/http';
import { keepPreviousData, queryOptions } from '@aksamit/module-sdk/query';
import type { DeskKind } from '../desk-kinds';

export interface DeskRequest {
  q?: string;
  state?: DeskLead['state'];
  page?: number;
  sort?: string;
}

interface DeskPage {
  leads: DeskLead[];
  total: number;
}

/** One call for each desk: the build finds a module's calls by their literal names. */
async function fetchDesk(http: HttpClient, desk: DeskKind, query: DeskRequest): Promise<DeskPage> {
  if (desk === 'complaints') {
    const { data, meta } = await callStaffApi(http, 'GET /admin/complaints', { query });
    return { leads: data.complaints, total: meta?.total ?? 0 };
  }
  if (desk === 'leads') {
    const { data, meta } = await callStaffApi(http, 'GET /admin/leads', { query });
    return { leads: data.leads, total: meta?.total ?? 0 };
  }
  const { data, meta } = await callStaffApi(http, 'GET /admin/reviewer-applications', { query });
  return { leads: data.reviewerApplications, total: meta?.total ?? 0 };
}

/** A page of a desk: open forms first, by how soon they must be answered, unless sorted. */
export function deskListQuery(http: HttpClient, desk: DeskKind, query: DeskRequest) {
  return queryOptions({
    queryKey: ['staffDesk', desk, query],
    queryFn: () => fetchDesk(http, desk, query),
    staleTime: 0,
    refetchOnWindowFocus: true,
    placeholderData: keepPreviousData,
  });
}

async function fetchCase(http: HttpClient, desk: DeskKind, id: string): Promise<DeskCase> {
  const input = { params: { id } };
  if (desk === 'complaints') return (await callStaffApi(http, 'GET /admin/complaints/{id}', input)).data.lead;
  if (desk === 'leads') return (await callStaffApi(http, 'GET /admin/leads/{id}', input)).data.lead;
  return (await callStaffApi(http, 'GET /admin/reviewer-applications/{id}', input)).data.lead;
}

/** One form of a desk. 404 where the desk has none with this id. */
export function deskCaseQuery(http: HttpClient, desk: DeskKind, id: string) {
  return queryOptions({
    queryKey: ['staffDeskCase', desk, id],
    queryFn: () => fetchCase(http, desk, id),
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
}
