/** Records as they are shown, read once for all requests, and never older than an edit. */
import { LRUCache } from 'lru-cache';
import type { CacheVersion } from './cache-version';

/** For what changes with the day alone, without a price boundary or an edit: a salon's next exceptions. */
const MAX_AGE_MS = 600_000;

interface CachedRecord<Shown> {
  shown: Shown;
  version: string;
  boundary: Date | null;
  createdAt: number;
  expiresAt: number;
}

/** The result of reading the records that were not cached. */
export interface ReadRecords<Shown> {
  /** By key; a record that is gone is left out. */
  found: ReadonlyMap<string, Shown>;
  /** When a price in them changes next; null: none does. */
  boundary: Date | null;
}

export interface RecordCache<Shown> {
  /**
   * @param keys what the records depend on: market, language, kind, id
   * @param version cache version, read after the request came
   * @param read receives the keys that are not cached
   * @returns the records by key, and when a price in any of them changes next
   */
  get(
    keys: readonly string[],
    version: string,
    now: Date,
    read: (missing: readonly string[]) => Promise<ReadRecords<Shown>>,
  ): Promise<{ shown: ReadonlyMap<string, Shown>; boundary: Date | null }>;
}

/** Caches records until an edit, ten minutes at most. @param maxEntries the least recently used one is evicted first */
export function createRecordCache<Shown>(cacheVersion: CacheVersion, maxEntries: number): RecordCache<Shown> {
  const cache = new LRUCache<string, CachedRecord<Shown>>({ max: maxEntries });

  return {
    async get(keys, version, at, read) {
      const now = at.getTime();
      const records = new Map<string, { shown: Shown; boundary: Date | null }>();
      for (const key of keys) {
        const cached = cache.get(key);
        if (cached?.version !== version || now < cached.createdAt || now >= cached.expiresAt) continue;
        records.set(key, cached);
      }
      const missing = keys.filter((key) => !records.has(key));
      if (missing.length > 0) {
        const { found, boundary } = await read(missing);
        const expiresAt = Math.min(now + MAX_AGE_MS, boundary?.getTime() ?? Number.POSITIVE_INFINITY);
        const isStable = cacheVersion.isStable(version, now);
        for (const [key, shown] of found) {
          const record = { shown, version, boundary, createdAt: now, expiresAt };
          records.set(key, record);
          if (isStable) cache.set(key, record);
        }
      }
      const shown = new Map([...records].map(([key, record]) => [key, record.shown]));
      return { shown, boundary: earliest([...records.values()].map(({ boundary }) => boundary)) };
    },
  };
}

function earliest(instants: readonly (Date | null)[]): Date | null {
  return instants.reduce((first, next) => (first === null || (next !== null && next < first) ? next : first), null);
}
