import { purgeOldLanes } from './attempt-pace';
import type { Job, JobContext } from './domain';
import { purgeOldKeys } from './idempotency';
import { purgeOldCounts } from './rate-counter';

/** Tables that the platform itself writes to. */
export const PLATFORM_TABLES: readonly string[] = [
  'applied_seeds',
  'attempt_lanes',
  'enforced_rules',
  'idempotency_keys',
  'rate_counters',
  'schema_functions',
  'schema_migrations',
];

/** Jobs on the platform's own tables. */
export const platformJobs = ({ db }: JobContext): readonly Job[] => [
  { name: 'idempotency keys', pauseMs: 600_000, run: () => purgeOldKeys(db) },
  { name: 'counts of limits', pauseMs: 600_000, run: () => purgeOldCounts(db) },
  { name: 'lanes of attempts', pauseMs: 600_000, run: () => purgeOldLanes(db) },
];
