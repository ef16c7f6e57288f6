import type { AuditLogEntry } from '@aksamit/contracts/staff';

/** A changed field with its values as they were stored. */
export interface AuditChange {
  field: string;
  from: unknown;
  to: unknown;
}

/** The fields that a call changed, of those that the log quotes. */
export function changesIn(details: AuditLogEntry['details']): AuditChange[] {
  return Object.entries(details).flatMap(([field, value]) => {
    const change: unknown = value;
    if (typeof change !== 'object' || change === null || !('from' in change) || !('to' in change)) return [];
    return [{ field, from: change.from, to: change.to }];
  });
}
