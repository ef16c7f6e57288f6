import { sql } from 'kysely';
import type { Trx } from '../../../platform/database';
import type { FileOwner } from './upload-queries';

export interface AttachedFile {
  id: string;
  originalName: string;
}

/**
 * Claims own files that are ready and not attached yet, so that they are not deleted. Of two concurrent forms with one
 * file only one gets it.
 * @returns them in the order of the ids; null when one of them is missing, not ready, another's or attached
 */
export async function attachUploads(
  trx: Trx,
  ids: readonly string[],
  owner: FileOwner,
): Promise<AttachedFile[] | null> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return [];
  const [userId, visitor] = 'userId' in owner ? [owner.userId, null] : [null, owner.visitorUniqueId];
  const taken = await sql<AttachedFile>`update file_uploads set attached_at = now() where id in (
      select f.id from file_uploads f left join visitors v on v.id = f.visitor_id
      where f.id = any(${wanted}::uuid[]) and f.status = 'ready' and f.attached_at is null
        and (f.user_id = ${userId}::uuid or v.unique_id = ${visitor}) order by f.id for update of f)
    returning id, original_name as "originalName"`.execute(trx);
  if (taken.rows.length !== wanted.length) return null;
  return wanted.flatMap((id) => taken.rows.filter((file) => file.id === id));
}

/** These files are no longer needed: they are deleted, old ones at once. */
export async function detachUploads(trx: Trx, ids: readonly string[]): Promise<void> {
  await sql`update file_uploads set attached_at = null where id = any(${[...ids]}::uuid[])`.execute(trx);
}
