import type { FileStore } from './file-store';
import { createFolderStore } from './folder-store';
import { createS3Store, type S3Settings } from './s3-store';

/** A folder by default, a bucket when one is configured. */
export type FileStoreSettings = { folder: string } | { s3: S3Settings };

export function createFileStore(settings: FileStoreSettings): FileStore {
  return 's3' in settings ? createS3Store(settings.s3) : createFolderStore(settings.folder);
}
