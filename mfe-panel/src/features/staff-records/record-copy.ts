import type { StoredRecord } from './api/record-calls';
import type { StaffRecordKind } from './record-kind';

/** What the form of a copy begins with: all but what is the record's own, and switched off until somebody has looked at it. */
export function copyOf(kind: StaffRecordKind, record: StoredRecord): Record<string, unknown> {
  const names = [...kind.control.fields.keys()].filter((name) => !kind.copyOmits?.includes(name));
  const fields = Object.fromEntries(names.map((name) => [name, record[name]]));
  return { ...fields, ...(kind.control.fields.has('enabled') ? { enabled: false } : {}) };
}
