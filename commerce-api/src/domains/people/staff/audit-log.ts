import { sql } from 'kysely';
import type { Trx } from '../../../platform/database';
import type { StaffRight } from './rights-rules';

/** The subject of a staff call. For persons give only the changed fields; their values are not logged. */
export interface AuditSubject {
  /** Entity: `event`, `order`, `user`, … */
  kind: string;
  /** Null: a list, or something that does not exist yet. */
  id: string | null;
  locationId?: string | null;
  details?: Record<string, unknown>;
}

export interface AuditEntry {
  actorId: string;
  actorRole: 'staff' | 'manager' | 'admin';
  /** The key that another system made the call with; null: the person made it. */
  apiKeyId: string | null;
  call: string;
  right: StaffRight;
  requestId: string;
  subject: AuditSubject | null;
}

/**
 * Writes one staff call to the append-only log, in the call's own transaction: a call that cannot be logged is rolled
 * back.
 */
export async function writeAuditLog(trx: Trx, entry: AuditEntry): Promise<void> {
  const { subject } = entry;
  await sql`insert into audit_log (actor_id, actor_role, api_key_id, call, staff_right, subject_kind, subject_id, location_id,
      details, request_id)
    values (${entry.actorId}, ${entry.actorRole}, ${entry.apiKeyId}, ${entry.call}, ${entry.right}, ${subject?.kind ?? null},
      ${subject?.id ?? null}, ${subject?.locationId ?? null}::bigint, ${JSON.stringify(subject?.details ?? {})}::jsonb,
      ${entry.requestId})`.execute(trx);
}

/** `{ field: { from, to } }` of the differences; both sides as they are stored. */
export function changesOf(before: object, after: object): Record<string, { from: unknown; to: unknown }> {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return Object.fromEntries(
    names.flatMap((name) => {
      const [from, to]: [unknown, unknown] = [Reflect.get(before, name), Reflect.get(after, name)];
      return JSON.stringify(from) === JSON.stringify(to) ? [] : [[name, { from: from ?? null, to: to ?? null }]];
    }),
  );
}
