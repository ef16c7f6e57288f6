import type { AuditLogEntry } from '@aksamit/contracts/staff';
import { sql } from 'kysely';
import type { Trx } from '../../../platform/database';
import { sortedBy } from '../../../platform/pagination';

export interface AuditFilter {
  actorId?: string | undefined;
  subjectKind?: string | undefined;
  subjectId?: string | undefined;
  locationId?: string | undefined;
  changesOnly: boolean;
  from?: string | undefined;
  to?: string | undefined;
  /** By `at`. */
  sort?: string | undefined;
  limit: number;
  offset: number;
}

/** Neither a read nor a calculation of what a change would do. The preview of an unpublished text leaves a link to it. */
const changedSomething = sql`a.call not like 'GET %'
  and (a.call not like '%-previews' or a.call = 'POST /admin/content-previews')`;

/** A page of the log, the newest first. */
export async function selectAuditLog(
  trx: Trx,
  filter: AuditFilter,
): Promise<{ auditLog: AuditLogEntry[]; total: number }> {
  const matching = sql`(${filter.actorId ?? null}::uuid is null or a.actor_id = ${filter.actorId ?? null})
    and (${filter.subjectKind ?? null}::text is null or a.subject_kind = ${filter.subjectKind ?? null})
    and (${filter.subjectId ?? null}::text is null or a.subject_id = ${filter.subjectId ?? null})
    and (${filter.locationId ?? null}::bigint is null or a.location_id = ${filter.locationId ?? null})
    and (not ${filter.changesOnly}::boolean or ${changedSomething})
    and (${filter.from ?? null}::timestamptz is null or a.at >= ${filter.from ?? null})
    and (${filter.to ?? null}::timestamptz is null or a.at < ${filter.to ?? null})`;
  const found = await sql<AuditLogEntry>`select a.id::text, a.at,
      json_build_object('id', a.actor_id, 'role', a.actor_role, 'name', u.first_name || ' ' || u.last_name) as actor,
      case when k.id is not null then json_build_object('id', k.id, 'name', k.name) end as "apiKey",
      a.call, a.staff_right as "right", a.subject_kind as "subjectKind", a.subject_id as "subjectId",
      a.location_id::text as "locationId", a.details, a.request_id as "requestId"
    from audit_log a left join users u on u.id = a.actor_id left join api_keys k on k.id = a.api_key_id
    where ${matching}
    order by ${sortedBy(filter.sort, { at: sql`a.at` })} a.at desc, a.id desc limit ${filter.limit} offset ${filter.offset}`.execute(
    trx,
  );
  const counted = await sql<{ total: number }>`select count(*)::int as total from audit_log a
    where ${matching}`.execute(trx);
  return { auditLog: found.rows, total: counted.rows[0]?.total ?? 0 };
}
