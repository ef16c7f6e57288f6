/** What an entry of the audit log changed of a record. */
import type { AuditLogEntry } from '@aksamit/contracts/staff';
import { changesIn } from '../../staff-kit/audit/audit-changes';
import type { StaffRecordKind } from './record-kind';

export interface RecordChange {
  field: string;
  /** Both values; null: they were too long for the log. */
  values: { from: unknown; to: unknown } | null;
}

/** The changed fields that the form has, in its order. */
export function recordChanges({ control }: StaffRecordKind, details: AuditLogEntry['details']): RecordChange[] {
  const quoted = new Map(changesIn(details).map(({ field, from, to }) => [field, { from, to }]));
  return [...control.fields.keys()].flatMap((field): RecordChange[] => {
    const values = quoted.get(field);
    if (values) return [{ field, values }];
    return Object.hasOwn(details, field) ? [{ field, values: null }] : [];
  });
}

/** The former values of the fields that a change of the record can bring back; null: of none. */
export function formerValues(kind: StaffRecordKind, { call, details }: Pick<AuditLogEntry, 'call' | 'details'>) {
  // What was added has no former state.
  if (!call.startsWith('PUT ')) return null;
  const former = recordChanges(kind, details).flatMap(({ field, values }) =>
    values === null || kind.fixed.includes(field) ? [] : [[field, values.from] as const],
  );
  return former.length === 0 ? null : Object.fromEntries(former);
}
