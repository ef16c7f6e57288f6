/** The cache version of the shop: the number of the last change by staff or worker. Caches depend on it. */
import { sql } from 'kysely';
import type { Db } from './database';

/** A change that is being committed counts already, but cannot be read yet: what is created so soon after one is not cached. */
const STABLE_AFTER_MS = 5000;

/**
 * `pages`: whatever pages show, `page_changes` numbers every such change (0052, 0065). `lists`: only what stands in lists
 * and in the search (0080).
 */
export type VersionScope = 'pages' | 'lists';

const SEQUENCES: Record<VersionScope, string> = { pages: 'page_changes_id_seq', lists: 'list_changes' };

export interface CacheVersion {
  /** Number of the last change, not older than this call. */
  versionAt(now: number): Promise<string>;
  /** Whether what was created of this version can be cached: nothing changed since, and no change is being committed. */
  isStable(version: string, now: number): boolean;
}

/** Reads the sequence that numbers the changes, which costs no scan; callers at the same time share one read. */
export function createCacheVersion(db: Db, scope: VersionScope): CacheVersion {
  let seen = { version: '', since: 0 };
  const readVersion = shareNextRun(async () => {
    const sequence = sql.ref(SEQUENCES[scope]);
    const found = await sql<{ version: string }>`select last_value::text as version from ${sequence}`.execute(db);
    return found.rows[0]?.version ?? '';
  });
  return {
    async versionAt(now) {
      const version = await readVersion();
      if (version !== seen.version) seen = { version, since: now };
      return version;
    },
    isStable: (version, now) => version === seen.version && now - seen.since >= STABLE_AFTER_MS,
  };
}

/**
 * Shares one run of `work` among all callers that arrive before it begins: while another run is under way, and until the
 * requests that are here already have been read. Each gets a run that began after its call, so that no caller receives an
 * outdated result.
 */
function shareNextRun<Result>(work: () => Promise<Result>): () => Promise<Result> {
  let running: Promise<unknown> = Promise.resolve();
  let next: Promise<Result> | null = null;
  function begin(): Promise<Result> {
    next = null;
    const run = work();
    // Its failure is its callers'.
    running = run.catch(() => {});
    return run;
  }
  return () => {
    next ??= running.then(requestsAreRead).then(begin);
    return next;
  };
}

const requestsAreRead = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
