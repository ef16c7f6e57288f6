/** SQL of the problems that go on to the error-reporting service. */
import { createHash } from 'node:crypto';
import type { KnownProblem } from '@aksamit/contracts';
import { sql } from 'kysely';
import type { Db, Trx } from '../../../platform/database';

export interface NewProblem {
  module: string;
  version: string;
  channel: 'stable' | 'canary';
  /** Slug of the visitor's market. */
  market: string;
  page: string | null;
  phase: string | null;
  message: string;
  stack: string | null;
}

export interface Problem extends NewProblem {
  /** UUID; without its dashes the event's id, the same on every attempt. */
  id: string;
  /** How many such problems this one stands for. */
  count: number;
  /** ISO 8601 */
  occurredAt: string;
  /** This attempt included. */
  attempts: number;
}

/** So many problems of one kind (same module, version and message) in one hour are sent one by one, the rest as one. */
export const ALONE_PER_HOUR = 5;
const HOUR_MS = 3_600_000;

/**
 * Queues a problem, or counts it on the last one of its kind and hour.
 * @param state kept: there is no error-reporting service
 */
export async function queueProblem(
  trx: Trx,
  problem: NewProblem,
  { now, state }: { now: Date; state: 'due' | 'kept' },
): Promise<void> {
  const { module, version, channel, market, page, phase, message, stack } = problem;
  const key = createHash('sha256')
    .update(JSON.stringify([module, version, message]))
    .digest();
  const hour = new Date(Math.floor(now.getTime() / HOUR_MS) * HOUR_MS);
  // Collected problems are sent when the hour is over.
  const hourIsOver = new Date(hour.getTime() + HOUR_MS + 60_000);
  await sql`select pg_advisory_xact_lock(hashtextextended(${`release-problem ${key.toString('hex')}`}, 0))`.execute(
    trx,
  );
  await sql`insert into release_problems as known (group_key, hour, number, module, version, channel, market, page, phase,
      message, stack, occurred_at, state, next_try_at)
    select ${key}, ${hour}, n.number, ${module}, ${version}, ${channel}, ${market}, ${page}, ${phase}, ${message},
      ${stack}, ${now}, ${state}, case when n.number > ${ALONE_PER_HOUR} then ${hourIsOver}::timestamptz else ${now}::timestamptz end
    from (select least(coalesce(max(number), 0) + 1, ${ALONE_PER_HOUR + 1})::int as number from release_problems
      where group_key = ${key} and hour = ${hour}) n
    on conflict (group_key, hour, number) do update set count = known.count + 1`.execute(trx);
}

/** Seconds until the next attempt, by the number of attempts; the last applies to all further ones. */
const RETRY_AFTER_SECONDS = [5, 15, 60, 300, 900, 3600];

/**
 * Claims due problems, each for one worker only. Their next attempt is scheduled before this one, so a worker that is
 * killed in between only delays them.
 */
export async function takeDueProblems(db: Db, now: Date, limit: number): Promise<Problem[]> {
  const due = await sql<Problem>`
    update release_problems p set tries = tries + 1, next_try_at = ${now}::timestamptz
        + make_interval(secs => (${RETRY_AFTER_SECONDS}::int[])[least(p.tries + 1, ${RETRY_AFTER_SECONDS.length})])
    where p.id in (select id from release_problems where state = 'due' and next_try_at <= ${now}
      order by next_try_at limit ${limit} for update skip locked)
    returning p.id, p.count, p.module, p.version, p.channel, p.market, p.page, p.phase, p.message, p.stack,
      p.occurred_at as "occurredAt", p.tries as attempts`.execute(db);
  return due.rows;
}

/** Problems since an instant by release, phase, page and message, the latest first. */
export async function readProblems(db: Db | Trx, since: Date): Promise<KnownProblem[]> {
  const found = await sql<KnownProblem>`
    select module, version, channel, phase, page, message, sum(count)::int as count, max(occurred_at) as "lastAt"
    from release_problems where occurred_at >= ${since}
    group by module, version, channel, phase, page, message
    order by max(occurred_at) desc, module, version, message limit 200`.execute(db);
  return found.rows;
}

/** Records the final outcome of a problem. */
export async function closeProblem(db: Db, id: string, state: 'sent' | 'failed'): Promise<void> {
  await sql`update release_problems set state = ${state} where id = ${id} and state = 'due'`.execute(db);
}

/** The service requests a pause: no attempt before that instant. */
export async function holdProblems(db: Db, until: Date): Promise<void> {
  await sql`update release_problems set next_try_at = ${until}
    where state = 'due' and next_try_at < ${until}`.execute(db);
}
