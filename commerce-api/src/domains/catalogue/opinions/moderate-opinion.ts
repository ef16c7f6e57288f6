import type { opinionModeration, StaffOpinion } from '@aksamit/contracts/staff';
import { sql } from 'kysely';
import type { z } from 'zod';
import { notFound } from '../../../platform/api-error';
import type { Trx } from '../../../platform/database';
import { sortedBy } from '../../../platform/pagination';

const columns = sql`o.id::text, o.visit_id as "visitId", o.location_id::text as "locationId",
  o.product_id::text as "productId", o.author_name as "authorName", o.rating, o.locale, o.content, o.translation,
  o.verification, o.status, o.reply, o.created_at as "createdAt", o.moderated_at as "moderatedAt"`;

export interface OpinionFilter {
  status?: StaffOpinion['status'] | undefined;
  locationId?: string | undefined;
  /** By `createdAt` or `rating`. */
  sort?: string | undefined;
  limit: number;
  offset: number;
}

const ORDERS = { createdAt: sql`o.created_at`, rating: sql`o.rating` };

/** Opinions: pending ones come first, the longest waiting ahead; unless sorted. */
export async function selectStaffOpinions(trx: Trx, filter: OpinionFilter) {
  const matching = sql`(${filter.status ?? null}::text is null or o.status = ${filter.status ?? null})
    and (${filter.locationId ?? null}::bigint is null or o.location_id = ${filter.locationId ?? null})`;
  const found = await sql<StaffOpinion>`select ${columns} from opinions o where ${matching}
    order by ${sortedBy(filter.sort, ORDERS)} o.status <> 'pending', case when o.status = 'pending' then o.created_at end, o.created_at desc, o.id
    limit ${filter.limit} offset ${filter.offset}`.execute(trx);
  const counted = await sql<{ total: number }>`select count(*)::int as total from opinions o where ${matching}`.execute(
    trx,
  );
  return { opinions: found.rows, total: counted.rows[0]?.total ?? 0 };
}

/** Shows or hides an opinion, answers or translates it; its own text stays. @throws 404 */
export async function moderateOpinion(
  trx: Trx,
  id: string,
  change: z.output<typeof opinionModeration>,
  now: Date,
): Promise<{ before: StaffOpinion; after: StaffOpinion }> {
  const before = await lockOpinion(trx, id);
  const status = change.status ?? before.status;
  const reply = change.reply === undefined ? before.reply : change.reply;
  const translation = change.translation === undefined ? before.translation : change.translation;
  await sql`update opinions set status = ${status}, reply = ${reply && JSON.stringify(reply)}::jsonb,
      translation = ${translation}, moderated_at = ${status === 'pending' ? null : now}::timestamptz
    where id = ${id}`.execute(trx);
  return { before, after: await lockOpinion(trx, id) };
}

async function lockOpinion(trx: Trx, id: string): Promise<StaffOpinion> {
  const found = await sql<StaffOpinion>`select ${columns} from opinions o where o.id = ${id} for update`.execute(trx);
  const opinion = found.rows[0];
  if (!opinion) throw notFound();
  return opinion;
}
