/** Numbers of the changes that staff and worker make to what the shop shows: what kept answers and records hang on. */
import { sql } from 'kysely';
import type { Db } from './database';

/** A change that is being written counts already, but is not read yet: what is made so soon after one is not kept. */
const SETTLING_MS = 5000;

/**
 * `pages`: whatever pages show, `page_changes` numbers every such change (0052, 0065). `lists`: only what stands in lists
 * and in the search (0080).
 */
export type ChangesOf = 'pages' | 'lists';

const SEQUENCES: Record<ChangesOf, string> = { pages: 'page_changes_id_seq', lists: 'list_changes' };

export interface SeenChanges {
  /** Number of the last change, not older than this call. */
  versionAt(now: number): Promise<string>;
  /** True when what was made of this version can be kept: nothing changed since, and no change is on its way. */
  isSettled(version: string, now: number): boolean;
}

/** Looks at the sequence that numbers the changes, which costs no scan; those who ask at the same time share a look. */
export function createSeenChanges(db: Db, changes: ChangesOf): SeenChanges {
  let seen = { version: '', since: 0 };
  const readVersion = shareNextRun(async () => {
    const sequence = sql.ref(SEQUENCES[changes]);
    const found = await sql<{ version: string }>`select last_value::text as version from ${sequence}`.execute(db);
    return found.rows[0]?.version ?? '';
  });
  return {
    async versionAt(now) {
      const version = await readVersion();
      if (version !== seen.version) seen = { version, since: now };
      return version;
    },
    isSettled: (version, now) => version === seen.version && now - seen.since >= SETTLING_MS,
  };
}

/**
 * Runs `work` once for all who ask while another run is under way: each gets a run that began after they asked, so that
 * nobody learns what was true before.
 */
function shareNextRun<Result>(work: () => Promise<Result>): () => Promise<Result> {
  let running: Promise<unknown> | null = null;
  let next: Promise<Result> | null = null;
  function start(): Promise<Result> {
    next = null;
    const run = work();
    running = run;
    const end = () => {
      if (running === run) running = null;
    };
    run.then(end, end);
    return run;
  }
  return () => {
    if (running === null) return start();
    next ??= running.then(start, start);
    return next;
  };
}
