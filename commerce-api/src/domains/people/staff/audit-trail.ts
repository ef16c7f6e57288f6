import { sql } from 'kysely';
import type { Trx } from '../../../platform/database';

/** A staff call that changed something. */
export interface AuditTrailEntry {
  at: string;
  /** `PUT /admin/events/:id/date` */
  call: string;
  /** Name of the account; null: it was deleted since. */
  actor: { id: string; name: string | null };
  subjectKind: string;
  subjectId: string;
  details: Record<string, unknown>;
}

/** The staff calls that changed some subjects of a kind, the oldest first. Reading is none of them. */
export async function selectAuditTrail(trx: Trx, kind: string, ids: readonly string[]): Promise<AuditTrailEntry[]> {
  const found = await sql<AuditTrailEntry>`select a.at, a.call,
      json_build_object('id', a.actor_id, 'name', u.first_name || ' ' || u.last_name) as actor,
      a.subject_kind as "subjectKind", a.subject_id as "subjectId", a.details
    from audit_log a left join users u on u.id = a.actor_id and u.deleted_at is null
    where a.subject_kind = ${kind} and a.subject_id = any (${ids}::text[]) and a.call not like 'GET %'
    order by a.at, a.id`.execute(trx);
  return found.rows;
}
