import type { ObjectBucket, PutCondition } from './object-bucket';

/** A bucket in this process's memory. It can be made unreachable, and can end a writer in the middle. */
export class MemoryBucket implements ObjectBucket {
  readonly #objects = new Map<string, { body: Buffer; etag: string; writtenAt: Date }>();
  #writes = 0;
  /** false: every call fails, as if the network were down. */
  isReachable = true;
  /** Number of writes after which every further write fails, as if the writer had been killed. */
  writesLeft = Number.POSITIVE_INFINITY;

  async get(key: string): Promise<{ body: Buffer; etag: string; writtenAt: Date } | null> {
    await this.#reach();
    return this.#objects.get(key) ?? null;
  }

  async put(key: string, body: Buffer, condition?: PutCondition): Promise<boolean> {
    await this.#reachToWrite();
    const etag = this.#objects.get(key)?.etag;
    if (condition === 'absent' && etag !== undefined) return false;
    if (typeof condition === 'object' && condition.etag !== etag) return false;
    this.#writes += 1;
    this.#objects.set(key, { body: Buffer.from(body), etag: String(this.#writes), writtenAt: new Date() });
    return true;
  }

  async list(prefix: string): Promise<string[]> {
    await this.#reach();
    return [...this.#objects.keys()].filter((key) => key.startsWith(prefix)).sort();
  }

  async delete(key: string): Promise<void> {
    await this.#reachToWrite();
    this.#objects.delete(key);
  }

  async #reachToWrite(): Promise<void> {
    await this.#reach();
    this.writesLeft -= 1;
    if (this.writesLeft < 0) throw new Error('Failed to write: the writer was ended.');
  }

  /** Yields to other callers, as a network call does, so that writers interleave. */
  async #reach(): Promise<void> {
    await new Promise((resolve) => setImmediate(resolve));
    if (!this.isReachable) throw new Error('Failed to reach the object store.');
  }
}
