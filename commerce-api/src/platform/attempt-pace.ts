/**
 * Slows guesses down over all processes, with its state in PostgreSQL: a refusal lasts no longer than until the next
 * turn.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { type ApiError, platformError } from './api-error';
import { type LaneLimit, type LaneState, LONGEST_WAIT_MS, nextTurn, presentLane } from './attempt-pace-rules';
import { type Db, inTransaction, type Trx } from './database';

/**
 * Takes the attempt's turn in all its lanes and counts it as wrong until `forgiveAttempt`. One transaction per attempt,
 * lanes locked in the order of their keys: concurrent attempts take one turn after another.
 * @returns milliseconds until the turn, 0 for at once
 * @throws 429 attempts_slowed with retry-after when the turn is further away than the longest wait; nothing is counted
 *   then
 */
export async function takeTurn(db: Db, limits: readonly LaneLimit[], now: Date): Promise<number> {
  const at = now.getTime();
  const sorted = [...limits].sort((a, b) => (a.key < b.key ? -1 : 1));
  return inTransaction(db, async (trx) => {
    const lanes: { limit: LaneLimit; state: LaneState }[] = [];
    for (const limit of sorted)
      lanes.push({ limit, state: presentLane(await lockLane(trx, limit.key, now), limit, at) });
    const turn = Math.max(...lanes.map(({ limit, state }) => nextTurn(state, limit, at)));
    if (turn - at > LONGEST_WAIT_MS) throw attemptsSlowed(turn - at - LONGEST_WAIT_MS);
    for (const { limit, state } of lanes) {
      await sql`update attempt_lanes set failures = ${state.failures + 1}, turn_at = ${new Date(turn)}
        where key = ${limit.key}`.execute(trx);
    }
    return turn - at;
  });
}

async function lockLane(trx: Trx, key: string, now: Date): Promise<LaneState | null> {
  await sql`insert into attempt_lanes (key, failures, turn_at) values (${key}, 0, ${now})
    on conflict (key) do nothing`.execute(trx);
  const found = await sql<{ failures: number; turnAt: string }>`select failures, turn_at as "turnAt" from attempt_lanes
    where key = ${key} for update`.execute(trx);
  const row = found.rows[0];
  return row ? { failures: row.failures, turnAt: Date.parse(row.turnAt) } : null;
}

function attemptsSlowed(waitMs: number): ApiError {
  const seconds = Math.ceil(waitMs / 1000);
  return platformError('429 attempts_slowed', { headers: { 'retry-after': String(seconds) }, values: { seconds } });
}

/** Waits for a turn. @throws 503 when the API ends meanwhile */
export async function waitForTurn(waitMs: number, ending: AbortSignal): Promise<void> {
  if (waitMs <= 0) return;
  await sleep(waitMs, undefined, { signal: ending }).catch(() => {
    throw platformError('503 service_unavailable', { headers: { 'retry-after': '1' } });
  });
}

/** The attempt was right: it counts in no lane. */
export async function forgiveAttempt(db: Db | Trx, limits: readonly LaneLimit[]): Promise<void> {
  const keys = limits.map(({ key }) => key);
  await sql`with mine as (select key from attempt_lanes where key = any (${keys}) order by key for update)
    update attempt_lanes l set failures = greatest(l.failures - 1, 0) from mine where l.key = mine.key`.execute(db);
}

/** Longer than the life of any lane. */
const RETENTION_DAYS = 2;

/** Purges quiet lanes: their keys name addresses and e-mails. For the worker. */
export async function purgeOldLanes(db: Db): Promise<void> {
  await sql`delete from attempt_lanes where turn_at < now() - make_interval(days => ${RETENTION_DAYS})`.execute(db);
}
