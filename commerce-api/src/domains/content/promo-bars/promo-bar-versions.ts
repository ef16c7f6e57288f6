/** Former states of promo bars, as articles have them. Source: docs/decisions/0241. */
import { type PromoBarVersion, staffPromoBarInput } from '@aksamit/contracts/staff';
import { sql } from 'kysely';
import type { Trx } from '../../../platform/database';
import type { RecordWriting } from '../../people/staff';
import { personName } from '../person-name';

type Content = PromoBarVersion['content'];

/** What a version holds, of a stored bar. */
const contentOf = (record: Record<string, unknown>): Content =>
  staffPromoBarInput.parse(
    Object.fromEntries(Object.keys(staffPromoBarInput.shape).map((field) => [field, record[field]])),
  );

interface VersionWriting {
  id: string;
  content: Content;
  actorId: string | null;
  now: Date;
}

async function addVersion(trx: Trx, { id, content, actorId, now }: VersionWriting): Promise<void> {
  await sql`insert into promo_bar_versions (promo_bar_id, number, content, created_at, created_by)
    select ${id}, coalesce(max(v.number), 0) + 1, ${JSON.stringify(content)}::jsonb, ${now}, ${actorId}::uuid
    from promo_bar_versions v where v.promo_bar_id = ${id}`.execute(trx);
}

/** What was stored is a version; a bar that the shop came with begins with what it was before. */
export async function addPromoBarVersion(trx: Trx, { id, before, after, actorId, now }: RecordWriting): Promise<void> {
  const content = contentOf(after);
  if (before) {
    const known = await sql`select from promo_bar_versions where promo_bar_id = ${id} limit 1`.execute(trx);
    if (known.rows.length === 0) await addVersion(trx, { id, content: contentOf(before), actorId: null, now });
    if (JSON.stringify(contentOf(before)) === JSON.stringify(content)) return;
  }
  await addVersion(trx, { id, content, actorId, now });
}

/** Enough to go back to; older ones stay in the database. */
const MOST_VERSIONS = 100;

/** States of a bar, the newest first. */
export async function selectPromoBarVersions(trx: Trx, id: string): Promise<PromoBarVersion[]> {
  const found = await sql<PromoBarVersion>`select v.number, v.content, v.created_at as "createdAt",
      ${personName} as "createdBy"
    from promo_bar_versions v left join users u on u.id = v.created_by where v.promo_bar_id = ${id}
    order by v.number desc limit ${MOST_VERSIONS}`.execute(trx);
  return found.rows;
}
