import type { AuditLogEntry } from '@aksamit/contracts/staff';
import { callStaffApi } from '@aksamit/module-sdk/api/staff';
import type { HttpClient } from '@aksamit/module-sdk/http';
import { keepPreviousData, queryOptions } from '@aksamit/module-sdk/query';

export interface AuditRequest {
  subjectKind?: string;
  subjectId?: string;
  actorId?: string;
  locationId?: string;
  changesOnly?: 'true' | 'false';
  /** Instants; `to` is the first one that is left out. */
  from?: string;
  to?: string;
  page?: number;
}

interface AuditPage {
  entries: AuditLogEntry[];
  total: number;
}

/** A page of the audit log, the newest first. */
export function auditLogQuery(http: HttpClient, query: AuditRequest) {
  return queryOptions({
    queryKey: ['staffAuditLog', query],
    queryFn: async (): Promise<AuditPage> => {
      const { data, meta } = await callStaffApi(http, 'GET /admin/audit-log', { query });
      return { entries: data.auditLog, total: meta?.total ?? 0 };
    },
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
}
