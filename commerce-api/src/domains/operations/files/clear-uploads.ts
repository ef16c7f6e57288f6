import { sql } from 'kysely';
import { type Db, inTransaction, type Trx } from '../../../platform/database';
import { type FileStore, fileKey, incomingKey } from './file-store';
import { fetchIncoming } from './receive-file';
import { findUpload } from './upload-queries';

const AT_ONCE = 20;

/**
 * Checks files that went to the store directly, and deletes unneeded ones: announced and not sent within a day,
 * refused, or ready for 30 days and not attached. For the worker.
 */
export async function clearUploads(db: Db, store: FileStore, now = new Date()): Promise<void> {
  const waiting = await sql<{ id: string }>`select id from file_uploads
    where status = 'pending' and created_at > ${now}::timestamptz - interval '1 day'
    order by created_at desc limit ${AT_ONCE}`.execute(db);
  for (const { id } of waiting.rows) {
    const upload = await findUpload(db, id);
    if (upload) await fetchIncoming(db, store, upload);
  }
  const useless = await sql<{ id: string }>`select id from file_uploads where attached_at is null
      and ((status <> 'ready' and created_at < ${now}::timestamptz - interval '1 day')
        or created_at < ${now}::timestamptz - interval '30 days')
    order by created_at limit ${AT_ONCE}`.execute(db);
  for (const { id } of useless.rows) await inTransaction(db, (trx) => clearUpload(trx, store, id));
}

/** Under the row's lock: a concurrent form gets the whole file, or an error that it is gone. */
async function clearUpload(trx: Trx, store: FileStore, id: string): Promise<void> {
  const useless = await sql`select from file_uploads where id = ${id} and attached_at is null
    for update skip locked`.execute(trx);
  if (useless.rows.length === 0) return;
  // The row last: after an earlier failure the deletion is repeated.
  await store.remove(incomingKey(id));
  await store.remove(fileKey(id));
  await sql`delete from file_uploads where id = ${id}`.execute(trx);
}
