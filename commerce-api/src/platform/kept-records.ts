/** Records as they are shown, read once for all who are shown them, and never older than an edit. */
import type { SeenChanges } from './seen-changes';

/** For what changes with the day alone and no price or edit tells of: a salon's next exceptions. */
const LONGEST_MS = 600_000;

interface KeptRecord<Shown> {
  shown: Shown;
  version: string;
  boundary: Date | null;
  madeAt: number;
  until: number;
}

/** What was read of records that were not kept. */
export interface ReadRecords<Shown> {
  /** By key; a record that is gone is left out. */
  found: ReadonlyMap<string, Shown>;
  /** When a price in them changes next; null: none does. */
  boundary: Date | null;
}

export interface KeptRecords<Shown> {
  /**
   * @param keys what the records hang on: market, language, kind, id
   * @param version of the changes, looked at after the request came
   * @param read given the keys that are not kept
   * @returns the records by key, and when a price in any of them changes next
   */
  get(
    keys: readonly string[],
    version: string,
    now: Date,
    read: (missing: readonly string[]) => Promise<ReadRecords<Shown>>,
  ): Promise<{ shown: ReadonlyMap<string, Shown>; boundary: Date | null }>;
}

/** Keeps records until an edit, ten minutes at most. @param most which was not asked for longest goes first */
export function createKeptRecords<Shown>(changes: SeenChanges, most: number): KeptRecords<Shown> {
  const kept = new Map<string, KeptRecord<Shown>>();

  function keep(key: string, record: KeptRecord<Shown>): void {
    kept.delete(key);
    kept.set(key, record);
    if (kept.size <= most) return;
    const [oldest] = kept.keys();
    if (oldest !== undefined) kept.delete(oldest);
  }

  return {
    async get(keys, version, at, read) {
      const now = at.getTime();
      const records = new Map<string, { shown: Shown; boundary: Date | null }>();
      for (const key of keys) {
        const found = kept.get(key);
        if (found?.version !== version || now < found.madeAt || now >= found.until) continue;
        records.set(key, found);
        keep(key, found);
      }
      const missing = keys.filter((key) => !records.has(key));
      if (missing.length > 0) {
        const { found, boundary } = await read(missing);
        const until = Math.min(now + LONGEST_MS, boundary?.getTime() ?? Number.POSITIVE_INFINITY);
        const isKept = changes.isSettled(version, now);
        for (const [key, shown] of found) {
          const record = { shown, version, boundary, madeAt: now, until };
          records.set(key, record);
          if (isKept) keep(key, record);
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
