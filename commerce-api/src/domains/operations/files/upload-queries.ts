import type { UploadMimeType } from '@aksamit/contracts';
import { sql } from 'kysely';
import { type Db, inTransaction, type Trx } from '../../../platform/database';
import type { CheckedFile } from './check-file';

/** A customer, or a visitor by unique id. */
export type FileOwner = { userId: string } | { visitorUniqueId: string };

export interface UploadRecord {
  id: string;
  status: 'pending' | 'ready' | 'refused';
  fileName: string;
  originalName: string;
  mimeType: UploadMimeType;
  size: number;
  putExpiresAt: string;
}

const columns = sql`f.id, f.status, f.file_name as "fileName", f.original_name as "originalName",
  f.mime_type as "mimeType", f.size, f.put_expires_at as "putExpiresAt"`;

/** @returns null when the visitor is not registered */
export async function insertUpload(
  db: Db | Trx,
  owner: FileOwner,
  file: { originalName: string; fileName: string; mimeType: UploadMimeType; size: number; putExpiresAt: Date },
): Promise<UploadRecord | null> {
  const [userId, visitor] = 'userId' in owner ? [owner.userId, null] : [null, owner.visitorUniqueId];
  const inserted = await sql<UploadRecord>`
    insert into file_uploads as f (user_id, visitor_id, original_name, file_name, mime_type, size, put_expires_at)
    select w.user_id, v.id, ${file.originalName}, ${file.fileName}, ${file.mimeType}, ${file.size}::int,
      ${file.putExpiresAt}
    from (select ${userId}::uuid as user_id, ${visitor}::text as unique_id) w
    left join visitors v on v.unique_id = w.unique_id where w.user_id is not null or v.id is not null
    returning ${columns}`.execute(db);
  return inserted.rows[0] ?? null;
}

export async function findUpload(db: Db, id: string): Promise<UploadRecord | null> {
  const found = await sql<UploadRecord>`select ${columns} from file_uploads f where f.id = ${id}`.execute(db);
  return found.rows[0] ?? null;
}

/** The upload when it is the owner's; null for another's and for none. */
export async function findOwnUpload(db: Db, id: string, owner: FileOwner): Promise<UploadRecord | null> {
  const [userId, visitor] = 'userId' in owner ? [owner.userId, null] : [null, owner.visitorUniqueId];
  const found =
    await sql<UploadRecord>`select ${columns} from file_uploads f left join visitors v on v.id = f.visitor_id
    where f.id = ${id} and (f.user_id = ${userId}::uuid or v.unique_id = ${visitor})`.execute(db);
  return found.rows[0] ?? null;
}

/**
 * Completes an upload, once: `keep` runs with the row locked, so that of two concurrent ones only one is stored.
 * @returns false when it was completed before
 */
export async function settleUpload(
  db: Db,
  id: string,
  checked: CheckedFile | null,
  keep: (bytes: Buffer) => Promise<void>,
): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    const found = await sql`select from file_uploads where id = ${id} and status = 'pending' for update`.execute(trx);
    if (found.rows.length === 0) return false;
    if (checked) await keep(checked.bytes);
    await sql`update file_uploads set status = ${checked ? 'ready' : 'refused'}, settled_at = now(),
        size = ${checked ? checked.bytes.length : sql.ref('size')}, width = ${checked?.width ?? null},
        height = ${checked?.height ?? null}
      where id = ${id}`.execute(trx);
    return true;
  });
}
