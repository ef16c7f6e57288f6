import { callStaffApi } from '@aksamit/module-sdk/api/staff';
import type { HttpClient } from '@aksamit/module-sdk/http';
import { queryOptions } from '@aksamit/module-sdk/query';
import type { StaffRecordKind } from '../record-kind';
import { recordKey } from './record-queries';

/** Entries below a record; the audit log has them all. */
export const SHOWN = 20;

/** GET /admin/audit-log: who changed a record, the latest first. */
export function recordHistoryQuery(http: HttpClient, { slug, calls }: StaffRecordKind, id: string) {
  return queryOptions({
    // A part of what a save makes stale.
    queryKey: [...recordKey(slug), 'list', 'history', id],
    queryFn: async () => {
      const query = { subjectKind: calls.subjectKind, subjectId: id, changesOnly: 'true', perPage: SHOWN } as const;
      const { data, meta } = await callStaffApi(http, 'GET /admin/audit-log', { query });
      return { entries: data.auditLog, total: meta?.total ?? data.auditLog.length };
    },
    staleTime: 0,
  });
}
