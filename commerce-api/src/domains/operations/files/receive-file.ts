import { invalidFields } from '../../../platform/api-error';
import type { Db } from '../../../platform/database';
import { operationsError } from '../errors';
import { checkFile } from './check-file';
import { type FileStore, fileKey, incomingKey } from './file-store';
import { settleUpload, type UploadRecord } from './upload-queries';

/** Bytes; a picture may grow when it is encoded again. */
const MAX_STORED_BYTES = 10_485_760;

/**
 * Receives an announced file: it is stored when it matches the announcement, else refused permanently.
 * @throws 409 upload_closed when it is there already, 422 on `file`
 */
export async function receiveFile(db: Db, store: FileStore, upload: UploadRecord, bytes: Buffer): Promise<void> {
  if (upload.status !== 'pending') throw operationsError('409 upload_closed');
  if (bytes.length !== upload.size) throw invalidFields({ file: ['file_size'] });
  const checked = await checkedFile(bytes, upload);
  const isSettled = await settleUpload(db, upload.id, checked, (file) =>
    store.put(fileKey(upload.id), file, upload.mimeType),
  );
  if (!isSettled) throw operationsError('409 upload_closed');
  if (!checked) throw invalidFields({ file: ['file_content'] });
}

/** Checks a file that went to the store directly. @returns whether anything changed */
export async function fetchIncoming(db: Db, store: FileStore, upload: UploadRecord): Promise<boolean> {
  if (upload.status !== 'pending') return false;
  const bytes = await store.get(incomingKey(upload.id));
  if (!bytes) return false;
  const checked = bytes.length === upload.size ? await checkedFile(bytes, upload) : null;
  await settleUpload(db, upload.id, checked, (file) => store.put(fileKey(upload.id), file, upload.mimeType));
  await store.remove(incomingKey(upload.id));
  return true;
}

async function checkedFile(bytes: Buffer, { mimeType }: UploadRecord) {
  const checked = await checkFile(bytes, mimeType);
  return checked && checked.bytes.length <= MAX_STORED_BYTES ? checked : null;
}
