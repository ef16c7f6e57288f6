import { MemoryBucket } from './memory-bucket';
import { ObjectReleaseStore } from './object-release-store';

export { MemoryBucket } from './memory-bucket';
export type { ObjectBucket, PutCondition } from './object-bucket';
export { ObjectReleaseStore } from './object-release-store';

/** A release store in memory, for tests. Stores on one bucket are the same store, as if opened by two processes. */
export class InMemoryReleaseStore extends ObjectReleaseStore {
  constructor(bucket = new MemoryBucket(), now?: () => Date) {
    super(bucket, now);
  }
}
