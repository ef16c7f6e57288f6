/** Limits that hold over all processes (login, codes, resets, vouchers, discount codes), counted in PostgreSQL. */
import { type RawBuilder, sql } from 'kysely';
import { tooManyRequests } from './api-error';
import type { Db, Trx } from './database';
import { type Write, withWrites } from './write-together';

export interface RateLimit {
  /** What is counted, by whom: `login:203.0.113.7`. */
  key: string;
  limit: number;
  windowSeconds: number;
}

/** Counts one attempt, together with other writes, and returns the number in the running window. */
export async function countAttempt(
  db: Db | Trx,
  { key, windowSeconds }: RateLimit,
  writes: readonly Write[] = [],
): Promise<{ count: number; retryAfter: number }> {
  const result = await sql<{ count: number; retry_after: number }>`
    ${withWrites(writes)} insert into rate_counters (key, window_start, count) values (${key}, now(), 1)
    on conflict (key) do update set
      count = case when rate_counters.window_start < now() - make_interval(secs => ${windowSeconds}) then 1
        else rate_counters.count + 1 end,
      window_start = case when rate_counters.window_start < now() - make_interval(secs => ${windowSeconds}) then now()
        else rate_counters.window_start end
    returning count, ceil(extract(epoch from window_start + make_interval(secs => ${windowSeconds}) - now()))::int as retry_after
  `.execute(db);
  const row = result.rows[0];
  return { count: row?.count ?? 1, retryAfter: row?.retry_after ?? 1 };
}

/** Expression: seconds until the window ends when the limit is used up, null while it is not; counts and locks nothing. */
export const secondsUntilFree = ({ key, limit, windowSeconds }: RateLimit, factor: number): RawBuilder<number | null> =>
  sql<
    number | null
  >`(select ceil(extract(epoch from window_start + make_interval(secs => ${windowSeconds}) - now()))::int
    from rate_counters where key = ${key} and count >= ${limit * factor}::numeric
      and window_start >= now() - make_interval(secs => ${windowSeconds}))`;

/**
 * Counts an attempt, together with other writes.
 * @throws 429 with retry-after when the limit (times the configured factor) is used up
 */
export async function limitAttempts(
  db: Db | Trx,
  limit: RateLimit,
  factor = 1,
  writes: readonly Write[] = [],
): Promise<void> {
  const { count, retryAfter } = await countAttempt(db, limit, writes);
  if (count > limit.limit * factor) throw tooManyRequests(retryAfter);
}

/** Longer than any window. */
const RETENTION_DAYS = 2;

/** Purges counts whose window is over: their keys name addresses, phones and e-mails. For the worker. */
export async function purgeOldCounts(db: Db): Promise<void> {
  await sql`delete from rate_counters where window_start < now() - make_interval(days => ${RETENTION_DAYS})`.execute(
    db,
  );
}
