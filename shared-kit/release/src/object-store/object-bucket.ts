/**
 * Requirements for an object store that holds releases: whole objects under keys, strong reads after writes, and
 * conditional writes (If-None-Match and If-Match of S3, GCS and Azure Blob Storage).
 */
export interface ObjectBucket {
  /** Null when there is none. `etag` changes with every write. */
  get(key: string): Promise<{ body: Buffer; etag: string; writtenAt: Date } | null>;
  /** Writes a whole object. False: the condition failed and nothing was written. */
  put(key: string, body: Buffer, condition?: PutCondition): Promise<boolean>;
  /** Keys that start with a prefix, sorted. */
  list(prefix: string): Promise<string[]>;
  /** Deletes an object. A missing one is no error. */
  delete(key: string): Promise<void>;
}

/** `absent`: only if no such object exists; else only if it still has this etag. */
export type PutCondition = 'absent' | { etag: string };
