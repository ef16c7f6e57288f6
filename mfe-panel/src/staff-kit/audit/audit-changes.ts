import type { AuditLogEntry } from '@aksamit/contracts/staff';

/** A changed field with its values as text; null where there was or is none. */
export interface AuditChange {
  field: string;
  from: string | null;
  to: string | null;
}

const LONGEST = 80;

function textOf(value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null;
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}

/** The fields that a call changed, of those that the log quotes. */
export const changesIn = (details: AuditLogEntry['details']): AuditChange[] =>
  valuesIn(details).map(({ field, from, to }) => ({ field, from: textOf(from), to: textOf(to) }));

/** The same with the values as they were stored. */
export function valuesIn(details: AuditLogEntry['details']): { field: string; from: unknown; to: unknown }[] {
  return Object.entries(details).flatMap(([field, value]) => {
    const change: unknown = value;
    if (typeof change !== 'object' || change === null || !('from' in change) || !('to' in change)) return [];
    return [{ field, from: change.from, to: change.to }];
  });
}
